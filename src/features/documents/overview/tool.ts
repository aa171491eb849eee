import { z } from 'zod';
import { defineTool } from '#tools/define/tool.ts';
import { overviewKind } from './kind.ts';

export const documentOverview = defineTool({
  id: 'document-overview',
  title: 'Document overview',
  description: 'Outline, summary, key points, names, dates, amounts and action items, each with its passage.',
  output: overviewKind,
  needs: ['text'],
  input: z.strictObject({
    document: z
      .uuid()
      .optional()
      .describe('The id of one of your documents (`/api/documents`); the newest if omitted.'),
    name: z.string().max(200).default('').describe('What to call the result in your history.'),
  }),
  titleOf: ({ name }) => (name ? `Overview of ${name}` : 'Document overview'),
  page: '/v2/document-intelligence',
  examples: [{ title: 'Your newest document', input: {} }],
});
