/** Goes through the pages for some words, one after the other, beginning with the page in view. */
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
    let isWanted = true;
    const timer = setTimeout(search, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };

    async function search() {
      const hits: Passage[] = [];
      let missing = 0;
      const tell = (isSearching: boolean) =>
        setFound({ hits: [...hits], isSearching, missing, words, shelf });
      tell(true);
      for (let number = 1; number <= shelf.count && hits.length < mostHits; number += 1) {
        const before = hits.length;
        try {
          hits.push(...findInPage(await shelf.get(number), words));
        } catch {
          missing += 1; // said beside the number of hits
        }
        if (!isWanted) return;
        if (hits.length > before) tell(true);
      }
      tell(false);
    }
  }, [shelf, words]);
  if (words.trim() === '') return nothing;
  return found?.words === words && found.shelf === shelf ? found : { ...nothing, isSearching: true };
}
