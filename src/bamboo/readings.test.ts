import { expect, test } from 'vitest';
import { clock } from './asking.testing.ts';
import { readingsOf } from './readings.server.ts';

const read = (text: string) => readingsOf({ text, turns: [], ...clock }).map((reading) => reading.text);

test('what only says why one asks is left out', () => {
  expect(read("I'm learning English. What does lucid mean?")).toEqual(['What does lucid mean?']);
});

test('what a pointer means is put in its place', () => {
  expect(read("I'm travelling to Vietnam next month, what currency do they use there?")).toEqual([
    'what currency do they use in vietnam',
  ]);
});

test.each([
  'If a shirt costs 20 and trousers cost more, how much are both?',
  'I started in 2024, how many months is that until today?',
  'A train leaves at 9:00. When does it arrive?',
])('nothing is left out of: %s', (question) => {
  expect(read(question)).toEqual([]);
});
