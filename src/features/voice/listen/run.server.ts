import { cleanSpeech } from '#language/speech.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { hearAll } from '#tools/hear/hear-all.server.ts';
import { linesOf, textOfLines } from '#tools/hear/heard-lines.ts';
import { givenMedia, sampleMedia } from '#tools/hear/media.server.ts';
import type { VoiceNote } from './data.ts';
import { voiceNote } from './tool.ts';

export const sample = { sample: 'planning-meeting.mp3', name: 'Sample: a planning meeting.mp3' } as const;

export const voiceNoteRun = defineRun(voiceNote, async function* (input, context) {
  yield { step: 'Opening the recording' };
  const { source, stream } = await (input.sample
    ? sampleMedia(sample, context)
    : givenMedia(input.files[0]!, context));
  const own = await context.rooms.words.all();
  const lineOf = ({ text }: { text: string }) => `${text} `;
  const heard = yield* hearAll(stream, { language: input.language || null, lineOf }, context);
  const lines = linesOf(heard.cues, own);
  const raw = textOfLines(lines);
  const clean = cleanSpeech(raw, { language: heard.language ?? 'en' });
  const note: VoiceNote = {
    source,
    seconds: heard.seconds,
    language: lines.length > 0 ? heard.language : null,
    note: heard.isCut ? 'The end of this file is damaged. What comes before it is here.' : null,
    lines,
    raw,
    clean,
  };
  yield { text: clean || 'Nobody speaks in this recording.' };
  yield { text: raw, to: 'said' };
  yield { data: note };
});
