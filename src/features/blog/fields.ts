/** What may be written, and the words for what may not. */
import { z } from 'zod';
import { lineField, textField } from '#kit/contract/text-field.ts';
import {
  longestComment,
  longestSlug,
  longestSummary,
  longestText,
  longestTitle,
  mostTags,
} from './limits.ts';

const longestTag = 24;

export const slug = z
  .string()
  .trim()
  .min(1, 'Give it an address.')
  .max(longestSlug, `Use at most ${longestSlug} characters.`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and hyphens.');

export const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestTag, `A tag has at most ${longestTag} characters.`)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'Use letters, digits and hyphens in tags.');

export const postTitle = lineField(longestTitle).refine((text) => text !== '', 'Give it a title.');

export const postWords = {
  slug,
  title: postTitle,
  summary: lineField(longestSummary),
  text: textField(longestText),
  tags: z
    .array(tag)
    .max(mostTags, `Use at most ${mostTags} tags.`)
    .transform((tags) => [...new Set(tags)]),
};

export const commentText = textField(longestComment).refine((text) => text !== '', 'Write a comment first.');
