import { expect, test } from 'vitest';
import { placesOn } from './machine-places.server.ts';

test.each([
  ['a small machine', { cores: 1, memory: 2 ** 30 }, { long: 2, media: 2 }],
  ['a usual one', { cores: 4, memory: 8 * 2 ** 30 }, { long: 8, media: 2 }],
  ['many cores and little memory', { cores: 32, memory: 4 * 2 ** 30 }, { long: 8, media: 2 }],
  ['a large one', { cores: 64, memory: 256 * 2 ** 30 }, { long: 16, media: 8 }],
])('%s', (_, machine, places) => {
  expect(placesOn(machine)).toEqual(places);
});
