import { expect, test } from 'vitest';
import { claimOf, claimsOf } from './claims.ts';
import { plainWords } from './plain-words.ts';

const answer = `# The **Eiffel Tower**

Sure, here is what I know:

The Eiffel Tower stands in Paris, e.g. near the Seine. It is 330.5 m tall and was completed in 1889!
Dr. Smith says it is *not* made of steel [1].

- **Weight:** about 7,300 t
- Painted every seven years

| What | Figure |
|---|---|
| Steps | 1,665 |

\`\`\`js
const height = 12; // The tower is 12 m tall.
\`\`\`

Would you like to know more?`;

test('statements are found in prose, lists and tables, and not in code, titles or talk', () => {
  expect(claimsOf(answer).map(({ text }) => text)).toEqual([
    'The Eiffel Tower stands in Paris, e.g. near the Seine.',
    'It is 330.5 m tall',
    'was completed in 1889!',
    'Dr. Smith says it is not made of steel .',
    'Weight: about 7,300 t',
    'Painted every seven years',
    'Steps: 1,665',
  ]);
});

test('each claim has its place in the answer', () => {
  for (const { text, start, end } of claimsOf(answer)) {
    const there = answer.slice(start, end);
    if (there.startsWith('|')) expect(there).toBe('| Steps | 1,665 |');
    else expect(plainWords(there)).toBe(text);
  }
});

test('"it" and half sentences are about what was named before', () => {
  const about = (part: string) =>
    claimsOf(answer)
      .find(({ text }) => text.includes(part))!
      .items.map(({ word }) => word);
  expect(about('330.5')).toContain('eiffel tower');
  expect(about('completed')).toContain('eiffel tower');
  expect(about('Weight')).toContain('eiffel tower');
});

test.for<[string, string, number, number]>([
  ['1,234.5 people', 'count', 1234.5, 1234.5],
  ['1.2 million people', 'count', 1_200_000, 1_200_000],
  ['$1.2bn', 'money:USD', 1.2e9, 1.2e9],
  ['20 euros', 'money:EUR', 20, 20],
  ['45 %', 'share', 45, 45],
  ['two thirds of them', 'share', 66.7, 66.7],
  ['1 km', 'length', 1000, 1000],
  ['5 to 7 hours', 'time', 18_000, 25_200],
  ['12 months', 'time', 31_556_952, 31_556_952],
  ['212 °F', 'temperature', 100, 100],
  ['-40 °C', 'temperature', -40, -40],
  ['36 km/h', 'speed', 10, 10],
  ['300,000 kilometres per second', 'speed', 3e8, 3e8],
  ['at least seven days', 'time', 604_800, Infinity],
  ['no more than 5 kg', 'mass', -Infinity, 5],
  ['it ended 2-1', 'score', 2001, 2001],
  ['at 9:15 pm', 'clock', 1275, 1275],
])('%s is %s', ([text, kind, least, most]) => {
  const [quantity] = claimOf(text).quantities;
  expect(quantity).toMatchObject({ kind });
  if (Number.isFinite(least)) expect(quantity!.least).toBeCloseTo(least, 3);
  else expect(quantity!.least).toBe(least);
  if (Number.isFinite(most)) expect(quantity!.most).toBeCloseTo(most, 3);
  else expect(quantity!.most).toBe(most);
});

test.for<[string, object]>([
  ['on 3 March 2026', { years: [2026, 2026], month: 3, day: 3 }],
  ['on March 3rd, 2026', { years: [2026, 2026], month: 3, day: 3 }],
  ['on 2026-03-03', { years: [2026, 2026], month: 3, day: 3 }],
  ['in March 2026', { years: [2026, 2026], month: 3 }],
  ['in the 1990s', { years: [1990, 1999] }],
  ['in the 19th century', { years: [1801, 1900] }],
  ['in 44 BC', { years: [-43, -43] }],
  ['before 1900', { years: [-Infinity, 1899] }],
  ['around 1450', { years: [1450, 1450], hedged: true }],
  ['on Mondays', { weekday: 1 }],
])('%s is a date', ([text, date]) => {
  expect(claimOf(`It was built ${text}.`).dates).toMatchObject([date]);
});

test('numbers that are no years, and years that are no numbers', () => {
  expect(claimOf('It has 1889 steps.')).toMatchObject({ dates: [], quantities: [{ least: 1889 }] });
  expect(claimOf('It was opened in 1889.')).toMatchObject({ dates: [{ shown: '1889' }], quantities: [] });
});

test.for<[string, boolean]>([
  ['Bats are blind.', false],
  ["Bats aren't blind.", true],
  ['It is a myth that bats are blind.', true],
  ['It is not true that bats are not blind.', false],
  ['There is no evidence that bats are blind.', true],
  ['The idea that bats are blind is a myth.', true],
  ['Tomatoes are fruits, not vegetables.', false],
  ['It is not only blind but deaf.', false],
  ['It has no more than five legs.', false],
])('%s denied: %s', ([text, denied]) => {
  expect(claimOf(text).polarity.denied).toBe(denied);
});

test('reserve and extent are noted', () => {
  expect(claimOf('Coffee may help.').hedged).toBe(true);
  expect(claimOf('Coffee helps.').hedged).toBe(false);
  expect(claimOf('It opened in May.').hedged).toBe(false);
  expect(claimOf('All swans are white.').quantifier).toBe('all');
  expect(claimOf('A few swans are black.').quantifier).toBe('some');
});
