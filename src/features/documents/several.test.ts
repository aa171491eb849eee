import { expect, test } from 'vitest';
import { chosenIn, severalAddress } from './several.ts';

const ids = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b'];

test('documents that are chosen are read from the address that was made of them', () => {
  const address = severalAddress('/documents/compare', ids);
  expect(chosenIn(new URL(address, 'http://localhost').searchParams)).toEqual(ids);
  expect(severalAddress('/documents/extract', [])).toBe('/documents/extract');
  expect(chosenIn(new URLSearchParams({ documents: 'x..<b>' }))).toEqual([]);
});
