import { expect, test } from 'vitest';
import { placeInPicture } from './picture-place.ts';

const picture = { width: 1000, height: 600 };

test('a word of straight lines is where it is', () => {
  const box = { left: 10, top: 20, width: 80, height: 12 };
  expect(placeInPicture(box, { ...picture, skew: 0 })).toEqual(box);
});

test('of lines that fall to the right, the right end is lower and the left end higher', () => {
  const right = placeInPicture({ left: 900, top: 290, width: 100, height: 20 }, { ...picture, skew: 3 });
  expect(right.top + right.height / 2).toBeCloseTo(300 + 450 * Math.sin((3 * Math.PI) / 180), 5);
  expect(right.left + right.width / 2).toBeCloseTo(500 + 450 * Math.cos((3 * Math.PI) / 180), 5);
  const left = placeInPicture({ left: 0, top: 290, width: 100, height: 20 }, { ...picture, skew: 3 });
  expect(left.top).toBeLessThan(290);
});
