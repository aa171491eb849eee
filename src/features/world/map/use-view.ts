import { useEffect, useRef, useState } from 'react';
import type { Place } from './mercator.ts';
import { beginning, clamp, type Size, type View } from './view.ts';

const duration = 220;

/** What is seen now, and ways to another view: at once while a hand moves it, else by a short flight. */
export function useView(size: Size | undefined, places: readonly Place[]) {
  const [view, setView] = useState<View>();
  const flight = useRef(0);
  const first = useRef(places);

  // Before the first picture, and again for another size.
  useEffect(() => {
    if (size) setView((now) => (now ? clamp(now, size) : beginning(size, first.current)));
  }, [size]);

  useEffect(() => () => cancelAnimationFrame(flight.current), []);

  function jump(next: (now: View) => View) {
    cancelAnimationFrame(flight.current);
    setView((now) => now && next(now));
  }

  function fly(next: (now: View) => View) {
    cancelAnimationFrame(flight.current);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return jump(next);
    if (!view) return undefined;
    const [from, to] = [view, next(view)];
    const began = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - began) / duration);
      setView(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) flight.current = requestAnimationFrame(step);
    };
    flight.current = requestAnimationFrame(step);
    return undefined;
  }

  return { view, jump, fly };
}

/** The scale changes by equal factors, and the middle with it, so that the target does not swing out of sight. */
function between(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const share =
    Math.abs(to.scale - from.scale) < 1e-6
      ? part
      : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { scale, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
