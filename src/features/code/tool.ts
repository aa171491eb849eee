import { z } from 'zod';
import { acceptReadable } from '#tools/define/accepts.ts';
import { mainText } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { projectKind } from '#tools/kinds/shared-kinds.ts';
import { blockIds } from './blocks/block.ts';
import { looks } from './blocks/looks.ts';
import { problemOfValue } from './blocks/parameters.ts';

export const longestDescription = 4_000;
const tooLong = `Use at most ${longestDescription.toLocaleString('en')} characters.`;

export const codeGenerator = defineTool({
  id: 'code-generator',
  title: 'Code generator',
  description: 'Turn a description into a small web app with files to edit, a live preview and a ZIP.',
  output: projectKind,
  page: '/code-generator',
  needs: ['text'],
  wordsField: 'description',
  modelNeed: {
    what: 'Writing new code',
    now: 'Without one, the app is assembled from 38 tested building blocks, chosen by your description or by you. Small models, such as the browser’s own, can’t write a first build; they can change one.',
    example: {
      given: 'A page where our chess club enters results and sees a ranking',
      gives: 'A form for results, a table with points per player, sorted, and a rule for draws.',
    },
  },
  input: z
    .strictObject({
      description: z.string().trim().max(longestDescription, tooLong).default('').describe('What to build.'),
      title: z
        .string()
        .trim()
        .max(80, 'Use at most 80 characters.')
        .default('')
        .describe('The heading of the page.'),
      blocks: z
        .array(z.enum(blockIds))
        .max(6, 'Choose at most 6 building blocks.')
        .default([])
        .describe('Building blocks to use; chosen by the description where there are none.'),
      fields: z
        .array(z.string().trim().min(1).max(40, 'Use at most 40 characters.'))
        .max(12, 'Use at most 12 fields.')
        .default([])
        .describe('Labels of the fields of forms and tables.'),
      items: z
        .array(z.string().trim().min(1).max(200, 'Use at most 200 characters.'))
        .max(40, 'Use at most 40 entries.')
        .default([])
        .describe('What lists, boards, quizzes and pages begin with.'),
      unit: z
        .string()
        .trim()
        .max(12, 'Use at most 12 characters.')
        .default('')
        .describe('A currency or unit, such as €.'),
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i, 'Choose a colour.')
        .optional()
        .describe('The main colour, as #rrggbb.'),
      values: z
        .array(
          z
            .strictObject({
              block: z.enum(blockIds).describe('The building block.'),
              name: z.string().max(20).describe('Its setting.'),
              value: z.number('Enter a number.').describe('The number to begin with.'),
            })
            .superRefine((value, { addIssue }) => {
              const message = problemOfValue(value);
              if (message) addIssue({ code: 'custom', message });
            }),
        )
        .max(24)
        .default([])
        .describe('Numbers that blocks begin with; read from the description where they are not given.'),
      look: z.enum(looks).default('calm').describe('How it looks when it is made of building blocks.'),
    })
    .refine(({ description, blocks }) => description !== '' || blocks.length > 0, {
      path: ['description'],
      message: 'Describe what to build, or choose building blocks.',
    }),
  titleOf: ({ title, description, blocks }) => title || description || blocks.join(', '),
  accepts: [
    acceptReadable(({ texts }) => ({
      description: (texts[mainText] ?? '').slice(0, longestDescription).trim(),
    })),
  ],
  examples: [
    {
      title: 'A booking form',
      input: {
        description: 'A blue booking form with the fields name, e-mail, date, number of guests and message',
        title: 'Book a table',
      },
    },
    {
      title: 'A study corner',
      input: { description: 'Flashcards, a pomodoro timer and notes for studying', title: 'Study corner' },
    },
    {
      title: 'Trip budget',
      input: {
        description: 'A trip budget with expenses, a packing checklist and a unit converter',
        unit: '€',
      },
    },
    { title: 'Snake', input: { description: 'The snake game in purple', title: 'Snake' } },
  ],
});
