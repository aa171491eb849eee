import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slipsBetween } from './distance.ts';
import { inWords, withDigits } from './number-words.ts';
import { plainOf } from './plain.ts';
import { sentencesOf } from './sentences.ts';
import { inFull } from './shorthand.ts';
import { shown } from './wording.ts';

test.each([
  ['twenty percent of three hundred', '20 percent of 300'],
  ['one hundred and five', '105'],
  ['two thousand and twenty-four', '2024'],
  ['five and six', '5 and 6'],
  ['twenty five', '25'],
  ['a million', '1000000'],
  ['3 million', '3000000'],
  ['two dozen', '24'],
  ['two and a half hours', '2.5 hours'],
  ['someone is alone', 'someone is alone'],
])('%s → %s', (words, digits) => {
  expect(withDigits(words)).toBe(digits);
});

test('numbers in words are read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (number) => {
      expect(withDigits(inWords(number)!)).toBe(String(number));
    }),
  );
});

test.each([
  ['Hey panda, could you please tell me what’s the capitol of France?', 'what is the capital of france'],
  ['What are the continents', 'what are the continents'],
  ['5!', '5!'],
  ['expand (x + 3)(x - 5)', 'expand (x + 3)(x - 5)'],
  ['its colour', 'its colour'],
])('%s → %s', (text, plain) => {
  expect(plainOf(text)).toBe(plain);
});

test('slips are counted alike in both directions', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b, 3)).toBe(slipsBetween(b, a, 3));
    }),
  );
});

test('sentences end where they end', () => {
  expect(sentencesOf('Dr. Smith paid 3.50 at 5 p.m. today. Did he? Yes!\n\nA new paragraph')).toEqual([
    'Dr. Smith paid 3.50 at 5 p.m. today.',
    'Did he?',
    'Yes!',
    'A new paragraph',
  ]);
  for (const [text, count] of [
    ['We meet at 5 p.m. We go home at 6 p.m.', 2],
    ['Call by 5 p.m. Friday or at 9 a.m. London time. Thanks.', 2],
    ['Water boils at 100 °C. It is hot.', 2],
    ['Take vitamin C. It helps. J. R. Smith wrote that.', 3],
    ['Bring pens, paper, etc. Then sit down.', 2],
    ['See nos. 3 and 4 of the U.S. law.', 1],
  ] as const)
    expect(sentencesOf(text), text).toHaveLength(count);
});

test.each([
  [1234567.5, '1,234,567.5'],
  [1609.344, '1609.344'],
  [6.022e23, '6.022 × 10^23'],
  [0, '0'],
])('%d is shown as %s', (number, text) => {
  expect(shown(number)).toBe(text);
});

test.each([
  ['how 2 tell ppl', 'how to tell people'],
  ['r u sure ur acc is safe', 'are you sure your account is safe'],
  ['how 2 3 4 add up', 'how 2 3 4 add up'],
  ['a U-turn in the U.S.', 'a U-turn in the U.S.'],
])('in full: %s', (short, full) => expect(inFull(short)).toBe(full));
