import { useEffect, useState } from 'react';

export type RehearsalState = 'resting' | 'waiting' | 'done' | 'failed';

/** Work that only takes time: what a page does while it waits can be seen without anything being asked of a server. */
export function useRehearsal({ lasts, fails = false }: { lasts: number; fails?: boolean }) {
  const [state, setState] = useState<RehearsalState>('resting');
  const waiting = state === 'waiting';

  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(setState, lasts, fails ? 'failed' : 'done');
    return () => clearTimeout(timer);
  }, [waiting, lasts, fails]);

  return { state, start: () => setState('waiting'), stop: () => setState('resting') };
}
