import { expect, test } from 'vitest';
import { gathered } from './gathered.server.ts';

test('what runs by the clock takes what the clock gives: nothing', () => {
  const timed = gathered.jobs.filter(({ cron }) => cron !== undefined);
  expect(timed.length).toBeGreaterThan(3);
  expect(timed.filter(({ input }) => !input.safeParse(null).success).map(({ kind }) => kind)).toEqual([]);
});
