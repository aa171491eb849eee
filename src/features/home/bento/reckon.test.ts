import { expect, test } from 'vitest';
import { measureText, percentOf, readOptions } from './reckon.ts';

test('percentages, with either decimal mark, and without the dust of floating point', () => {
  expect(percentOf('18', '240')).toBe(43.2);
  expect(percentOf('7,5', ' 80 ')).toBe(6);
  expect(percentOf('10', '0.7')).toBe(0.07);
  expect(percentOf('-20', '50')).toBe(-10);
  for (const wrong of ['', 'x', '1e9', '1.2.3', '9'.repeat(400)])
    expect(percentOf(wrong, '5'), wrong).toBeNull();
});

test('texts are counted in words of any script', () => {
  expect(measureText('')).toEqual({ words: 0, characters: 0, minutes: 0 });
  expect(measureText('It’s a bear, isn’t it? 🐼')).toMatchObject({ words: 5, characters: 24, minutes: 1 });
  expect(measureText('word '.repeat(441)).minutes).toBe(3);
});

test('options are separated by commas, lines and "or", each once', () => {
  expect(readOptions('tea, coffee or cocoa?')).toEqual(['tea', 'coffee', 'cocoa']);
  expect(readOptions('tea\ntea\n ,')).toEqual(['tea']);
  expect(readOptions('orange')).toEqual(['orange']);
});
