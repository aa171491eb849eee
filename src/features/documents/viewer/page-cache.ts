/** The pages of a document as they were read, each asked for once; what failed is asked for again. */
import { useEffect, useState } from 'react';
import type { ReadPage } from '#kit/documents/read/document.ts';

export interface PageCache {
  count: number;
  get(number: number): Promise<ReadPage>;
  /** Those that have come. */
  loaded: ReadonlyMap<number, ReadPage>;
}

export function createPageCache(count: number, load: (number: number) => Promise<ReadPage>): PageCache {
  const pages = new Map<number, Promise<ReadPage>>();
  const loaded = new Map<number, ReadPage>();
  return {
    count,
    loaded,
    get(number) {
      const known = pages.get(number);
      if (known) return known;
      const page = load(number);
      pages.set(number, page);
      page.then(
        (read) => loaded.set(number, read),
        () => pages.delete(number),
      );
      return page;
    },
  };
}

export type PageState = { page: ReadPage } | { failed: true; retry(): void } | undefined;

/** Undefined until it is there. */
export function usePage(pageCache: PageCache, number: number): PageState {
  const [pageEntry, setPageEntry] = useState<{ pageCache: PageCache; state: PageState }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = tries >= 0;
    const tell = (state: PageState) => {
      if (isWanted) setPageEntry({ pageCache, state });
    };
    pageCache.get(number).then(
      (page) => tell({ page }),
      () => tell({ failed: true, retry: () => setTries((count) => count + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [pageCache, number, tries]);
  return pageEntry?.pageCache === pageCache ? pageEntry.state : undefined;
}
