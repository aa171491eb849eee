import { expect, test } from 'vitest';
import { safeReturnUrl } from '#kit/auth/return-url.ts';
import { choiceAddress, readChoice } from './plan-choice.ts';

test('the choice of a guest comes back from signing in', () => {
  const address = safeReturnUrl(choiceAddress({ plan: 'plus', interval: 'year' }), '/access');
  expect(readChoice(new URL(address, 'https://frenly.test').searchParams)).toEqual({
    plan: 'plus',
    interval: 'year',
  });
});

test.each(['', 'plan=free', 'plan=none&interval=year'])('“%s” is no choice', (search) =>
  expect(readChoice(new URLSearchParams(search))).toBeUndefined(),
);

test('an interval that is none is a month', () =>
  expect(readChoice(new URLSearchParams('plan=pro&interval=day'))).toEqual({
    plan: 'pro',
    interval: 'month',
  }));
