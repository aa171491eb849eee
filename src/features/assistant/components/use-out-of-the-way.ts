import { useEffect, useState } from 'react';

/** Less is a finger that trembles. */
const noticeable = 8;
const nearTheEnd = 80;

/** True while someone reads on downwards; going back up or reaching the end of the page brings it back. */
export function useOutOfTheWay(): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = () => {
      const now = window.scrollY;
      const atEnd = now + window.innerHeight > document.documentElement.scrollHeight - nearTheEnd;
      if (Math.abs(now - last) < noticeable && !atEnd) return;
      setAway(now > last && !atEnd);
      last = now;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return away;
}
