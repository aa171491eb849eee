/** What people may write, and the words for what they may not. */
import { z } from 'zod';
import { longestAnswer, longestGuestName, longestMessage, longestOutcome, longestTitle } from './limits.ts';

/** The database cannot hold the character NUL. */
const words = (most: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `Use at most ${most.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

export const threadTitle = words(longestTitle, 'Give the thread a name.').transform((text) =>
  text.replaceAll(/\s+/g, ' '),
);
/** Of someone without an account: one line, and nothing that turns the line around it. */
export const guestName = words(longestGuestName, 'Tell the others your name.')
  .regex(
    /^[^\p{Cc}\u{202A}-\u{202E}\u{2066}-\u{2069}]*$/u,
    'There is an invisible character in it that cannot be kept.',
  )
  .regex(/[\p{L}\p{N}]/u, 'A name has a letter in it.');
export const messageText = words(longestMessage, 'Write a few words first.');
export const answerText = words(longestAnswer, 'Write your answer first.');
export const outcomeText = words(longestOutcome, 'Say what it is, in a sentence.');

/** One emoji as people see it, whatever it is made of. */
export const emoji = z
  .string()
  .max(32)
  .regex(
    /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\u{FE0F}?\u{20E3})[\p{Emoji}\p{Emoji_Component}]*$/u,
    'Choose an emoji.',
  );
