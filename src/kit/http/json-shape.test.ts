import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { createShapeCheck } from './json-shape.ts';
import { deepestNesting } from './plain-text.ts';

const bytes = (text: string) => Buffer.from(text);

/** Values as the check counts them: the commas and what is opened, and one. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value);
  return 1 + Math.max(0, parts.length - 1) + parts.reduce<number>((sum, part) => sum + valuesIn(part), 0);
}

test('values are counted wherever the bytes are cut, and never those in texts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 9 }), (value, step) => {
      const given = bytes(JSON.stringify(value));
      const check = createShapeCheck(1_000_000);
      let counted = 1;
      for (let at = 0; at < given.length; at += step) counted = check(given.subarray(at, at + step));
      expect(counted).toBe(1 + valuesIn(value));
    }),
  );
});

test.for([
  ['["[[[[,,,,{{{{"]', 2],
  [String.raw`["\"[[[[,,,,"]`, 2],
  [String.raw`["\\",[],[]]`, 6],
] as const)('%s has %i', ([text, count]) => {
  expect(createShapeCheck(10)(bytes(text))).toBe(count);
});

test('an escape that is cut in two keeps the text open', () => {
  const check = createShapeCheck(3);
  for (const part of ['["\\', '', '",,,,', '"]']) check(bytes(part));
});

test('the first value too many is refused', () => {
  expect(createShapeCheck(4)(bytes('[1,2,3]'))).toBe(4);
  expect(() => createShapeCheck(4)(bytes('[1,2,3,4]'))).toThrow(
    expect.objectContaining({ code: 'too_large:values', status: 413 }),
  );
});

test('nesting is refused where it begins to be too deep, not where it ends', () => {
  const nested = (levels: number) => bytes('['.repeat(levels));
  createShapeCheck(1_000)(nested(deepestNesting + 1));
  expect(() => createShapeCheck(1_000)(nested(deepestNesting + 2))).toThrow(
    expect.objectContaining({ code: 'invalid', status: 422 }),
  );
});

test('six million empty objects cost no more than those that are allowed', () => {
  const objects = bytes(`[${'{},'.repeat(6_000_000)}{}]`);
  const effort = measureEffort();
  expect(() => createShapeCheck(50_000)(objects)).toThrow(expect.objectContaining({ status: 413 }));
  expect(effort()).toBeLessThan(cpuLimit(200));
});
