import { z } from 'zod';
import { longestNote, longestReason } from './limits.ts';

/** The database cannot hold the character NUL. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

export const noteText = words(longestNote);
export const reasonText = words(longestReason).refine((text) => text !== '', 'Say in a few words why.');
