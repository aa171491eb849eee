import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ask, saying } from '#bamboo/asking.testing.ts';
import { math } from '../abacus/math.server.ts';
import { units as table } from '#language/unit-table.ts';
import { units, unitsByMathjs } from './units.server.ts';

test.each([
  ['5 km to miles', '3.106856 miles'],
  ['how many feet in a mile', '5280 feet'],
  ['100 fahrenheit to celsius', '37.77778 °C'],
  ['-40 c to f', '-40 °F'],
  ['5 ft 11 in in cm', '180.34'],
  ['10 mb in kb', '10,000'],
  ['60 mph in km/h', '96.56064'],
  ['half a mile in feet', '2640'],
  ['how many kilogramms are 10 pounds', '4.535924'],
  ['-300 c to f', 'absolute zero'],
])('%s → %s', async (question, expected) => {
  expect(await saying(units, question)).toContain(expected);
});

test.each([
  '100 usd to eur',
  'how many litres in a kilogram',
  '5 in feet',
  'convert this to pdf',
  'how tall is he',
])('says nothing to %s', async (question) => {
  expect(await ask(units, question)).toBeNull();
});

test('our definitions and those of mathjs agree on every unit that both have', () => {
  for (const { one, kind, factor, math: theirs } of table) {
    // Its spoons are the round metric ones: a true difference of opinion.
    if (!theirs || one.endsWith('spoon')) continue;
    const base = table.find((unit) => unit.kind === kind && unit.factor === 1)!.math!;
    const ratio = math().unit(1, theirs).toNumber(base) / factor;
    expect(Math.abs(ratio - 1), one).toBeLessThan(1e-5);
  }
});

test('the second opinion is of another family', async () => {
  const [first, second] = [await ask(units, '5 km to miles'), await ask(unitsByMathjs, '5 km to miles')];
  expect(first?.family).not.toBe(second?.family);
  expect(first?.text).toBe(second?.text);
});

test('converting there and back yields the same value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 9999 }), async (amount) => {
      const there = await ask(units, `${amount} km in miles`);
      const value = there?.value?.is === 'number' ? there.value.number : Number.NaN;
      const back = await ask(units, `${value.toFixed(9)} miles in km`);
      expect(back?.value?.is === 'number' && Math.abs(back.value.number / amount - 1) < 1e-6).toBe(true);
    }),
    { numRuns: 50 },
  );
});
