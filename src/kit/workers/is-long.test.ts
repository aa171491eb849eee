import { expect, test } from 'vitest';
import { isLong } from './is-long.ts';

test('a task is long by all that it is to read', () => {
  const half = 'a'.repeat(1_100);
  for (const input of [undefined, 7, half, { text: half, goal: 'short' }, [half, { deep: [1, 2] }]])
    expect(isLong(input)).toBe(false);
  for (const input of [
    half + half,
    { text: [half, half] },
    Array.from({ length: 3_000 }, () => 1),
    new Uint8Array(3_000),
  ])
    expect(isLong(input)).toBe(true);
});
