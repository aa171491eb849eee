/** Goes through the pages for some words, one after the other. */
import { useEffect, useState } from 'react';
import type { Passage } from '#kit/documents/read/document.ts';
import type { PageShelf } from '../page-shelf.ts';
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

export function useFind(shelf: PageShelf, words: string): Found {
  const [found, setFound] = useState<Found & { words: string; shelf: PageShelf }>();
  useEffect(() => {
    if (words.trim() === '') return;
    const stop = new AbortController();
    const tell = (now: Found) => setFound({ ...now, words, shelf });
    const timer = setTimeout(() => void search(shelf, words, stop.signal, tell), pause);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [shelf, words]);
  if (words.trim() === '') return nothing;
  return found?.words === words && found.shelf === shelf ? found : { ...nothing, isSearching: true };
}

async function search(shelf: PageShelf, words: string, stop: AbortSignal, tell: (found: Found) => void) {
  const hits: Passage[] = [];
  let missing = 0;
  for (let number = 1; number <= shelf.count && hits.length < mostHits; number += 1) {
    const before = hits.length;
    try {
      hits.push(...findInPage(await shelf.get(number), words));
    } catch {
      missing += 1; // said beside the number of hits
    }
    if (stop.aborted) return;
    if (hits.length > before) tell({ hits: [...hits], isSearching: true, missing });
  }
  tell({ hits, isSearching: false, missing });
}
