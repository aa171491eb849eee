import { expect, test } from 'vitest';
import {
  bitsOf,
  bytesOf,
  dot,
  nearestLists,
  nearnessTo,
  normalise,
  numbersFrom,
  vectorSize,
} from './quantise.server.ts';

function anyVector(next: () => number): Float32Array {
  return normalise(Float32Array.from({ length: vectorSize }, () => next() - 0.5));
}

const nudged = (vector: Float32Array, by: number, next: () => number) =>
  normalise(vector.map((number) => number + (next() - 0.5) * by));

const differing = (one: string, other: string) => [...one].filter((bit, at) => bit !== other[at]).length;

test('near vectors differ in few bits, others in about half', () => {
  const next = numbersFrom(5);
  const vector = anyVector(next);
  const bits = bitsOf(vector);
  expect(bits).toMatch(/^[01]{384}$/);
  expect(differing(bits, bitsOf(nudged(vector, 0.02, next)))).toBeLessThan(60);
  expect(Math.abs(differing(bits, bitsOf(anyVector(next))) - vectorSize / 2)).toBeLessThan(60);
});

test('the bits of a vector are the same for ever: what was indexed is found by them', () => {
  const vector = anyVector(numbersFrom(9));
  expect(bitsOf(vector).slice(0, 32)).toMatchInlineSnapshot(`"11011010100111001010111111011111"`);
  expect(nearestLists(vector, 3)).toMatchInlineSnapshot(`
    [
      569,
      588,
      903,
    ]
  `);
});

test('a byte for each number loses almost nothing', () => {
  const next = numbersFrom(7);
  for (let times = 0; times < 50; times += 1) {
    const [one, other] = [anyVector(next), anyVector(next)];
    expect(nearnessTo(one, bytesOf(other))).toBeCloseTo(dot(one, other, 0), 2);
  }
});
