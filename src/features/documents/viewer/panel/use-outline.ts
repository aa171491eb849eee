import { useEffect, useState } from 'react';
import type { PageShelf } from '../page-shelf.ts';
import type { Pdf } from '../pdf/open-pdf.ts';
import { headingsOf, outlineOfPdf, type OutlineEntry } from './outline.ts';

export interface Outline {
  entries: readonly OutlineEntry[];
  isReading: boolean;
}

/** Read when it is first looked at; headings come page by page. */
export function useOutline(shelf: PageShelf, pdf: Pdf | undefined): Outline {
  const [outline, setOutline] = useState<Outline>({ entries: [], isReading: true });
  useEffect(() => {
    let isWanted = true;
    void read();
    return () => {
      isWanted = false;
    };

    async function read() {
      const own = pdf ? await outlineOfPdf(pdf).catch(() => []) : [];
      if (!isWanted) return;
      if (own.length > 0) return setOutline({ entries: own, isReading: false });
      const entries: OutlineEntry[] = [];
      for (let number = 1; number <= shelf.count && isWanted; number += 1) {
        // A page that cannot be had has no headings to show; where it is shown, it says so.
        const page = await shelf.get(number).catch(() => undefined);
        const found = page ? headingsOf(page) : [];
        entries.push(...found);
        if (isWanted && found.length > 0) setOutline({ entries: [...entries], isReading: true });
      }
      if (isWanted) setOutline({ entries, isReading: false });
    }
  }, [shelf, pdf]);
  return outline;
}
