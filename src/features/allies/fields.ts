/** What people may write about allies and memories, and the words for what they may not. */
import { z } from 'zod';
import {
  longestGroup,
  longestMemory,
  longestName,
  longestNote,
  longestOpener,
  longestPurpose,
  longestTitle,
  longestVoice,
  mostOpeners,
  mostTools,
} from './limits.ts';

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

const oneLine = (most: number) => words(most).transform((text) => text.replaceAll(/\s+/g, ' '));

export const allyWords = {
  name: oneLine(longestName).refine((name) => /[\p{L}\p{N}]/u.test(name), 'Give your ally a name.'),
  purpose: words(longestPurpose).min(1, 'Say in a sentence what it is for.'),
  /** How it speaks. */
  voice: words(longestVoice),
  openers: z.array(oneLine(longestOpener).pipe(z.string().min(1))).max(mostOpeners),
  tools: z.array(z.string().max(60)).max(mostTools, `Choose at most ${mostTools} tools.`),
  seed: z.string().regex(/^[\w-]{1,40}$/, 'Letters, digits and hyphens.'),
};

export const noteWords = {
  title: oneLine(longestTitle).pipe(z.string().min(1, 'Give it a title.')),
  text: words(longestNote).min(1, 'Write or paste what it should know.'),
};

export const memoryText = oneLine(longestMemory).pipe(z.string().min(1, 'Write a short sentence.'));
export const memoryGroup = oneLine(longestGroup);
