import { useState } from 'react';

/**
 * What stands first moves every row below it. Once the pointer is among the rows for these words, what comes then comes too late for
 * that, and goes below them: nobody presses a row that was another a moment ago.
 */
export function useLate(words: string, isThere: boolean) {
  const [pointedFor, setPointedFor] = useState<string>();
  const [cameFor, setCameFor] = useState<string>();
  if (isThere && pointedFor !== words && cameFor !== words) setCameFor(words);
  return {
    isLate: isThere && cameFor !== words,
    onPointerMove: () => setPointedFor(words),
  };
}
