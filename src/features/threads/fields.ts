/** What people may write, and the words for what they may not. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { oneLineName } from '#kit/contract/one-line-name.ts';
import { longestAnswer, longestGuestName, longestMessage, longestOutcome, longestTitle } from './limits.ts';

const words = (most: number, missing: string) => textField(most).min(1, missing);

export const threadTitle = words(longestTitle, 'Give the thread a name.').transform((text) =>
  text.replaceAll(/\s+/g, ' '),
);
/** Of someone without an account: one line, and nothing that turns the line around it. */
export const guestName = words(longestGuestName, 'Enter your name.')
  .regex(...oneLineName)
  .regex(/[\p{L}\p{N}]/u, 'Use at least one letter.');
export const messageText = words(longestMessage, 'Enter some text first.');
export const answerText = words(longestAnswer, 'Write your answer first.');
export const outcomeText = words(longestOutcome, 'Describe it in one sentence.');

/** One emoji as people see it, whatever it is made of. */
export const emoji = z
  .string()
  .max(32)
  .regex(
    /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\u{FE0F}?\u{20E3})[\p{Emoji}\p{Emoji_Component}]*$/u,
    'Choose an emoji.',
  );
