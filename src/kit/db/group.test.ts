import { expect, test } from 'vitest';
import { createGroup } from './group.server.ts';

/** A database that writes when it is told to, and remembers what was written together. */
function slowWriter() {
  const written: number[][] = [];
  let finish = () => {};
  const group = createGroup(async (items: number[]) => {
    written.push(items);
    if (items.includes(13)) throw new Error('thirteen is refused');
    await new Promise<void>((resolve) => (finish = resolve));
    return items.map((item) => item * 2);
  });
  return { written, group, finish: () => finish() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes in one turn is written together, what comes meanwhile goes with the next', async () => {
  const { written, group, finish } = slowWriter();
  const first = [group(1), group(2)];
  await turn();
  const second = [group(3), group(4), group(5)];
  await turn();
  expect(written).toEqual([[1, 2]]);
  finish();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await turn();
  finish();
  expect(await Promise.all(second)).toEqual([6, 8, 10]);
  expect(written).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

test('nobody hears of success before it is written', async () => {
  const { group, finish } = slowWriter();
  let isDone = false;
  const writing = group(1).then(() => (isDone = true));
  await turn();
  await turn();
  expect(isDone).toBe(false);
  finish();
  await writing;
});

test('one that is refused fails alone', async () => {
  const group = createGroup(async (items: number[]) => {
    if (items.includes(13)) throw new Error('thirteen is refused');
    return items;
  });
  const outcomes = await Promise.allSettled([group(1), group(13), group(2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('an unreachable database fails the whole group after one attempt', async () => {
  let asked = 0;
  const group = createGroup(async () => {
    asked += 1;
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
  });
  const outcomes = await Promise.allSettled([group(1), group(2), group(3)]);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked).toBe(1);
});
