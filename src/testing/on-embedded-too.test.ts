import fs from 'node:fs';
import { expect, test } from 'vitest';
import { onEmbeddedToo } from './on-embedded-too.ts';

const databaseTests = fs.globSync('src/**/*.db.test.ts');
const asksForTheDatabase = /\bisPostgres\b|connection\.kind/;

test('every file that runs on the embedded database too exists', () => {
  expect(onEmbeddedToo.filter((file) => !databaseTests.includes(file))).toEqual([]);
  expect(new Set(onEmbeddedToo).size).toBe(onEmbeddedToo.length);
});

test('a test that asks which database it has runs on both', () => {
  const asking = databaseTests.filter((file) => asksForTheDatabase.test(fs.readFileSync(file, 'utf8')));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((file) => !onEmbeddedToo.includes(file))).toEqual([]);
});
