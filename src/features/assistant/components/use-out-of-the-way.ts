import { useEffect, useState, type RefObject } from 'react';
import { watchTheWay } from './watch-the-way.ts';

/** True while the panda would be in the way. */
export function useOutOfTheWay(button: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => watchTheWay(button.current, setAway), [button]);
  return away;
}
