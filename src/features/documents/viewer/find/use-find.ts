/** Goes through the pages for some words, one after the other. */
import { useEffect, useState } from 'react';
import type { Passage } from '#kit/documents/read/document.ts';
import type { PageCache } from '../page-cache.ts';
import { findInPage } from './find-in-page.ts';

export interface Found {
  hits: readonly Passage[];
  isSearching: boolean;
  /** Pages that could not be had. */
  missing: number;
}

const nothing: Found = { hits: [], isSearching: false, missing: 0 };
const mostHits = 2000;
/** Whoever is still typing does not search. */
const pause = 150;

export function useFind(pageCache: PageCache, words: string): Found {
  const [result, setResult] = useState<Found & { words: string; pageCache: PageCache }>();
  useEffect(() => {
    if (words.trim() === '') return;
    const stop = new AbortController();
    const tell = (now: Found) => setResult({ ...now, words, pageCache });
    const timer = setTimeout(() => void search(pageCache, words, stop.signal, tell), pause);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [pageCache, words]);
  if (words.trim() === '') return nothing;
  return result?.words === words && result.pageCache === pageCache
    ? result
    : { ...nothing, isSearching: true };
}

async function search(pageCache: PageCache, words: string, stop: AbortSignal, tell: (found: Found) => void) {
  const hits: Passage[] = [];
  let missing = 0;
  for (let number = 1; number <= pageCache.count && hits.length < mostHits; number += 1) {
    const before = hits.length;
    try {
      hits.push(...findInPage(await pageCache.get(number), words));
    } catch {
      missing += 1; // said beside the number of hits
    }
    if (stop.aborted) return;
    if (hits.length > before) tell({ hits: [...hits], isSearching: true, missing });
  }
  tell({ hits, isSearching: false, missing });
}
