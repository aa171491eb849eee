/** A voice e-mail that is ready: its facts are those that were said, or someone has settled each difference. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { emptyEmail } from '#tools/kinds/email.ts';
import { emailInput } from './fields.ts';
import {
  longestCorrection,
  longestEntered,
  longestSaying,
  longestSender,
  mostCorrections,
} from './limits.ts';
import { emailKind } from '#tools/kinds/shared-kinds.ts';

export const finishVoiceEmail = defineTool({
  id: 'voice-email-finish',
  title: 'Finish a voice e-mail',
  description: 'Checks an e-mail’s facts against what was said, and gets it ready to send.',
  output: emailKind,
  input: z.strictObject({
    said: z.string().max(longestSaying).describe('What was said.'),
    entered: z
      .string()
      .max(longestEntered)
      .default('')
      .describe('What was entered into the form of an occasion.'),
    letter: emailInput.describe('The e-mail to send.'),
    language: z.string().max(20).nullable().default('en').describe('The spoken language’s code.'),
    sender: z.string().max(longestSender).default('').describe('The sender’s name.'),
    corrections: z
      .array(z.string().max(longestCorrection))
      .max(mostCorrections)
      .default([])
      .describe('Corrections, in order.'),
    settled: z
      .array(z.string().max(300))
      .max(500)
      .default([])
      .describe('Ids of differences that were reviewed and kept.'),
  }),
  titleOf: ({ letter: email }) => email.subject || 'E-mail',
  titleOfOutput: ({ data }) => data?.subject || undefined,
  examples: [
    {
      title: 'A meeting on Friday',
      input: {
        said: 'Tell Anna that we meet on Friday at nine.',
        letter: {
          ...emptyEmail,
          subject: 'Meeting on Friday',
          body: 'Hello Anna,\n\nWe meet on Friday at nine.\n\nBest regards,',
        },
      },
    },
  ],
});
