import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('no more than the limit run at once, and each beginning and end is yielded', async () => {
  const gates = [0, 1, 2].map(() => Promise.withResolvers<string>());
  const updates: string[] = [];
  const all = inParallel(
    gates.map(
      ({ promise }) =>
        () =>
          promise,
    ),
    2,
  );
  const next = async () => {
    const { value } = await all.next();
    if (value) updates.push('begun' in value ? `begun ${value.at}` : `${value.at}: ${value.value}`);
  };
  await next();
  await next();
  gates[1]!.resolve('b');
  await next();
  await next();
  gates[2]!.resolve('c');
  gates[0]!.resolve('a');
  await next();
  await next();
  await next();
  expect(updates.slice(0, 4)).toEqual(['begun 0', 'begun 1', '1: b', 'begun 2']);
  expect(updates.slice(4).toSorted()).toEqual(['0: a', '2: c']);
});

test('one that fails ends the whole', async () => {
  const all = inParallel([() => Promise.reject(new Error('no')), () => new Promise<never>(() => {})], 2);
  await expect(Array.fromAsync(all)).rejects.toThrow('no');
});
