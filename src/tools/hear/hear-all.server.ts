/** Hears a recording minute by minute. Each is a step, so that hours survive a restart at the minute they had reached. */
import type { OpenedSound } from '#kit/models/open-sound.server.ts';
import type { PackProgress } from '#kit/packs/packs.server.ts';
import type { Cue } from '#kit/videos/cue.ts';
import type { RunContext, Update } from '../define/define-run.server.ts';
import { clock } from './clock.ts';
import { hearMinute, type HeardCue } from './hear-minute.server.ts';
import { reportWhileWaiting } from './report-while-waiting.server.ts';

/** This server transcribes at about the pace of speech; a minute that takes this long hangs. */
const longestMinute = 15 * 60_000;

export interface Heard {
  cues: HeardCue[];
  language: string | null;
  /** Of the language, from 0 to 1. */
  certainty: number;
  seconds: number;
  /** The end of the file is damaged. */
  isCut: boolean;
}

interface HearingOptions {
  /** Found out without it. */
  language: string | null;
  /** What is written of each stretch while the rest is heard. */
  lineOf: (cue: Cue) => string;
}

export async function* hearAll(
  stream: ReadableStream<Uint8Array>,
  asked: HearingOptions,
  context: RunContext,
): AsyncGenerator<Update, Heard, undefined> {
  const sound = yield* reportWhileWaiting((tell) =>
    context.models.openSound(stream, {
      signal: context.signal,
      onFetch: (progress) => tell(fetching(progress)),
    }),
  );
  try {
    return yield* hearMinutes(sound, asked, context);
  } finally {
    await sound.close();
  }
}

async function* hearMinutes(
  sound: OpenedSound,
  asked: HearingOptions,
  context: RunContext,
): AsyncGenerator<Update, Heard, undefined> {
  const { seconds, isCut } = sound;
  const all: Heard = { cues: [], language: asked.language, certainty: 1, seconds, isCut };
  for (let from = 0, minute = 0; from < seconds; minute++) {
    yield { step: `Listening: ${clock(from)} of ${clock(seconds)}`, progress: from / seconds };
    const { language } = all;
    const part = yield* context.writtenStep(
      `minute-${minute}`,
      ({ signal }) =>
        reportWhileWaiting((tell) =>
          hearMinute(sound, context.models, {
            from,
            language,
            signal,
            onFetch: (progress) => tell(fetching(progress)),
            onCues: (cues) => tell({ append: cues.map(asked.lineOf).join('') }),
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
export const fetching = ({ title, received, total }: PackProgress): Update => ({
  step: `Fetching ${title}: ${megabytes(received)} of ${megabytes(total)}`,
});
