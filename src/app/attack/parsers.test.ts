/** No text is much more work than prose of the same length, whatever of ours reads it. In threads that are cut off. */
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { Measured } from './parser-worker.testing.ts';
import { parsers } from './parsers.testing.ts';

const lengths = process.env.ATTACK === 'full' ? [20_000, 100_000] : [20_000];
const mostTimesProse = 10;
/** Below this a measurement says more about the machine than about the parser. */
const leastMs = 60;
/** No text takes this long on any machine, however busy, unless it takes for ever. */
const cutOffAfter = 120_000;
/** To load all of them takes longer than to measure some. */
const inOneThread = 12;

/** A parser that had to be cut off ends its thread; the others go on in a new one. */
async function measureAll(names: readonly string[], length: number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let left = [...names]; left.length > 0;) {
    const cut = await measureInThread(left, length, measured);
    left = cut === undefined ? [] : left.slice(left.indexOf(cut) + 1);
  }
  return measured;
}

/** Gives back the parser that was cut off. */
async function measureInThread(names: string[], length: number, measured: Measured[]) {
  const worker = new Worker(new URL('./parser-worker.testing.ts', import.meta.url), {
    workerData: { names, length, enough: mostTimesProse * leastMs },
  });
  let cutOff: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    worker.on('message', (said: Measured) => {
      clearTimeout(timer);
      if (said.ms !== undefined || said.failed) measured.push(said);
      else
        timer = setTimeout(() => {
          measured.push({ ...said, failed: 'cut off' });
          cutOff = said.parser;
          void worker.terminate();
        }, cutOffAfter);
    });
  });
  clearTimeout(timer);
  return cutOff;
}

const names = Object.keys(parsers);
const groups = Array.from({ length: Math.ceil(names.length / inOneThread) }, (_, at) => {
  const group = names.slice(at * inOneThread, (at + 1) * inOneThread);
  return { from: group[0], to: group.at(-1), group };
});

describe.for(lengths)('%i characters', (length) => {
  test.for(groups)('$from … $to', { timeout: 1_200_000 }, async ({ group }) => {
    const measured = await measureAll(group, length);
    for (const parser of group) {
      const [, prose, ...others] = measured.filter((one) => one.parser === parser);
      const most = mostTimesProse * Math.max(leastMs, prose?.ms ?? 0);
      const slow = others.filter(({ ms, failed }) => failed !== undefined || ms! > most);
      expect.soft(slow, `prose took ${prose?.ms} ms`).toEqual([]);
      expect.soft(others.length, parser).toBeGreaterThan(50);
    }
  });
});
