import { expect, test } from 'vitest';
import { rowsOf } from './masonry.tsx';

test('a taller picture takes more rows, and extremes are cropped', () => {
  expect(rowsOf(1000, 1000)).toBe(35);
  expect(rowsOf(1024, 1536)).toBe(47);
  expect(rowsOf(1500, 500)).toBe(rowsOf(1000, 500));
  expect(rowsOf(100, 9000)).toBe(rowsOf(1000, 1600));
});
