/** A search in an address: what is asked for, where, and from when. */
import type { z } from 'zod';
import { textProblem } from '#language/text-problem.ts';
import type { searchFields } from './fields.ts';
import { searchFilters, type SearchFilter } from './filters.ts';
import { queryRule, wrongOrder } from './query-rule.ts';

export type AskedInAddress = Pick<z.input<typeof searchFields>, 'q' | 'filter' | 'from' | 'to' | 'answer'> & {
  filter: SearchFilter;
};

/** Undefined where nothing is asked. What is no filter or no date is as if it were not there. */
export function askedIn(params: URLSearchParams): AskedInAddress | undefined {
  const q = params.get('q');
  if (q === null) return undefined;
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return isDay(value) ? { [name]: value } : {};
  };
  return {
    q,
    filter: searchFilters.find((one) => one === params.get('filter')) ?? 'web',
    ...day('from'),
    ...day('to'),
    ...(params.get('answer') === 'written' ? { answer: 'written' as const } : {}),
  };
}

/** The 31st of February is none, though it could be read as one in March. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

export function addressOf({ q, filter, from, to, answer }: AskedInAddress): string {
  const params = new URLSearchParams({ q: q.toWellFormed() });
  if (filter !== 'web') params.set('filter', filter);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (answer === 'written') params.set('answer', answer);
  return `?${params}`;
}

/** In words for people, by field; empty where it can be searched for. Days are days by now. */
export function problemsOf({ q, from, to }: AskedInAddress): Partial<Record<'q' | 'to', string>> {
  const ofQuery = textProblem(q, queryRule);
  return {
    ...(ofQuery ? { q: ofQuery } : {}),
    ...(from && to && from > to ? { to: wrongOrder } : {}),
  };
}
