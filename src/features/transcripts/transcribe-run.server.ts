/** Hears a recording minute by minute, and makes a transcript of it. */
import { clock } from '#tools/hear/clock.ts';
import { hearAll, type Heard } from '#tools/hear/hear-all.server.ts';
import type { HeardCue } from '#tools/hear/hear-minute.server.ts';
import { givenMedia, sampleMedia } from '#tools/hear/media.server.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import type { Transcript } from './data.ts';
import { digest } from './digest/digest.server.ts';
import { plainText } from './export/plain-text.ts';
import { suggestSpeakers } from './hear/speakers.server.ts';
import { rowsOf } from './rows.ts';
import { languageName } from './source-words.ts';
import { transcribeTool } from './transcribe-tool.ts';

/** Below this the language is a guess. */
const sureEnough = 0.5;

export const transcribeRun = defineRun(transcribeTool, async function* (input, context) {
  yield { step: 'Opening the recording' };
  const { source, stream } = await (input.sample
    ? sampleMedia({ sample: 'kitchen-garden.mp3', name: 'Sample: in the kitchen garden.mp3' }, context)
    : givenMedia(input.files[0]!, context));
  const lineOf = ({ start, text }: Pick<HeardCue, 'start' | 'text'>) => `${clock(start)} ${text}\n`;
  const heard = yield* hearAll(stream, { language: input.language || null, lineOf }, context);
  yield { step: 'Looking for chapters and quotes', progress: 1 };
  const said = rowsOf(input.speakers ? withSpeakers(heard.cues) : heard.cues);
  const transcript: Transcript = {
    ...said,
    title: titleFrom(source.name),
    source: { is: 'file', ...source },
    made: 'speech',
    language: heard.language,
    seconds: heard.seconds,
    isSuggested: said.speakers.length > 0,
    ...(await digest({ rows: said.rows, note: noteOn(heard, input.language === '') }, context)),
  };
  yield { text: plainText(transcript) || 'No speech found in this recording.\n' };
  yield { data: transcript };
});

function withSpeakers(cues: readonly HeardCue[]) {
  const places = suggestSpeakers(cues);
  return cues.map((cue, at) =>
    places[at] === null ? cue : { ...cue, speaker: `Speaker ${places[at]! + 1}` },
  );
}

const titleFrom = (name: string) => name.replace(/\.[^.]{1,5}$/, '') || 'Recording';

function noteOn({ language, certainty, cues, isCut }: Heard, wasFound: boolean): string | null {
  if (isCut) return 'The end of this file is damaged. The rest is here.';
  if (wasFound && language && certainty < sureEnough && cues.length > 0)
    return `The language is a guess: ${languageName(language) ?? language}. If that’s wrong, choose the language and try again. Languages Whisper doesn’t know come out as nonsense.`;
  return null;
}
