import { expect, test } from 'vitest';
import { fitText, setLines, type Measure } from './fit.ts';

/** Every sign is half as wide as it is tall; counts what is asked. */
function countingMeasure() {
  let signs = 0;
  const measure: Measure = (text, _face, tracking) => {
    signs += text.length;
    return text.length * 0.5 + Math.max(0, text.length - 1) * tracking;
  };
  return { measure, signs: () => signs };
}

const wish = { face: 'a', tracking: 0, leading: 1, width: 100, height: 100, most: 40, least: 5, maxLines: 3 };

test.for<[name: string, text: string]>([
  ['one word of two thousand letters', '_a'.repeat(1000)],
  ['four hundred words', 'word '.repeat(400)],
  ['a paragraph a letter', 'a\n'.repeat(1000)],
])('%s: its letters are measured a few times, whatever the number of sizes', ([, text]) => {
  const { measure, signs } = countingMeasure();
  const { lines } = fitText({ ...wish, text }, measure);
  expect(
    lines
      .map((line) => line.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(/\s/g, ''));
  expect(signs()).toBeLessThan(4 * text.length + 100);
});

test('the sum of words is as wide as the line, with and without tracking', () => {
  const { measure } = countingMeasure();
  for (const tracking of [0, 0.2]) {
    const setting = { face: 'a', tracking, leading: 1 };
    const whole = measure('one two three', 'a', tracking);
    expect(setLines('one two three', setting, 1, whole + 0.001, measure).lines).toHaveLength(1);
    expect(setLines('one two three', setting, 1, whole - 0.001, measure).lines).toHaveLength(2);
  }
});
