/** What can be searched for, and what is said where it cannot. */
import { z } from 'zod';
import { saysSomething, tooFewLetters } from '#language/text-problem.ts';
import { searchFilters } from './filters.ts';
import { queryRule, wrongOrder } from './query-rule.ts';

const { longest, nothing, tooLong } = queryRule;

export const queryField = z
  .string(nothing)
  .trim()
  .min(1, nothing)
  .max(longest, tooLong)
  .refine((q) => q === '' || saysSomething(q), tooFewLetters);

const day = z.iso.date('Use a date such as 2024-05-31.');

export const searchFields = z
  .strictObject({
    q: queryField.describe(
      'A question or a few words. Use quotation marks for exact words, a minus to exclude a word, and site: for one site.',
    ),
    filter: z.enum(searchFilters).default('web').describe('Where to search.'),
    from: day.optional().describe('Nothing older than this day.'),
    to: day.optional().describe('Nothing newer than this day.'),
    answer: z
      .enum(['quotes', 'written'])
      .default('quotes')
      .describe('Verbatim quotes, or an engine’s answer that cites them.'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: wrongOrder,
  });
