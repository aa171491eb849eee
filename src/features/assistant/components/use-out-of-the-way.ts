import { useEffect, useState, type RefObject } from 'react';

/** True while the panda would be in the way; what decides that comes with the first touch of the page. */
export function useOutOfTheWay(button: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const listen = () => addEventListener('pointerover', watch, { once: true });
    const watch = () =>
      void import('./watch-the-way.ts').then(
        ({ watchTheWay }) => watchTheWay(button.current, setAway),
        // Without a connection: with the next touch.
        listen,
      );
    listen();
    return () => removeEventListener('pointerover', watch);
  }, [button]);
  return away;
}
