import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { loadOutlines, type Detail } from './outlines.ts';

/** The coarse ones stay until the fine ones are there. */
export function useOutlines(detail: Detail) {
  return useQuery({
    queryKey: ['outlines', detail],
    queryFn: () => loadOutlines(detail),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
