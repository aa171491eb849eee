import { useState } from 'react';

/** What was read since this page was loaded: who has looked at a result needs no word of it. */
export function useSeen(shown: string | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (shown !== undefined && !seen.has(shown)) setSeen(new Set([...seen, shown]));
  return seen;
}
