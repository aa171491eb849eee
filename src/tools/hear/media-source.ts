/** Where something that was heard comes from, and what was heard of it. */
import { z } from 'zod';

export const mediaSource = z.strictObject({
  file: z.uuid(),
  name: z.string().max(300),
  isVideo: z.boolean(),
  /** A sample, made with a built-in voice. */
  isSample: z.boolean(),
});
export type MediaSource = z.output<typeof mediaSource>;

/** A day: longer than anything that is recorded in one go. */
const seconds = z.number().min(0).max(100_000);
const longestLine = 5_000;

export const heardLine = z.strictObject({
  start: seconds,
  end: seconds,
  text: z.string().max(longestLine),
  /** When each word begins; words are what blanks part. */
  words: z.array(seconds).max(longestLine),
});
export type HeardLine = z.output<typeof heardLine>;

export const heardLines = z.array(heardLine).max(20_000);
