import { z } from 'zod';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import type { Letter } from '#tools/kinds/letter.ts';

export const longestDraft = 200_000;

export const emailPolish = defineTool({
  id: 'email-polish',
  title: 'Polish a text',
  description:
    'Every change to your draft as a tracked edit with its reason, to accept or refuse one by one.',
  output: 'polish',
  page: '/ai/email-polish',
  needs: ['text'],
  input: z.strictObject({
    text: z
      .string()
      .max(longestDraft, `Use at most ${longestDraft.toLocaleString('en')} characters.`)
      .refine((text) => text.trim() !== '', 'Paste the text to polish.')
      .describe('The draft. Quoted mail, code, names and other languages in it are left alone.'),
    style: z.boolean().default(true).describe('Also advise on wordiness, passive voice and long sentences.'),
    names: z
      .string()
      .max(500, 'Use at most 500 characters.')
      .default('')
      .describe('Names that must stay as they are, separated by commas.'),
  }),
  titleOf: ({ text }) => text,
  accepts: [
    ...(['text', 'chat', 'consensus', 'draft'] as const).map((kind) => ({ kind, as: textOf })),
    { kind: 'letter', as: ({ data }: Output) => ({ text: (data as Letter | null)?.body ?? '' }) },
  ],
  examples: [
    {
      title: 'An apology with slips in it',
      input: {
        text: 'Dear Ms Novak,\n\nI am writting to apologise for the delay. The parts was sent on Monday, but the courier have lost them. In order to make up for it, we will sent new ones tomorrow and you does not have to pay for the shipping.\n\nPlease let me know if their is anything else.\n\nKind regards,\nSam Ortiz',
      },
    },
    {
      title: 'A reply with a quoted mail below',
      input: {
        text: 'Hi Lena,\n\nthanks for your mail. I has looked at the numbers and they looks fine to me. We should of talked about it more earlier.\n\nBest,\nTom\n\nOn Tuesday, Lena Fischer wrote:\n> Can you looks at the numbers?\n> They was made in a hurry.',
      },
    },
  ],
});

function textOf({ texts }: Output) {
  return { text: (texts[mainText] ?? '').slice(0, longestDraft) };
}
