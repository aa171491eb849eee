import { z } from 'zod';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { defineTool } from '#tools/define/tool.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';
import { acceptReadable } from '#tools/define/accepts.ts';

export const lengths = ['short', 'medium', 'long'] as const;
export const longestText = 100_000;
const shortestText = 40;
const tooShort = 'Paste a text of at least a few sentences, or choose a file.';

const files = {
  field: 'files',
  label: 'Documents',
  takes: ['text', 'pdf', 'document'],
  most: 3,
} as const satisfies ToolFiles;

export const summarise = defineTool({
  id: 'summarise',
  title: 'Summarise',
  description: 'Summarise a text in a few sentences or points.',
  output: textKind,
  page: '/ai/summarise',
  needs: ['text'],
  files,
  input: z
    .strictObject({
      text: z
        .string()
        .trim()
        .max(longestText, `Use at most ${longestText.toLocaleString('en')} characters.`)
        .default('')
        .describe('The text to summarise, at least a few sentences; or give files.'),
      files: z
        .array(z.uuid())
        .max(files.most, `Choose at most ${files.most} files.`)
        .default([])
        .describe('Ids of uploaded text files, PDFs and office documents.'),
      length: z.enum(lengths).default('medium').describe('The summary’s length.'),
      points: z.boolean().default(false).describe('As a list of points instead of sentences.'),
    })
    .refine(({ text, files }) => text.length >= shortestText || files.length > 0, {
      path: ['text'],
      message: tooShort,
    }),
  titleOf: ({ text }) => text || 'Summary of documents',
  accepts: [acceptReadable(textOf)],
  examples: [
    {
      title: 'How bamboo grows',
      input: {
        text: 'Bamboo is a grass, not a tree. Some kinds grow almost a metre in a day, because the whole stalk is laid down in the bud and only stretches. A grove spreads underground by rhizomes, so that what looks like a forest is often a single plant. Many kinds flower only once in decades, all at the same time wherever they grow, and then die. Pandas that live on one kind must then move on or starve.',
      },
    },
    {
      title: 'A meeting, as points',
      input: {
        text: 'We met on Tuesday to plan the move. The new office is ready from the first of June. Ana asks the removal firm for a price by Friday. Everyone packs their own desk; boxes arrive on Wednesday. The old lease ends on the thirtieth, so keys must be back by noon. Ben will tell our customers the new address two weeks before.',
        points: true,
      },
    },
  ],
});

function textOf({ texts }: Output) {
  return { text: (texts[mainText] ?? '').slice(0, longestText) };
}
