import { cleanSpeech } from '#language/speech.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { hearLines } from '#tools/hear/hear-lines.server.ts';
import { textOfLines } from '#tools/hear/heard-lines.ts';
import type { VoiceNote } from './data.ts';
import { voiceNote } from './tool.ts';

export const voiceNoteRun = defineRun(voiceNote, async function* (input, context) {
  const { source, lines, language, seconds, isCut } = yield* hearLines(input, context);
  const raw = textOfLines(lines);
  const clean = cleanSpeech(raw, { language: language ?? 'en' });
  const note: VoiceNote = {
    source,
    seconds,
    language: lines.length > 0 ? language : null,
    note: isCut ? 'The end of this file is damaged. The rest is here.' : null,
    lines,
    raw,
    clean,
  };
  yield { text: clean || 'No speech found in this recording.' };
  yield { text: raw, to: 'said' };
  yield { data: note };
});
