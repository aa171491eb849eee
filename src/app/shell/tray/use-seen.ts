import { useState } from 'react';

/** What a page has shown since this one was loaded: who has looked at a result needs no word of it. */
export function useSeen(shown: string | null): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (shown !== null && !seen.has(shown)) setSeen(new Set([...seen, shown]));
  return seen;
}
