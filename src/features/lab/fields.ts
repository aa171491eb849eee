/** What people may write in the lab, and the words for what they may not. */
import { z } from 'zod';
import { lineField, textField } from '#kit/contract/text-field.ts';
import { questionWords } from '#features/questions/fields.ts';
import { audiences } from '#social/people/parts.ts';
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

export const experimentWords = {
  title: lineField(longestTitle).refine((title) => /[\p{L}\p{N}]/u.test(title), 'Give it a name.'),
  text: textField(longestText),
  /** Which feedback helps. */
  wanted: textField(longestWanted),
  tags: questionWords.tags,
  status: z.enum(labStatuses, 'Choose a status.'),
  audience: z.enum(audiences, 'Choose who can see it.'),
};

export const versionWords = {
  name: lineField(longestVersionName).refine((name) => name !== '', 'Give the version a name, such as 0.2.'),
  notes: textField(longestNotes),
};

export const callWords = {
  /** What testers are asked to do. */
  text: textField(longestCall).min(1, 'Say what testers should do.'),
  most: z
    .int('Use a whole number.')
    .min(1, 'Enter at least one tester.')
    .max(mostTesters, `Enter at most ${mostTesters} testers.`)
    .nullable(),
  /** The last moment to join. */
  until: z.iso.datetime({ offset: true, error: 'Choose a day.' }).nullable(),
};

export const postText = textField(longestPost).min(1, 'Enter some text first.');
