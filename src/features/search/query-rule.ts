import type { TextRule } from '#language/text-problem.ts';

export const longestQuery = 2000;

export const queryRule: TextRule = {
  longest: longestQuery,
  nothing: 'Enter a question or a few words.',
  tooLong: `That’s too long. Search with a question or a few words, at most ${longestQuery.toLocaleString('en')} characters.`,
};

export const wrongOrder = 'The end date is before the start date.';
