/** A transcript: who said what and when. A run makes one; people go on editing it as a work of the same shape. */
import { z } from 'zod';

/** A day: longer than anything that is recorded in one go. */
const longest = 100_000;
export const longestRow = 5_000;
export const longestName = 80;
export const longestNote = 400;
export const mostSpeakers = 30;

const seconds = z.number().min(0).max(longest);

const row = z.strictObject({
  start: seconds,
  end: seconds,
  text: z.string().max(longestRow),
  /** When each word begins; words are what blanks part. */
  words: z.array(seconds).max(longestRow),
  /** Its place among the speakers; null where nobody knows. */
  speaker: z
    .int()
    .min(0)
    .max(mostSpeakers - 1)
    .nullable(),
});
export type Row = z.output<typeof row>;

const source = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('youtube'), id: z.string().max(20), channel: z.string().max(200) }),
  z.strictObject({
    is: z.literal('file'),
    file: z.uuid(),
    name: z.string().max(300),
    isVideo: z.boolean(),
    /** A sample, made with a built-in voice. */
    isSample: z.boolean(),
  }),
  z.strictObject({ is: z.literal('captions'), name: z.string().max(300) }),
]);

export const transcriptData = z.strictObject({
  title: z.string().max(300),
  source,
  /** Captions that a person wrote, captions that YouTube heard, or speech that our own model heard. */
  made: z.enum(['captions', 'automatic', 'speech']),
  /** `en`; null where nobody said. */
  language: z.string().max(20).nullable(),
  seconds,
  /** What people should know of it, such as that a part could not be read. */
  note: z.string().max(longestNote).nullable(),
  speakers: z.array(z.string().max(longestName)).max(mostSpeakers),
  /** The speakers were distinguished by their voices, and nobody has looked at them yet. */
  isSuggested: z.boolean(),
  rows: z.array(row).max(20_000),
  chapters: z.array(z.strictObject({ start: seconds, title: z.string().max(200) })).max(200),
  quotes: z.array(z.strictObject({ start: seconds, text: z.string().max(1000) })).max(20),
  /** Each sentence with where it is said, if that is known. */
  summary: z.array(z.strictObject({ text: z.string().max(2000), start: seconds.nullable() })).max(40),
});
export type Transcript = z.output<typeof transcriptData>;

export const speakerOf = ({ speakers }: Pick<Transcript, 'speakers'>, { speaker }: Pick<Row, 'speaker'>) =>
  speaker === null ? undefined : speakers[speaker];
