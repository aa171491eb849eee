import { z } from 'zod';
import type { ToolFiles } from '#tools/attach/tool-files.ts';
import { acceptKind } from '#tools/define/accepts.ts';
import { defineTool } from '#tools/define/tool.ts';
import { csvOf } from '#tools/kinds/csv.ts';
import { tableKind } from '#tools/kinds/shared-kinds.ts';
import { dashboardKind } from './kind.ts';
import { sampleIds } from './samples.ts';

export const longestPasted = 400_000;
export const longestAsked = 300;

const files = {
  field: 'files',
  label: 'File',
  takes: ['text', 'document'],
  most: 1,
} as const satisfies ToolFiles;

export const businessIntelligence = defineTool({
  id: 'business-intelligence',
  title: 'Business intelligence',
  description: 'Turn a CSV, Excel or JSON table into a profile, charts and answers, each with its query.',
  output: dashboardKind,
  page: '/v2/business-intelligence',
  needs: ['text'],
  wordsField: 'question',
  modelNeed: {
    what: 'A question in free words',
    now: 'Without one, questions are answered by the names and values in the table, exactly. Profile, charts and queries need none.',
    example: {
      given: 'Which part of the country disappoints us?',
      gives: 'Total revenue by region, lowest first, with the query to check.',
    },
  },
  files,
  input: z
    .strictObject({
      table: z
        .string()
        .max(
          longestPasted,
          `Use at most ${longestPasted.toLocaleString('en')} characters; upload larger tables as a file.`,
        )
        .default('')
        .describe('The table as text: CSV, tab-separated, JSON or Markdown, with column names first.'),
      files: z
        .array(z.uuid())
        .max(files.most, 'Choose one file.')
        .default([])
        .describe('The id of an uploaded CSV, Excel or JSON file.'),
      sample: z.enum(sampleIds).optional().describe('A sample table to use instead.'),
      sheet: z
        .string()
        .trim()
        .max(100, 'Use at most 100 characters.')
        .default('')
        .describe('Which sheet of a spreadsheet; the one with the most rows without it.'),
      question: z
        .string()
        .trim()
        .max(longestAsked, `Use at most ${longestAsked} characters.`)
        .default('')
        .describe('A question about the table, such as: revenue by region.'),
    })
    .refine(({ table, files, sample }) => table.trim() !== '' || files.length > 0 || sample !== undefined, {
      path: ['table'],
      message: 'Paste a table or choose a file.',
    }),
  // Also asked of an input as it was sent, without what it leaves out.
  titleOf: ({
    question,
    sample,
    table,
  }: {
    question?: string;
    sample?: string | undefined;
    table?: string;
  }) =>
    question || (sample ? `Sample: ${sample}` : (table ?? '').split('\n')[0]!.slice(0, 80).trim()) || 'Table',
  titleOfOutput: ({ data }, { question, sample }) =>
    question || (sample ? undefined : data?.name) || undefined,
  accepts: [
    acceptKind(tableKind, ({ data }) => ({ table: data ? csvOf(data).slice(0, longestPasted) : '' })),
  ],
  examples: [
    { title: 'A shop’s orders', input: { sample: 'shop', question: 'Revenue by region' } },
    {
      title: 'Support tickets',
      input: { sample: 'support', question: 'Which agent has the highest average satisfaction?' },
    },
    {
      title: 'A pasted table',
      input: {
        table:
          'City;Visitors;Month\nLyon;1.204;01.2025\nOslo;981;01.2025\nLyon;1.377;02.2025\nOslo;1.020;02.2025',
      },
    },
  ],
});
