/** What people may write in the lab, and the words for what they may not. */
import { z } from 'zod';
import { questionWords } from '#features/questions/fields.ts';
import { audiences } from '#kit/people/parts.ts';
import {
  longestCall,
  longestNotes,
  longestPost,
  longestText,
  longestTitle,
  longestVersionName,
  longestWanted,
  mostTesters,
} from './limits.ts';
import { labStatuses } from './table-words.ts';

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

const oneLine = (most: number) => words(most).transform((text) => text.replaceAll(/\s+/g, ' '));

export const experimentWords = {
  title: oneLine(longestTitle).refine((title) => /[\p{L}\p{N}]/u.test(title), 'Give it a name.'),
  text: words(longestText),
  /** Which feedback helps. */
  wanted: words(longestWanted),
  tags: questionWords.tags,
  status: z.enum(labStatuses, 'Choose how far it is.'),
  audience: z.enum(audiences, 'Choose who may see it.'),
};

export const versionWords = {
  name: oneLine(longestVersionName).refine((name) => name !== '', 'Give the version a name, such as 0.2.'),
  notes: words(longestNotes),
};

export const callWords = {
  /** What testers are asked to do. */
  text: words(longestCall).min(1, 'Say what testers should do.'),
  most: z
    .int('Use a whole number.')
    .min(1, 'At least one tester.')
    .max(mostTesters, `At most ${mostTesters} testers.`)
    .nullable(),
  /** The last moment to join. */
  until: z.iso.datetime({ offset: true, error: 'Choose a day.' }).nullable(),
};

export const postText = words(longestPost).min(1, 'Write a few words first.');
