/** No text is much more work than prose of the same length, whatever of ours reads it. In threads that are cut off. */
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Measured } from './parser-worker.testing.ts';
import { parsers } from './parsers.testing.ts';

const lengths = process.env.ATTACK === 'full' ? [20_000, 100_000] : [20_000];
const mostTimesProse = 10;
/** Below this a measurement says more about the machine than about the parser. */
const leastMs = 60;
/** No text takes this long on any machine, unless it takes for ever. */
const cutOffAfter = 30_000;

async function measure(parser: string, length: number): Promise<Measured[]> {
  const worker = new Worker(new URL('./parser-worker.testing.ts', import.meta.url), {
    workerData: { parser, length },
  });
  const measured: Measured[] = [];
  let begun: Measured | undefined;
  let cut: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    worker.on('message', (said: Measured) => {
      clearTimeout(cut);
      if (said.ms !== undefined || said.failed) measured.push(said);
      else {
        begun = said;
        cut = setTimeout(() => {
          measured.push({ ...begun!, failed: 'cut off' });
          void worker.terminate();
        }, cutOffAfter);
      }
    });
  });
  clearTimeout(cut);
  return measured;
}

const each = Object.keys(parsers).flatMap((parser) => lengths.map((length) => [parser, length] as const));

test.for(each)('%s of %i characters', { timeout: 600_000 }, async ([parser, length]) => {
  const [prose, ...others] = await measure(parser, length);
  expect(others.length).toBeGreaterThan(50);
  const most = mostTimesProse * Math.max(leastMs, prose!.ms ?? 0);
  const slow = others.filter(({ ms, failed }) => failed !== undefined || ms! > most);
  expect(slow, `prose took ${prose!.ms} ms`).toEqual([]);
});
