import { useState } from 'react';
import { useSurroundings } from '../surroundings.tsx';
import { railCookie } from './rail-cookie.ts';

const oneYear = 31_536_000;

/** Whether the rail is folded away. Kept in a cookie, so that the first paint is right. */
export function useFolded() {
  const { isRailFolded } = useSurroundings();
  const [isFolded, setFolded] = useState(isRailFolded);
  return {
    isFolded,
    fold(next: boolean) {
      setFolded(next);
      document.cookie = `${railCookie}=${next ? 'folded' : 'open'}; path=/; max-age=${oneYear}; samesite=lax`;
    },
  };
}

export type Folding = ReturnType<typeof useFolded>;
