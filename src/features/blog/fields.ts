/** What may be written, and the words for what may not. */
import { z } from 'zod';
import {
  longestComment,
  longestSlug,
  longestSummary,
  longestText,
  longestTitle,
  mostTags,
} from './limits.ts';

const longestTag = 24;

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

const oneLine = (most: number) => words(most).transform((text) => text.replaceAll(/\s+/g, ' '));

export const slug = z
  .string()
  .trim()
  .min(1, 'Give it an address.')
  .max(longestSlug, `Use at most ${longestSlug} characters.`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.');

export const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestTag, `A tag has at most ${longestTag} characters.`)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'Use letters, digits and hyphens in tags.');

export const postTitle = oneLine(longestTitle).refine((text) => text !== '', 'Give it a title.');

export const postWords = {
  slug,
  title: postTitle,
  summary: oneLine(longestSummary),
  text: words(longestText),
  tags: z
    .array(tag)
    .max(mostTags, `Use at most ${mostTags} tags.`)
    .transform((tags) => [...new Set(tags)]),
};

export const commentText = words(longestComment).refine((text) => text !== '', 'Write a few words first.');
