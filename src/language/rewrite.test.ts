import { expect, test } from 'vitest';
import { tidied } from './rewrite.ts';

test.each([
  ['Heatwell Ltd. inspected it. then they left.', 'Heatwell Ltd. inspected it. Then they left.'],
  ['we met Dr. de Vries at 5 p.m. on Friday', 'We met Dr. de Vries at 5 p.m. on Friday'],
])('a capital after a sentence, not after an abbreviation: %s', (was, now) => {
  expect(tidied(was)).toBe(now);
});
