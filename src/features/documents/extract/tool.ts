import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { gridKind } from './kind.ts';

export const mostFields = 12;
export const mostDocuments = 20;
const longestValue = 300;

export const documentExtract = defineTool({
  id: 'document-extract',
  title: 'Extract fields',
  description:
    'Extract the same fields from many documents into a table. Each cell is read twice and shows its source.',
  output: gridKind,
  page: '/documents/extract',
  class: 'long',
  input: z.strictObject({
    documents: z
      .array(z.uuid())
      .min(1, 'Choose at least one document.')
      .max(mostDocuments, `Choose at most ${mostDocuments} documents.`)
      .describe('Ids of your documents (`/api/documents`).'),
    fields: z
      .array(z.string().trim().min(2, 'Enter a field.').max(80, 'Use at most 80 characters.'))
      .min(1, 'Name at least one field.')
      .max(mostFields, `Name at most ${mostFields} fields.`)
      .describe('What to look for, as named in the documents: “Total”, “Start date”, “Tenant”.'),
    decisions: z
      .array(
        z.strictObject({
          document: z.uuid(),
          field: z.string().max(80),
          value: z.string().trim().max(longestValue, `Use at most ${longestValue} characters.`),
        }),
      )
      .max(mostFields * mostDocuments)
      .default([])
      .describe('Your decisions where readings differ.'),
  }),
  titleOf: ({ fields, documents }) =>
    `${fields.join(', ')} from ${documents.length === 1 ? 'a document' : `${documents.length} documents`}`,
  examples: [],
});
