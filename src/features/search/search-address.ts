/** A search in an address: what is asked for, where, and from when. */
import type { z } from 'zod';
import { searchFields } from './fields.ts';
import { searchFilters, type SearchFilter } from './filters.ts';

export type AskedInAddress = Pick<z.input<typeof searchFields>, 'q' | 'filter' | 'from' | 'to' | 'answer'> & {
  filter: SearchFilter;
};

/** Undefined where nothing is asked. What is no filter or no date is as if it were not there. */
export function askedIn(params: URLSearchParams): AskedInAddress | undefined {
  const q = params.get('q');
  if (q === null) return undefined;
  const day = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? { [name]: value } : {};
  };
  return {
    q,
    filter: searchFilters.find((one) => one === params.get('filter')) ?? 'web',
    ...day('from'),
    ...day('to'),
    ...(params.get('answer') === 'written' ? { answer: 'written' as const } : {}),
  };
}

export function addressOf({ q, filter, from, to, answer }: AskedInAddress): string {
  const params = new URLSearchParams({ q: q.toWellFormed() });
  if (filter !== 'web') params.set('filter', filter);
  if (from) params.set('from', from);
  if (to) params.set('to', to);
  if (answer === 'written') params.set('answer', answer);
  return `?${params}`;
}

/** In words for people, by field; empty where it can be searched for. */
export function problemsOf(asked: AskedInAddress): Partial<Record<'q' | 'from' | 'to', string>> {
  const read = searchFields.safeParse(asked);
  if (read.success) return {};
  return Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message]));
}
