/** The recording of a run as lines, spelt with the person's own words. */
import type { RunContext, Update } from '../define/define-run.server.ts';
import { hearAll, type Heard } from './hear-all.server.ts';
import { linesOf } from './heard-lines.ts';
import type { HeardLine, MediaSource } from './media-source.ts';
import { givenMedia, sampleMedia } from './media.server.ts';

const sample = { sample: 'planning-meeting.mp3', name: 'Sample: a planning meeting.mp3' } as const;

interface HeardLines extends Pick<Heard, 'language' | 'seconds' | 'isCut'> {
  source: MediaSource;
  lines: HeardLine[];
}

export async function* hearLines(
  input: { files: string[]; sample: boolean; language: string },
  context: RunContext,
): AsyncGenerator<Update, HeardLines, undefined> {
  yield { step: 'Opening the recording' };
  const { source, stream } = await (input.sample
    ? sampleMedia(sample, context)
    : givenMedia(input.files[0]!, context));
  const own = await context.extensions.words.all();
  const lineOf = ({ text }: { text: string }) => `${text} `;
  const { cues, language, seconds, isCut } = yield* hearAll(
    stream,
    { language: input.language || null, lineOf },
    context,
  );
  return { source, lines: linesOf(cues, own), language, seconds, isCut };
}
