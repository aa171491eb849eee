import { useState } from 'react';

export type Review = ReturnType<typeof useReview>;

const nameOf = (run: string) => `collaborate:${run}`;

/** Which changes of a revision one does not want. Kept in this tab, so that a reload does not undo one's choices. */
export function useReview(run: string) {
  const [refused, setRefused] = useState<ReadonlySet<number>>(() => readKept(run));
  function become(next: ReadonlySet<number>) {
    setRefused(next);
    try {
      sessionStorage.setItem(nameOf(run), JSON.stringify([...next]));
    } catch {
      // Storage is blocked: the choices last as long as the page.
    }
  }
  return {
    refused,
    toggle(change: number) {
      const next = new Set(refused);
      if (!next.delete(change)) next.add(change);
      become(next);
    },
    setAll: (isKept: boolean, count: number) =>
      become(new Set(isKept ? [] : Array.from({ length: count }, (_, at) => at))),
  };
}

function readKept(run: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(run)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : []);
  } catch {
    return new Set(); // on the server, or with storage blocked
  }
}
