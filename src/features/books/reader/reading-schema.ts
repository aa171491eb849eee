import { z } from 'zod';
import { chapterId } from '../book-schema.ts';
import { highlightColours, longestNote, longestWords, mostBooks, mostMarks } from './reading.ts';

const words = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'Remove the invisible character.');
const place = { chapter: chapterId, at: z.int().min(0).max(10_000_000) };
const bookmark = { ...place, id: chapterId, words: words(longestWords) };

const reading = z.strictObject({
  book: z.uuid(),
  title: words(200),
  place: z.strictObject(place).nullable(),
  bookmarks: z.array(z.strictObject(bookmark)).max(mostMarks, `Use at most ${mostMarks} bookmarks.`),
  highlights: z
    .array(z.strictObject({ ...bookmark, colour: z.enum(highlightColours), note: words(longestNote) }))
    .max(mostMarks, `Use at most ${mostMarks} highlights.`),
});

export const readingsSchema = z.strictObject({ readings: z.array(reading).max(mostBooks) });
