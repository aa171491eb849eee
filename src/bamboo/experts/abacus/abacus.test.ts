import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import { abacus } from './abacus.server.ts';
import { evaluate } from './math.server.ts';
import { polynomialOf, shownPolynomial } from './polynomial.server.ts';

test.each([
  ['what is 0.1 + 0.2', '0.3'],
  ['twenty percent of three hundred', '60'],
  ['15% off 80 dollars', '$68.00'],
  ['15% tip on 84.50', 'A tip of 15% on 84.50 is 12.68, together 97.18.'],
  ['20% tip on $60', '$12.00, together $72.00'],
  ['10 / 3', '≈ 3.33'],
  ['2 / 7', '0.286'],
  ['split 100 between 3 people', '33.33'],
  ['sqrt(2)', '1.41421'],
  ['the square root of 144 plus 3', '15'],
  ['2 to the power of 64', '18,446,744,073,709,551,616'],
  ['half of 90', '45'],
  ['5!', '120'],
  ['sin 30 degrees', '0.5'],
  ['17 mod 5', '2'],
  ['area of a circle with radius 5 cm', '78.539816 cm²'],
  ['3/4 as a decimal', '0.75'],
  ['round 3.14159 to 2 decimal places', '3.14'],
  ['is 97 prime', 'Yes'],
  ['lcm of 4 and 6', '12'],
  ['10 / 0', 'no value'],
])('%s → %s', async (question, expected) => {
  expect(await saying(abacus, question)).toContain(expected);
});

test.each([
  ['solve 2x + 3 = 11', 'x = 4'],
  ['x^2 - 5x + 6 = 0', 'x = 2 or x = 3'],
  ['x^2 + 1 = 0', 'no real solution'],
  ['3x = 2', 'x = 2/3'],
  ['x + y = 10, x - y = 2', 'x = 6, y = 4'],
  ['x^3 - 6x^2 + 11x - 6 = 0', 'x = 1, x = 2 or x = 3'],
  ['expand (x + 3)(x - 5)', 'x^2 - 2x - 15'],
  ['factor x^2 - 5x + 6', '(x - 2)(x - 3)'],
  ['derivative of x^3', '3x^2'],
  ['integrate x^2', '(1/3)x^3 + C'],
])('%s → %s', async (question, expected) => {
  expect(await saying(abacus, question)).toContain(expected);
});

test.each([
  'what is the capital of France',
  'what is 5',
  '2024-01-02',
  'solve the mystery',
  'A coat costs 200 and is reduced by 10%. What do I pay?',
  'If I add 9 to twice a number, I get 41. Which number is it?',
  'I had 30 apples, gave away 12 and bought 5 more. How many do I have now?',
  'hello',
  '',
  'x',
])('says nothing to %j', async (question) => {
  expect(await ask(abacus, question)).toBeNull();
});

test.each([
  '9^9^9^9',
  '100000!',
  '((((9!)!)!)!)',
  "import('fs')",
  'createUnit("x")',
  'evaluate("1+1")',
  'f(x) = 1',
  '[1,2,3]',
  '{a: 1}',
  'x = 5',
  'config({})',
  'constructor.constructor("return process")()',
])('does not work out %s', (expression) => {
  expect(evaluate(expression)).toBeUndefined();
});

test('any text is read without failing, and what it says is bounded', async () => {
  const mathematical = fc.string({ unit: fc.constantFrom(...'0123456789+-*/^()!x=., %'), maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ maxLength: 200 }), mathematical), async (text) => {
      const answer = await ask(abacus, text);
      expect((answer?.text ?? '').length).toBeLessThan(3000);
    }),
    { numRuns: 300 },
  );
});

test('sums come out as JavaScript would say for small whole numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 999 }), (a, b) => {
      expect(evaluate(`${a} + ${b}`)?.toNumber()).toBe(a + b);
      expect(evaluate(`(${a}) * ${b}`)?.toNumber()).toBe(a * b);
    }),
  );
});

test('what a polynomial shows is read again as the same polynomial', () => {
  const terms = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 0, max: 4 })), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(terms, (list) => {
      const text = list.map(([factor, power]) => `(${factor}) * x^${power}`).join(' + ');
      const once = shownPolynomial(polynomialOf(text)!);
      expect(shownPolynomial(polynomialOf(once)!)).toBe(once);
    }),
  );
});
