/** What people may write about allies and memories, and the words for what they may not. */
import { z } from 'zod';
import { lineField, textField } from '#kit/contract/text-field.ts';
import { oneLineName } from '#kit/contract/one-line-name.ts';
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

export const allyWords = {
  name: lineField(longestName)
    .pipe(z.string().regex(...oneLineName))
    .refine((name) => /[\p{L}\p{N}]/u.test(name), 'Give your ally a name.'),
  purpose: textField(longestPurpose).min(1, 'Say what it’s for in one sentence.'),
  /** How it speaks. */
  voice: textField(longestVoice),
  openers: z.array(lineField(longestOpener).pipe(z.string().min(1))).max(mostOpeners),
  tools: z.array(z.string().max(60)).max(mostTools, `Choose at most ${mostTools} tools.`),
  seed: z.string().regex(/^[\w-]{1,40}$/, 'Use letters, digits and hyphens.'),
};

export const noteWords = {
  title: lineField(longestTitle).pipe(z.string().min(1, 'Give it a title.')),
  text: textField(longestNote).min(1, 'Write or paste what it should know.'),
};

export const memoryText = lineField(longestMemory).pipe(z.string().min(1, 'Write a short sentence.'));
export const memoryGroup = lineField(longestGroup);
