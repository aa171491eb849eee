/** What the editor asks a language model for beyond the small tools: to go on from here, and to do as one says. */
import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const longestPassage = 20_000;

export const editPassage = defineTool({
  id: 'edit-passage',
  title: 'Edit a passage',
  description: 'Continues or changes a passage as you ask. Needs a language model.',
  output: textKind,
  needs: ['text'],
  input: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Write or select some text first.')
      .max(longestPassage, `Use at most ${longestPassage.toLocaleString('en')} characters.`)
      .describe('The passage, or the text to continue from.'),
    wish: z
      .string()
      .trim()
      .max(1000, 'Use at most 1,000 characters.')
      .default('')
      .describe('What to do with it; empty to continue it.'),
  }),
  examples: [
    { title: 'Continue', input: { text: 'The first snow fell on a Tuesday.' } },
    { title: 'Custom change', input: { text: 'Sales rose from 10 to 14.', wish: 'Add the percentage.' } },
  ],
});
