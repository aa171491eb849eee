import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { tones } from '#tools/occasions/occasion.ts';
import { checkFields, occasionInput } from '#tools/occasions/occasion-input.ts';
import { findOccasion } from '#tools/occasions/occasions.ts';
import { emailKind } from '#tools/kinds/shared-kinds.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

export const longestMail = 100_000;
export const longestPoints = 10_000;

export const email = defineTool({
  id: 'email',
  title: 'Write an e-mail',
  description:
    'Write an e-mail for more than eighty occasions, in your own words, or as a reply that answers every question.',
  output: emailKind,
  page: '/ai/email',
  needs: ['text'],
  wordsField: 'wish',
  input: z
    .strictObject({
      ...occasionInput,
      wish: z
        .string()
        .trim()
        .max(longestPoints, `Use at most ${longestPoints.toLocaleString('en')} characters.`)
        .default('')
        .describe(
          'What somebody asked for, such as “a note to my landlord about the boiler”. A language model writes from it; without one it never stands in the e-mail.',
        ),
      points: z
        .string()
        .trim()
        .max(longestPoints, `Use at most ${longestPoints.toLocaleString('en')} characters.`)
        .default('')
        .describe(
          'What to say in your own words, or one point per line. In a reply, “2: yes” answers the second question.',
        ),
      mail: z
        .string()
        .max(longestMail, `Use at most ${longestMail.toLocaleString('en')} characters.`)
        .default('')
        .describe('The e-mail to reply to, including any quoted text.'),
      to: z
        .string()
        .max(2_000, 'Use at most 2,000 characters.')
        .default('')
        .describe('Recipients, such as Ada <ada@example.org>.'),
      subject: z
        .string()
        .max(300, 'Use at most 300 characters.')
        .default('')
        .describe('The subject; taken from the points if empty.'),
      from: z
        .string()
        .trim()
        .max(120, 'Use at most 120 characters.')
        .default('')
        .describe('Your name, for the sign-off.'),
      tone: z.enum(tones).default('neutral').describe('The tone.'),
    })
    .superRefine(checkFields)
    .refine(
      ({ occasion, wish, points, mail }) =>
        occasion !== '' || wish !== '' || points !== '' || mail.trim() !== '',
      {
        path: ['points'],
        message: 'Choose an occasion, enter what to say, or paste an e-mail to reply to.',
      },
    ),
  titleOf: ({ occasion, subject, wish, points, mail }) =>
    subject || findOccasion(occasion)?.title || points || wish || `Reply: ${mail.trim().slice(0, 80)}`,
  titleOfOutput: ({ data }) => data?.subject || undefined,
  accepts: [acceptReadable(pointsOf)],
  examples: [
    {
      title: 'Move a meeting',
      input: {
        occasion: 'change-appointment',
        fields: {
          what: 'our meeting',
          was: 'Thursday at 2 pm',
          new: 'Friday at 10 am',
          why: 'The room is taken.',
        },
        points: 'I will bring the new plan.',
        to: 'Mira Chen <mira@example.org>',
        from: 'Sam',
      },
    },
    {
      title: 'Reply, with one question left open',
      input: {
        mail: 'Hi Sam,\n\nthanks for the plan. Could you send me the budget by Friday? And who will look after the stand on Sunday? Please also tell me whether children pay.\n\nBest,\nMira\n\nOn Monday, Sam wrote:\n> Here is the plan. Can you have a look?',
        points: '1: The budget comes tomorrow.\n3: Children do not pay.',
        from: 'Sam',
        tone: 'friendly',
      },
    },
  ],
});

function pointsOf({ texts }: Output) {
  return { points: (texts[mainText] ?? '').slice(0, longestPoints) };
}
