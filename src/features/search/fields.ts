/** What can be searched for, and what is said where it cannot. */
import { z } from 'zod';
import { searchFilters } from './filters.ts';

export const longestQuery = 2000;

const nothing = 'Write what you are looking for: a question or a few words.';
const tooLong = `That is a whole text. Search with a question or a few words, at most ${longestQuery.toLocaleString('en')} characters.`;

/** One letter of an alphabet says nothing; one Chinese character may be a word. */
const says =
  /[\p{L}\p{N}][^]*[\p{L}\p{N}]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export const queryField = z
  .string(nothing)
  .trim()
  .min(1, nothing)
  .max(longestQuery, tooLong)
  .refine((q) => q === '' || says.test(q), 'Write at least two letters or digits.');

const day = z.iso.date('Use a date such as 2024-05-31.');

export const searchFields = z
  .strictObject({
    q: queryField.describe(
      'A question or a few words. Quotation marks ask for exact words, a minus leaves a word out, site: keeps to one.',
    ),
    filter: z.enum(searchFilters).default('web').describe('Where to look.'),
    from: day.optional().describe('Nothing older than this day.'),
    to: day.optional().describe('Nothing newer than this day.'),
    answer: z
      .enum(['quotes', 'written'])
      .default('quotes')
      .describe('Sentences of the sources word for word, or a text by an engine that cites them.'),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day is before the first one.',
  });
