import fs from 'node:fs';
import { expect, test } from 'vitest';
import { everyDay, onBoth, runsOn, runsToday, turnOf } from './turns.ts';

const files = fs.globSync('src/**/*.db.test.ts');
const places = (file: string, day: number) =>
  (['embedded', 'postgresql'] as const).filter((kind) => runsOn(kind, file, day));

test('every test runs somewhere each day, and in two days on both databases', () => {
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const [one, other] = [places(file, 1), places(file, 2)];
    expect(one.length, file).toBeGreaterThan(0);
    expect(new Set([...one, ...other]).size, file).toBe(2);
  }
});

test('about half of those that take turns are on either', () => {
  const turning = files.filter((file) => places(file, 1).length === 1);
  const share = turning.filter((file) => turnOf(file, 1) === 0).length / turning.length;
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.75);
});

test('a place whose tests run on both has tests', () => {
  for (const place of onBoth)
    expect(
      files.filter((file) => file.startsWith(place)),
      place,
    ).not.toEqual([]);
});

test('a test that asks which database it has runs on both', () => {
  const asking = files.filter((file) => fs.readFileSync(file, 'utf8').includes('isPostgres'));
  const wrong = asking.filter((file) => places(file, 1).length === 1);
  expect(wrong).toEqual([]);
});

test('journeys on which others stand run every day, all others every fourth day', () => {
  const journeys = fs.globSync('e2e/**/*.test.ts');
  for (const place of everyDay)
    expect(
      journeys.some((file) => file.startsWith(place)),
      place,
    ).toBe(true);
  for (const file of journeys) {
    const days = everyDay.some((place) => file.startsWith(place)) ? 4 : 1;
    expect([1, 2, 3, 4].filter((day) => runsToday(file, day)).length, file).toBe(days);
  }
  for (const day of [1, 2, 3, 4]) {
    const share = journeys.filter((file) => runsToday(file, day)).length / journeys.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.7);
  }
});
