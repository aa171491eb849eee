import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

test('one stream flows, hundreds gather more, and none waits for long', () => {
  const pace = createPace(20);
  const first = pace.begin();
  expect(pace.wait).toBe(20);
  const others = Array.from({ length: 200 }, () => pace.begin());
  expect(pace.wait).toBe(70);
  const many = Array.from({ length: 1000 }, () => pace.begin());
  expect(pace.wait).toBe(100);
  for (const end of [...others, ...many]) end();
  others[0]!(); // ending twice counts once
  expect(pace.wait).toBe(20);
  first();
});
