import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { polishKind } from './kind.ts';
import { acceptKind, acceptReadable } from '#tools/define/accepts.ts';
import { emailKind } from '#tools/kinds/shared-kinds.ts';

export const longestDraft = 200_000;

export const emailPolish = defineTool({
  id: 'email-polish',
  title: 'Polish a text',
  description: 'See every change as a tracked edit with its reason, and accept or reject each one.',
  output: polishKind,
  page: '/ai/email-polish',
  needs: ['text'],
  input: z.strictObject({
    text: z
      .string()
      .max(longestDraft, `Use at most ${longestDraft.toLocaleString('en')} characters.`)
      .refine((text) => text.trim() !== '', 'Paste the text to polish.')
      .describe('The draft. Quoted e-mails, code, names and other languages aren’t changed.'),
    style: z.boolean().default(true).describe('Also advise on wordiness, passive voice and long sentences.'),
    names: z
      .string()
      .max(500, 'Use at most 500 characters.')
      .default('')
      .describe('Words to ignore, separated by commas.'),
  }),
  titleOf: ({ text }) => text,
  accepts: [acceptKind(emailKind, ({ data }) => ({ text: data?.body ?? '' })), acceptReadable(textOf)],
  examples: [
    {
      title: 'An apology with mistakes',
      input: {
        text: 'Dear Ms Novak,\n\nI am writting to apologise for the delay. The parts was sent on Monday, but the courier have lost them. In order to make up for it, we will sent new ones tomorrow and you does not have to pay for the shipping.\n\nPlease let me know if their is anything else.\n\nKind regards,\nSam Ortiz',
      },
    },
    {
      title: 'A reply with a quoted e-mail',
      input: {
        text: 'Hi Lena,\n\nthanks for your mail. I has looked at the numbers and they looks fine to me. We should of talked about it more earlier.\n\nBest,\nTom\n\nOn Tuesday, Lena Fischer wrote:\n> Can you looks at the numbers?\n> They was made in a hurry.',
      },
    },
  ],
});

function textOf({ texts }: Output) {
  return { text: (texts[mainText] ?? '').slice(0, longestDraft) };
}
