/** What people may write, and the words for what they may not. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
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

const title = textField(
  longestTitle,
  `Keep the question to one sentence of at most ${longestTitle} characters. Put the rest in the details.`,
)
  .transform((text) => text.replaceAll(/\s+/g, ' '))
  .refine(saysEnough, 'Write your question as a full sentence.');

const tag = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestTag, `A tag has at most ${longestTag} characters.`)
  .regex(/^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u, 'Use letters, digits and hyphens in tags.');

export const questionWords = {
  title,
  text: textField(longestText),
  tags: z
    .array(tag)
    .max(mostTags, `Use at most ${mostTags} tags.`)
    .transform((tags) => [...new Set(tags)]),
};

export const answerText = textField(longestText).min(1, 'Enter some text first.');
export const commentText = textField(longestComment).min(1, 'Enter some text first.');
export const appealText = textField(longestAppeal).min(1, 'Say why it should be shown.');
export const decisionText = textField(longestDecision);
