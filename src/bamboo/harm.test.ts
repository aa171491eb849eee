import { expect, test } from 'vitest';
import { harmsIn } from './harm.ts';

const around = (length: number) =>
  'Pandas rest in the shade. '.repeat(Math.ceil(length / 26)).slice(0, length);

test('a text is read to its end, also where a phrase stands between two stretches', () => {
  for (let before = 0; before < 1_300; before += 100)
    expect(harmsIn(`${around(before)} I want to kill myself. ${around(1_000)}`), `${before}`).toEqual([
      'self-harm',
    ]);
  expect(harmsIn(`${around(9_000)} I want to die`)).toEqual(['self-harm']);
  expect(harmsIn(around(9_000))).toEqual([]);
  expect(harmsIn('')).toEqual([]);
});
