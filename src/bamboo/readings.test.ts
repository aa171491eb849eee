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

const after = (before: string, text: string) =>
  readingsOf({ text, turns: [{ role: 'user', content: before }], ...clock }).map((reading) => reading.text);

test('a sum that began in the turn before goes on', () => {
  expect(after('I have 80 euros.', 'I spend 35 of them. How much is left?')).toContain(
    'I have 80 euros. I spend 35 of them. How much is left?',
  );
  expect(after('Anna bought 3 apples', 'how many are left if she eats 1')).toHaveLength(1);
});

test.each([
  ['convert 5 miles to km', 'Who is the president of France?'],
  ['10 kg to pounds', 'How much does a panda eat?'],
  ['I have 80 euros.', 'Who is the king of Spain?'],
])('after %j, %j is a question of its own', (before, text) => {
  expect(after(before, text)).toEqual([]);
});
