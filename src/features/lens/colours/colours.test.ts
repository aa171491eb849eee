import { expect, test } from 'vitest';
import { mainColours } from './main-colours.ts';
import { colourName } from './names.ts';
import { labOf } from './oklab.ts';
import { pairsOf } from './pairs.ts';

/** So many pixels of each colour. */
const pixels = (...parts: [count: number, red: number, green: number, blue: number][]) =>
  new Uint8Array(parts.flatMap(([count, ...rgb]) => Array.from({ length: count }, () => rgb).flat()));

test('the colours of a picture are few, named, and in the order of how much there is of them', () => {
  const found = mainColours(
    pixels([600, 20, 83, 45], [300, 246, 221, 46], [80, 253, 253, 253], [20, 217, 35, 30]),
  );
  expect(found.map(({ name, hex, share }) => [name, hex, share])).toEqual([
    ['dark green', '#14532d', 0.6],
    ['yellow', '#f6dd2e', 0.3],
    ['white', '#fdfdfd', 0.08],
    ['red', '#d9231e', 0.02],
  ]);
});

test('shades of one colour are one, and a picture of one colour has one', () => {
  expect(mainColours(pixels([50, 30, 90, 200], [50, 34, 94, 204], [50, 26, 88, 196]))).toHaveLength(1);
  expect(mainColours(pixels([9, 0, 0, 0]))).toEqual([{ hex: '#000000', name: 'black', share: 1 }]);
  expect(mainColours(new Uint8Array())).toEqual([]);
});

test.for([
  ['#808080', 'grey'],
  ['#ff0000', 'red'],
  ['#0000ff', 'blue'],
  ['#000080', 'navy'],
  ['#ffa500', 'amber'],
  ['#ffc0cb', 'light pink'],
  ['#008080', 'teal'],
])('%s is called %s', ([hex, name]) => {
  const value = Number.parseInt(hex!.slice(1), 16);
  expect(colourName(labOf(value >> 16, (value >> 8) & 255, value & 255))).toBe(name);
});

test('pairs say how legible one is on the other', () => {
  const colours = [
    { hex: '#000000', name: 'black', share: 0.5 },
    { hex: '#ffffff', name: 'white', share: 0.3 },
    { hex: '#949494', name: 'grey', share: 0.2 },
  ];
  expect(
    pairsOf(colours).map(({ one, other, ratio, legible }) => [
      one.name,
      other.name,
      ratio.toFixed(1),
      legible,
    ]),
  ).toEqual([
    ['black', 'white', '21.0', 'text'],
    ['black', 'grey', '6.9', 'text'],
    ['white', 'grey', '3.0', 'large'],
  ]);
});
