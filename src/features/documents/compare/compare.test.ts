import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { compareDocuments } from './compare.ts';
import { contradictionsIn } from './contradictions.server.ts';
import { unitsOf } from './units.ts';

const pages = (...texts: string[][]): ReadPage[] =>
  texts.map((blocks, index) => ({
    number: index + 1,
    blocks: blocks.map((text) => ({ role: 'paragraph' as const, text })),
  }));

const changesIn = async (before: ReadPage[], after: ReadPage[]) =>
  (await compareDocuments(before, after)).changes.map(({ is, was, now }) => [
    is,
    was?.text ?? null,
    now?.text ?? null,
  ]);

const lease = pages(
  ['The lease begins on 1 May 2024. The rent is 900 euros a month.', 'Pets are allowed.'],
  ['The tenant cleans the stairs every second week.', 'Keys are handed over on the first day.'],
);

test('changes, additions, removals and moves are listed, each with both places', async () => {
  const next = pages(
    [
      'Keys are handed over on the first day.',
      'The lease begins on 1 May 2024. The rent is 950 euros a month.',
    ],
    ['The tenant cleans the stairs every second week.', 'Smoking is not permitted indoors.'],
  );
  expect(await changesIn(lease, next)).toEqual([
    ['moved', 'Keys are handed over on the first day.', 'Keys are handed over on the first day.'],
    ['changed', 'The rent is 900 euros a month.', 'The rent is 950 euros a month.'],
    ['removed', 'Pets are allowed.', null],
    ['added', null, 'Smoking is not permitted indoors.'],
  ]);
  const { changes } = await compareDocuments(lease, next);
  expect(changes[1]).toMatchObject({
    was: { page: 1, block: 0, start: 32, end: 62 },
    now: { page: 1, block: 1, start: 32, end: 62 },
  });
});

test('other breaks, other pages and other running heads are no changes', async () => {
  const other: ReadPage[] = pages(
    ['The lease begins on 1 May 2024.', 'The rent is 900\neuros a month. Pets are allowed.'],
    ['The tenant cleans the stairs  every second week. Keys are handed over on the first day.'],
  );
  other[0]!.blocks.unshift({ role: 'running-head', text: 'Draft of March' });
  expect(await changesIn(lease, other)).toEqual([]);
});

test('rows of a table are compared one by one', async () => {
  const table = (rows: string[][]): ReadPage[] => [
    {
      number: 1,
      blocks: [
        { role: 'table', text: rows.map((row) => row.join('\t')).join('\n'), table: { rows, heads: 1 } },
      ],
    },
  ];
  const before = table([
    ['Item', 'Price'],
    ['Tea', '4.80'],
    ['Rice', '3.90'],
  ]);
  const after = table([
    ['Item', 'Price'],
    ['Tea', '5.10'],
    ['Rice', '3.90'],
  ]);
  expect(await changesIn(before, after)).toEqual([['changed', 'Tea\t4.80', 'Tea\t5.10']]);
});

test('nothing is lost: all of both documents is the same, changed, moved, came or went', async () => {
  const sentence = fc.constantFrom(
    'One is here.',
    'Two stand there.',
    'Three of them left early.',
    'Four came.',
    'One is there.',
  );
  const text = fc.array(
    fc.array(sentence, { minLength: 1, maxLength: 4 }).map((all) => all.join(' ')),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (one, other) => {
      const [before, after] = [pages(one), pages(other)];
      const { changes, same } = await compareDocuments(before, after);
      const count = (side: 'was' | 'now') =>
        same +
        changes.reduce((sum, change) => sum + (change[side] ? change[side].text.split('. ').length : 0), 0);
      expect(count('was')).toBe(unitsOf(before).length);
      expect(count('now')).toBe(unitsOf(after).length);
      if (one.join() === other.join()) expect(changes).toEqual([]);
    }),
  );
});

test.for([
  ['everything different', (at: number) => `Other${at} words${at} stand${at} here${at} now${at}.`],
  ['everything alike', () => 'The same words stand here again and again.'],
  ['everything turned round', (at: number) => `Sentence ${9_999 - at} stands in its own place.`],
] as const)('ten thousand sentences are compared in bounded work: %s', ([, sentence]) => {
  const many = (make: (at: number) => string) =>
    pages(
      ...Array.from({ length: 100 }, (_, page) =>
        Array.from({ length: 100 }, (_, at) => make(page * 100 + at)),
      ),
    );
  const [before, after] = [many((at) => `Sentence ${at} stands in its own place.`), many(sentence)];
  const effort = measureEffort();
  compareDocuments(before, after);
  expect(effort()).toBeLessThan(cpuLimit(6000));
});

test('contradictions are found in numbers, dates and denials, with the places of both', async () => {
  const before = unitsOf(lease);
  const after = unitsOf(
    pages([
      'The lease begins on 1 June 2024. The rent is 950 euros a month.',
      'Pets are not allowed.',
      'Bicycles stand in the yard.',
    ]),
  );
  const found = await contradictionsIn(before, after, {});
  expect(found.map(({ first, second }) => [first.text, second.text]).sort()).toEqual([
    ['Pets are allowed.', 'Pets are not allowed.'],
    ['The lease begins on 1 May 2024.', 'The lease begins on 1 June 2024.'],
    ['The rent is 900 euros a month.', 'The rent is 950 euros a month.'],
  ]);
  expect(found.find(({ first }) => first.text.startsWith('Pets'))).toMatchObject({
    first: { page: 1, block: 1 },
    second: { page: 1, block: 1 },
  });
  expect(await contradictionsIn(before, before, {})).toEqual([]);
});

test('what has no end is compared in pieces, none of which is long', () => {
  const units = unitsOf(pages(['word '.repeat(5000), 'x'.repeat(5000)]));
  expect(Math.max(...units.map(({ text }) => text.length))).toBeLessThanOrEqual(400);
  expect(units.map(({ text }) => text.trim()).join(' ')).toHaveLength(4 + 4999 * 5 + 1 + 5000 + 12);
});

test('clauses that only have another number are the same, and what they say is not', async () => {
  const numbered = (...texts: string[]): ReadPage[] => [
    {
      number: 1,
      blocks: texts.map((text) => ({
        role: /^\d+ \p{Lu}\p{Ll}+$/u.test(text) ? ('heading' as const) : ('paragraph' as const),
        text,
      })),
    },
  ];
  const before = numbered('3 Rent', '3.1 The rent is 900 euros.', '4 Pets', '4.1 Cats are allowed.');
  const after = numbered(
    '3 Deposit',
    '3.1 There is none.',
    '4 Rent',
    '4.1 The rent is 950 euros.',
    '5 Pets',
    '5.1 Cats are allowed.',
  );
  expect((await changesIn(before, after)).map(([is, was]) => [is, was])).toEqual([
    ['added', null],
    ['added', null],
    ['changed', '3.1 The rent is 900 euros.'],
  ]);
  // A figure at the beginning of a sentence is what it says.
  expect(await changesIn(numbered('12 chairs are there.'), numbered('14 chairs are there.'))).toHaveLength(1);
});
