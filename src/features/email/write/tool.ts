import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { tones } from './tones.ts';

export const longestMail = 100_000;
export const longestPoints = 10_000;

export const email = defineTool({
  id: 'email',
  title: 'Write an e-mail',
  description: 'An e-mail from a few points, or a reply that answers each thing that was asked.',
  output: 'letter',
  page: '/ai/email',
  needs: ['text'],
  input: z
    .strictObject({
      points: z
        .string()
        .trim()
        .max(longestPoints, `Use at most ${longestPoints.toLocaleString('en')} characters.`)
        .default('')
        .describe(
          'What to say, one point a line. In a reply, “2: yes” answers the second thing that was asked.',
        ),
      mail: z
        .string()
        .max(longestMail, `Use at most ${longestMail.toLocaleString('en')} characters.`)
        .default('')
        .describe('The mail to answer, pasted as it is; quoted parts in it are told apart.'),
      to: z
        .string()
        .max(2_000, 'Use at most 2,000 characters.')
        .default('')
        .describe('Recipients, such as Ada <ada@example.org>.'),
      subject: z
        .string()
        .max(300, 'Use at most 300 characters.')
        .default('')
        .describe('Its subject; found from the points where it is empty.'),
      from: z
        .string()
        .trim()
        .max(120, 'Use at most 120 characters.')
        .default('')
        .describe('Your name, below the mail.'),
      tone: z.enum(tones).default('neutral').describe('How it sounds.'),
    })
    .refine(({ points, mail }) => points !== '' || mail.trim() !== '', {
      path: ['points'],
      message: 'Say what the e-mail is about, or paste a mail to answer.',
    }),
  titleOf: ({ subject, points, mail }) => subject || points || `Reply: ${mail.trim().slice(0, 80)}`,
  titleOfOutput: ({ data }) => (data as { subject?: string } | null)?.subject || undefined,
  accepts: (['text', 'chat', 'consensus', 'draft', 'transcript', 'document-answer'] as const).map((kind) => ({
    kind,
    as: pointsOf,
  })),
  examples: [
    {
      title: 'Move a meeting',
      input: {
        points:
          'our meeting on Thursday has to move, the room is taken\ncould we meet on Friday at 10 am instead?\nI will bring the new plan',
        to: 'Mira Chen <mira@example.org>',
        from: 'Sam',
      },
    },
    {
      title: 'Reply, with one question left open',
      input: {
        mail: 'Hi Sam,\n\nthanks for the plan. Could you send me the budget by Friday? And who will look after the stand on Sunday? Please also tell me whether children pay.\n\nBest,\nMira\n\nOn Monday, Sam wrote:\n> Here is the plan. Can you have a look?',
        points: 'budget comes tomorrow\nchildren do not pay',
        from: 'Sam',
        tone: 'friendly',
      },
    },
  ],
});

function pointsOf({ texts }: Output) {
  return { points: (texts[mainText] ?? '').slice(0, longestPoints) };
}
