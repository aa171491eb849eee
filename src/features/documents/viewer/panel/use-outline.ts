import { useEffect, useState } from 'react';
import type { PageCache } from '../page-cache.ts';
import type { Pdf } from '../pdf/open-pdf.ts';
import { headingsOf, outlineOfPdf, type OutlineEntry } from './outline.ts';

export interface Outline {
  entries: readonly OutlineEntry[];
  isReading: boolean;
}

/** Read when it is first looked at; headings come page by page. */
export function useOutline(pageCache: PageCache, pdf: Pdf | undefined): Outline {
  const [outline, setOutline] = useState<Outline>({ entries: [], isReading: true });
  useEffect(() => {
    const stop = new AbortController();
    void readOutline(pageCache, pdf, stop.signal, setOutline);
    return () => stop.abort();
  }, [pageCache, pdf]);
  return outline;
}

async function readOutline(
  pageCache: PageCache,
  pdf: Pdf | undefined,
  stop: AbortSignal,
  tell: (outline: Outline) => void,
) {
  // A table of contents that is broken is as good as none.
  const own = pdf ? await outlineOfPdf(pdf).catch(() => []) : [];
  if (stop.aborted) return;
  if (own.length > 0) return tell({ entries: own, isReading: false });
  const entries: OutlineEntry[] = [];
  for (let number = 1; number <= pageCache.count; number += 1) {
    // A page that cannot be had has no headings to show; where it is shown, it says so.
    const page = await pageCache.get(number).catch(() => undefined);
    if (stop.aborted) return;
    const found = page ? headingsOf(page) : [];
    entries.push(...found);
    if (found.length > 0) tell({ entries: [...entries], isReading: true });
  }
  tell({ entries, isReading: false });
}
