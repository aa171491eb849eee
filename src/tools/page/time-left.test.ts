import { expect, test } from 'vitest';
import { timeLeftInWords } from './time-left.tsx';

test.each([
  [-3, 'Almost done'],
  [12, 'About 20 seconds left'],
  [70, 'About a minute left'],
  [200, 'About 3 minutes left'],
  [3400, 'About an hour left'],
  [9000, 'About 3 hours left'],
])('%i seconds', (seconds, words) => {
  expect(timeLeftInWords(seconds)).toBe(words);
});
