/** Product pages, documents and old manuals become facts to accept or reject, each with its source. */
import { z } from 'zod';
import { cutAtWord } from '#kit/cut-at-word.ts';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { acceptReadable } from '#tools/define/accepts.ts';
import { mainText, type Output } from '#tools/define/output.ts';
import { longestTitle } from '#tools/define/title.ts';
import { defineTool } from '#tools/define/tool.ts';
import type { Kind } from '#tools/kinds/kind.ts';
import { manualKind } from './kind.ts';

export const longestSource = 300_000;

const files = {
  field: 'files',
  label: 'Documents',
  takes: ['text', 'pdf', 'document'],
  most: 5,
} as const satisfies ToolFiles;

export const productManual = defineTool({
  id: 'product-manual',
  title: 'Create a manual from your documents',
  description: 'Find a product’s facts in a page, documents or an old manual, each with its source.',
  output: manualKind,
  page: '/product-manuals/create/enhanced',
  saysInput: true,
  files,
  input: z
    .strictObject({
      title: z
        .string()
        .trim()
        .max(longestTitle, `Use at most ${longestTitle} characters.`)
        .transform((text) => text.replaceAll(/\s+/g, ' '))
        .default('')
        .describe('The name of the product; without it, that of the page or the first file.'),
      url: z
        .string()
        .trim()
        .max(2000, 'Use at most 2,000 characters.')
        .regex(/^(?:https?:\/\/[^\s\0]+)?$/, 'Enter a web address that starts with https://.')
        .default('')
        .describe('The address of a product page to read.'),
      source: z
        .string()
        .max(longestSource, `Use at most ${longestSource.toLocaleString('en')} characters.`)
        .default('')
        .describe('A product description, a data sheet or an old manual as text.'),
      files: z
        .array(z.uuid())
        .max(files.most, `Choose at most ${files.most} files.`)
        .default([])
        .describe('Ids of uploaded texts, PDFs and office documents.'),
    })
    .refine(({ source, url, files }) => source.trim() !== '' || url !== '' || files.length > 0, {
      path: ['source'],
      message: 'Paste a text, enter an address or choose a file.',
    }),
  titleOf: ({ title, source, url }) =>
    title ||
    source
      .trim()
      .split('\n')[0]!
      .replace(/^#+\s*/, '') ||
    url ||
    'Manual',
  accepts: [acceptReadable(sourceOf)],
  examples: [
    {
      title: 'A kettle’s data sheet',
      input: {
        title: 'Kettle K-200',
        source:
          'Kettle K-200\n\nManufacturer: Bamboo Works\nModel: K-200\nHeight: 254 mm\nWeight: 1.2 kg\nCapacity: 1.7 l\nPower: 2000 W\nWarranty: Two years from the date of purchase\n\nWARNING: Never run the kettle dry.\nCAUTION: The body gets hot. Touch the handle only.\n\n1. Put the base on a flat, dry table.\n2. Fill the kettle up to the MAX mark.\n3. Close the lid and press the switch.',
      },
    },
  ],
});

/** What a result says: its own title is that of the product. */
function sourceOf({ texts, data }: Output, kind: Kind) {
  const summary = data === null ? undefined : kind.summary?.(data);
  return {
    ...(summary ? { title: cutAtWord(summary.title, longestTitle - 1) } : {}),
    source: (texts[mainText] ?? '').slice(0, longestSource),
  };
}
