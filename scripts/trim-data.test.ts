import { expect, test } from 'vitest';
import { readDataFile } from '../src/kit/data-files.server.ts';
import { trimmedData } from './trim-data.ts';

test('the data that comes with the product is what its packages hold', { timeout: 120_000 }, () => {
  const old = [...trimmedData()].filter(([name, text]) => readDataFile(name) !== text).map(([name]) => name);
  expect(old, 'run node scripts/trim-data.ts').toEqual([]);
});
