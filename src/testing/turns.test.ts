import fs from 'node:fs';
import { expect, test } from 'vitest';
import { everyOtherDay, onBoth, runsOn, runsToday, turnOf } from './turns.ts';

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

test('long faults and journeys that seldom change have every other day, all others every day', () => {
  const journeys = fs.globSync('e2e/**/*.test.ts');
  for (const place of everyOtherDay)
    expect(
      journeys.some((file) => file.startsWith(place)),
      place,
    ).toBe(true);
  const inTurns = journeys.filter((file) => everyOtherDay.some((place) => file.startsWith(place)));
  for (const file of journeys)
    expect([1, 2].filter((day) => runsToday(file, day)).length, file).toBe(inTurns.includes(file) ? 1 : 2);
  for (const day of [1, 2]) expect(inTurns.some((file) => runsToday(file, day))).toBe(true);
});
