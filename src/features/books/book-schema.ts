import { z } from 'zod';
import {
  licenceIds,
  longestAbout,
  longestBrief,
  longestChapter,
  longestName,
  longestPicture,
  mostChapters,
  motifs,
  palettes,
  roles,
  themes,
  trimIds,
} from './book.ts';

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'Remove the invisible character.');

export const chapterId = z.string().regex(/^[\w-]{1,40}$/);

export const coverSchema = z.strictObject({
  palette: z.enum(palettes),
  motif: z.enum(motifs),
  seed: z.int().min(0).max(1_000_000_000),
  picture: z
    .string()
    .max(longestPicture, 'Use a smaller picture.')
    .regex(/^(?:data:image\/(?:png|jpeg|webp);base64,[\w+/=]+)?$/, 'Use a PNG, JPEG or WebP picture.'),
});

export const chapterSchema = z.strictObject({
  id: chapterId,
  role: z.enum(roles),
  title: words(longestName),
  brief: words(longestBrief),
  text: words(longestChapter),
  sources: z.array(words(longestName)).max(20),
});

export const bookSchema = z.strictObject({
  subtitle: words(longestName),
  author: words(longestName),
  language: z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/, 'Use a language tag such as “en”.'),
  about: words(longestAbout),
  licence: z.enum(licenceIds),
  theme: z.enum(themes),
  trim: z.enum(trimIds),
  cover: coverSchema,
  chapters: z.array(chapterSchema).max(mostChapters, `A book has at most ${mostChapters} chapters.`),
});
