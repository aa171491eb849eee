import { expect, test } from 'vitest';
import { claimOf } from './claims.ts';
import { compare } from './match.server.ts';

const judged = (a: string, b: string) => compare(claimOf(a), claimOf(b));

test.for<[string, string, string]>([
  ['The tower is 330 m tall.', 'The tower is 324 m tall.', 'numbers differ: 330 m and 324 m'],
  ['It has 84 million users.', 'It has 60 million users.', 'numbers differ: 84 million and 60 million'],
  ['The treaty was signed in 1648.', 'The treaty was signed in 1658.', 'dates differ: 1648 and 1658'],
  ['The train leaves at 9:15.', 'The train leaves at 9:45.', 'times differ: 9:15 and 9:45'],
  [
    'The capital of Australia is Canberra.',
    'Sydney is the capital of Australia.',
    'names differ: Canberra and Sydney',
  ],
  ['Bats are blind.', 'Bats are not blind.', 'one denies it'],
  ['Prices rose in May 2020.', 'Prices fell in May 2020.', '“rose” against “fell”'],
  ['Prices rose by 5 %.', 'Prices fell by 3 %.', '“rose” against “fell”'],
  ['C is faster than Python.', 'Python is faster than C.', 'they compare the two the other way round'],
  ['All swans are white.', 'Some swans are not white.', 'how many differs: all and some'],
])('%s | %s: %s', ([a, b, reason]) => {
  expect(judged(a, b)).toMatchObject({ is: 'contrary', reason });
  expect(judged(b, a).is).toBe('contrary');
});

test.for<[string, string]>([
  ['The tower is about 330 m tall.', 'The tower is 324 m tall.'],
  ['The tower is 1 km tall.', 'The tower is 1000 m tall.'],
  ['Some 8 billion people live on Earth.', 'Earth has 8.2 billion inhabitants.'],
  ['Iron is heavier than wood.', 'Wood is lighter than iron.'],
  ['The door is not closed.', 'The door is open.'],
])('the same: %s | %s', ([a, b]) => {
  expect(judged(a, b).is).toBe('same');
  expect(judged(b, a).is).toBe('same');
});

test.for<[string, string]>([
  ['Gold has the atomic number 79.', 'Gold has the atomic number 80.'],
  ['The score was 2-1.', 'The score was 3-1.'],
])('counts are exact: %s | %s', ([a, b]) => {
  expect(judged(a, b).is).toBe('contrary');
});

test.for<[string, string]>([
  ['The population of Germany is 84 million.', 'The population of France is 68 million.'],
  ['Shakespeare wrote Hamlet.', 'Shakespeare wrote Macbeth.'],
  ['Interest rates rose in 2023.', 'Interest rates fell in 2020.'],
  ['Some swans are white.', 'Some swans are not white.'],
  ['The tower was never painted green.', 'The tower is painted every seven years.'],
  ['The GDP grew by 2.1 % in 2022.', 'The GDP grew by 1.4 % in 2021.'],
])('both may be true: %s | %s', ([a, b]) => {
  expect(judged(a, b).is).toBe('unrelated');
});

test('what the question named need not be said again', () => {
  const given = new Set(
    claimOf('How tall is the Eiffel Tower?').items.flatMap(({ parts, root }) => [root, ...parts]),
  );
  const [a, b] = [claimOf('330 m.'), claimOf('The Eiffel Tower is 300 m tall.')];
  expect(compare(a, b, { given }).is).toBe('contrary');
});

test('a model that reads both is heard, whatever the words', () => {
  const [a, b] = [claimOf('The bank of the river is steep.'), claimOf('The river has a steep bank.')];
  expect(compare(a, b).is).toBe('same');
  expect(compare(a, b, { chances: [0.02, 0.03, 0.95] }).is).toBe('unrelated');
});

test.for<[string, string]>([
  ['The fee is above 10,000 euros.', 'The fee is above 100,000 euros.'],
  ['France beat Brazil.', 'Brazil beat France.'],
  ['It needs Node 20.10.', 'It needs Node 20.1.'],
])('exact code has the last word over the model: %s | %s', ([a, b]) => {
  expect(compare(claimOf(a), claimOf(b), { chances: [0.98, 0.01, 0.01] }).is).not.toBe('same');
});

test.for<[string, string]>([
  ['The war ended in 1945.', 'The war ended in 1918.'],
  ['The council has 69,204 members.', 'The council has 69,104 members.'],
])('another figure is never the same: %s | %s', ([a, b]) => {
  expect(judged(a, b).is).not.toBe('same');
});
