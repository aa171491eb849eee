/** A text that was read aloud: its sound in parts, and when each word is said. */
import { z } from 'zod';

export const spokenPart = z.strictObject({
  file: z.uuid(),
  seconds: z.number().min(0),
  text: z.string().max(5_000),
  /** When each word begins, from the beginning of the part; words are what blanks part. */
  words: z.array(z.number().min(0)).max(5_000),
});
export type SpokenPart = z.output<typeof spokenPart>;

export const readAloudData = z.strictObject({
  voice: z.string().max(40),
  speed: z.number(),
  seconds: z.number().min(0),
  parts: z.array(spokenPart).max(5_000),
  /** All of it in one file; null where none could be made here. */
  mp3: z.uuid().nullable(),
});
export type ReadAloud = z.output<typeof readAloudData>;

/** The text that grows while parts are made, one line of JSON each. */
export const partsText = 'parts';

export function partsIn(lines: string): SpokenPart[] {
  return lines.split('\n').flatMap((line) => {
    const read = line ? spokenPart.safeParse(parsed(line)).data : undefined;
    return read ? [read] : [];
  });
}

/** The last line may not be whole yet. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
