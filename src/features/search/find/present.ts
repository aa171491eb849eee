import type { SearchResult } from '../data.ts';
import type { Merged } from '#kit/sources/results/merge.ts';

export const presented = (
  { title, href, text, date, by, sources, also }: Merged,
  id: number,
  isRead: boolean,
): SearchResult => ({ id, title, href, text, date: date ?? null, by: by ?? null, sources, also, isRead });
