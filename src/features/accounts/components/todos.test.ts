import { expect, test } from 'vitest';
import type { CurrentUser } from '#kit/auth/contract.ts';
import { identityParts, percentDone } from './completeness.ts';
import { todosFor } from './todos.ts';

const settled: CurrentUser = {
  id: 'id',
  name: 'Ada',
  email: 'ada@example.org',
  profilePicture: null,
  isPanda: false,
  pandaCount: 0,
  walletType: 'none',
  handle: 'ada',
  isAdmin: false,
  emailVerified: true,
  onboarded: true,
  welcomed: true,
};
const guarded = { twoFactor: true, passkeys: 0, activity: [] };
const ids = (...args: Parameters<typeof todosFor>) => todosFor(...args).map(({ id }) => id);

test('an account in order has nothing to do', () => {
  expect(ids(settled, guarded)).toEqual([]);
  expect(ids(settled, { ...guarded, twoFactor: false, passkeys: 1 })).toEqual([]);
});

test('the most pressing comes first', () => {
  const newcomer = { ...settled, handle: null, emailVerified: false, onboarded: false };
  expect(ids(newcomer, { ...guarded, twoFactor: false })).toEqual(['onboarding', 'email', 'two-factor']);
  expect(ids({ ...newcomer, onboarded: true }, guarded)).toEqual(['email', 'handle']);
});

test('nothing is said about guards that are not known yet', () => {
  expect(ids(settled, undefined)).toEqual([]);
});

test('an identity is complete with handle, picture, words and a confirmed address', () => {
  const profile = { name: 'Ada', handle: 'ada', about: '', picture: null };
  const parts = identityParts(settled, profile);
  expect(percentDone(parts)).toBe(50);
  expect(parts.filter(({ done }) => !done).map(({ to }) => to)).toEqual([
    '/settings?tab=profile',
    '/settings?tab=profile',
  ]);
  expect(percentDone(identityParts(settled, { ...profile, about: 'I count.', picture: '/p' }))).toBe(100);
});
