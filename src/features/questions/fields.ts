/** What people may write, and the words for what they may not. */
import { z } from 'zod';
import {
  longestAppeal,
  longestComment,
  longestDecision,
  longestText,
  longestTitle,
  mostTags,
  saysEnough,
} from './limits.ts';

const longestTag = 24;

/** The database cannot hold the character NUL. */
const words = (most: number, tooLong = `Use at most ${most.toLocaleString('en')} characters.`) =>
  z
    .string()
    .trim()
    .max(most, tooLong)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

const title = words(
  longestTitle,
  `Keep the question to one sentence of at most ${longestTitle} characters. The rest belongs in the details.`,
)
  .transform((text) => text.replaceAll(/\s+/g, ' '))
  .refine(saysEnough, 'Write your question as a whole sentence.');

const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestTag, `A tag has at most ${longestTag} characters.`)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'Use letters, digits and hyphens in tags.');

export const questionWords = {
  title,
  text: words(longestText),
  tags: z
    .array(tag)
    .max(mostTags, `Use at most ${mostTags} tags.`)
    .transform((tags) => [...new Set(tags)]),
};

export const answerText = words(longestText).min(1, 'Write a few words first.');
export const commentText = words(longestComment).min(1, 'Write a few words first.');
export const appealText = words(longestAppeal).min(1, 'Say in a few words why it should be shown.');
export const decisionText = words(longestDecision);
