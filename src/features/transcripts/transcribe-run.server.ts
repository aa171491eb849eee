/** Hears a recording minute by minute. Each is a step, so that hours survive a restart at the minute they had reached. */
import type { PackProgress } from '#kit/packs/packs.server.ts';
import type { OpenedSound } from '#kit/models/open-sound.server.ts';
import { defineRun, type RunContext, type Update } from '#tools/define/define-run.server.ts';
import { clock } from './clock.ts';
import type { Transcript } from './data.ts';
import { digest } from './digest/digest.server.ts';
import { plainText } from './export/plain-text.ts';
import { hearMinute, type HeardCue } from './hear/hear-minute.server.ts';
import { givenMedia, sampleMedia } from './hear/media.server.ts';
import { suggestSpeakers } from './hear/speakers.server.ts';
import { tellMeanwhile } from './hear/tell-meanwhile.server.ts';
import { rowsOf } from './rows.ts';
import { languageName } from './source-words.ts';
import { transcribeTool } from './transcribe-tool.ts';

/** The house hears at about the pace of speech; a minute that takes this long hangs. */
const longestMinute = 15 * 60_000;
/** Below this the language is a guess. */
const sureEnough = 0.5;

export const transcribeRun = defineRun(transcribeTool, async function* (input, context) {
  yield { step: 'Opening the recording' };
  const { source, stream } = await (input.sample
    ? sampleMedia(context)
    : givenMedia(input.files[0]!, context));
  const sound = yield* tellMeanwhile((tell) =>
    context.models.openSound(stream, {
      signal: context.signal,
      onFetch: (progress) => tell(fetching(progress)),
    }),
  );
  try {
    const heard = yield* hearAll(sound, input.language || null, context);
    yield { step: 'Looking for chapters and quotes', progress: 1 };
    const said = rowsOf(input.speakers ? withSpeakers(heard.cues) : heard.cues);
    const transcript: Transcript = {
      ...said,
      title: titleFrom(source.name),
      source,
      made: 'speech',
      language: heard.language,
      seconds: sound.seconds,
      isSuggested: said.speakers.length > 0,
      note: noteOn(heard, sound, input.language === ''),
      ...(await digest(said.rows, context)),
    };
    yield { text: plainText(transcript) || 'Nobody speaks in this recording.\n' };
    yield { data: transcript };
  } finally {
    await sound.close();
  }
});

interface Heard {
  cues: HeardCue[];
  language: string | null;
  certainty: number;
}

async function* hearAll(
  sound: OpenedSound,
  asked: string | null,
  context: RunContext,
): AsyncGenerator<Update, Heard, undefined> {
  const all: Heard = { cues: [], language: asked, certainty: 1 };
  for (let from = 0, minute = 0; from < sound.seconds; minute++) {
    yield { step: `Listening: ${clock(from)} of ${clock(sound.seconds)}`, progress: from / sound.seconds };
    const { language } = all;
    const part = yield* context.writtenStep(
      `minute-${minute}`,
      ({ signal }) =>
        tellMeanwhile((tell) =>
          hearMinute(sound, context.models, {
            from,
            language,
            signal,
            onFetch: (progress) => tell(fetching(progress)),
            onCues: (cues) =>
              tell({ append: cues.map(({ start, text }) => `${clock(start)} ${text}\n`).join('') }),
          }),
        ),
      { within: longestMinute },
    );
    all.cues.push(...part.cues);
    if (all.language === null && part.language !== null)
      Object.assign(all, { language: part.language, certainty: part.certainty });
    from = part.next;
  }
  return all;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const fetching = ({ title, received, total }: PackProgress): Update => ({
  step: `Fetching ${title}: ${megabytes(received)} of ${megabytes(total)}`,
});

function withSpeakers(cues: readonly HeardCue[]) {
  const places = suggestSpeakers(cues);
  return cues.map((cue, at) =>
    places[at] === null ? cue : { ...cue, speaker: `Speaker ${places[at]! + 1}` },
  );
}

const titleFrom = (name: string) => name.replace(/\.[^.]{1,5}$/, '') || 'Recording';

function noteOn(
  { language, certainty, cues }: Heard,
  { isCut }: OpenedSound,
  wasFound: boolean,
): string | null {
  if (isCut) return 'The end of this file is damaged. What comes before it is here.';
  if (wasFound && language && certainty < sureEnough && cues.length > 0)
    return `The language is a guess: ${languageName(language) ?? language}. If that is wrong, choose it and try again; a language that Whisper does not know comes out as nonsense.`;
  return null;
}
