import { expect, test } from 'vitest';
import { choosableWays, kindNames, kindOf, waysFor } from './kinds.ts';

const off = { inApp: false, byMail: false };
const on = { inApp: true, byMail: true };

test('without a choice the defaults hold; a choice counts where there is one', () => {
  for (const name of kindNames) expect(waysFor(name, undefined)).toEqual(kindOf(name).defaults);
  expect(waysFor('job.ended', off)).toEqual(off);
  expect(waysFor('job.ended', on)).toEqual(on);
});

test('security cannot be silenced, and no way appears that a kind does not have', () => {
  expect(waysFor('security.changed', off)).toEqual(on);
  expect(choosableWays('security.changed')).toEqual([]);
  expect(waysFor('feedback.answered', on)).toEqual({ inApp: true, byMail: false });
  expect(choosableWays('feedback.answered')).toEqual(['inApp']);
});

test('what always comes says why, and money does not speak of passwords', () => {
  for (const name of kindNames) if (kindOf(name).always) expect(kindOf(name).reason).toBeTruthy();
  expect(kindOf('security.changed').reason).toContain('password');
  expect(kindOf('billing.problem').reason).not.toMatch(/password|security/i);
});
