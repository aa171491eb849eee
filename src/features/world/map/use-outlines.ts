import { useQuery } from '@tanstack/react-query';
import coarse from 'world-atlas/countries-110m.json?url';
import fine from 'world-atlas/countries-50m.json?url';
import { beside } from '#kit/ui/markdown/worker-client.ts';
import type { Outlines } from './outlines.ts';

/** Ten thousand points are a moment, a hundred thousand a long one: the page stays free meanwhile. */
const draw = beside<Outlines>(
  () => new Worker(new URL('./outlines-worker.ts', import.meta.url), { type: 'module' }),
);

/** Two sizes, each a file of its own that browsers keep for ever. The coarse one stays until the fine one is there, or where it does not come. */
export function useOutlines({ isNear }: { isNear: boolean }) {
  const far = useQuery(outlinesIn(coarse, 'coarse'));
  const near = useQuery({ ...outlinesIn(fine, 'fine'), enabled: isNear });
  return { data: (isNear ? near.data : undefined) ?? far.data, isError: far.isError };
}

const outlinesIn = (file: string, how: 'coarse' | 'fine') => ({
  queryKey: ['outlines', file],
  queryFn: async () => {
    // Fetched here: workers may ask nobody for anything.
    const response = await fetch(file);
    if (!response.ok) throw new Error(`The outlines did not come: ${response.status}`);
    const outlines = await draw({ how, source: await response.text() });
    await idle();
    return outlines;
  },
  staleTime: Infinity,
});

/** Whatever makes the page usable comes first; the outlines wait for a free moment, but not for ever. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1500 });
    else setTimeout(resolve, 100);
  });
