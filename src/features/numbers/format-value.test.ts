import { expect, test } from 'vitest';
import { formatValue } from './format-value.ts';

test.each([
  ['Teapot', 'Teapot'],
  ['2025-03-01T14:30', '2025-03-01 14:30'],
  [1234.567, '1,234.57'],
  [0.01234, '0.0123'],
  [true, 'Yes'],
  [null, '–'],
])('%s is shown as %s', (value, words) => {
  expect(formatValue(value)).toBe(words);
});

test.each([
  [364_223.6, '€', '€364,223.60'],
  [120, '$', '$120'],
  [-4.5, '£', '−£4.50'],
  [0.0035, '$', '$0.0035'],
  [12.5, '%', '12.5%'],
  ['Teapot', '€', 'Teapot'],
])('%s in %s is shown as %s', (value, unit, words) => {
  expect(formatValue(value, unit)).toBe(words);
});
