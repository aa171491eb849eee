import { expect, test } from 'vitest';
import { createSpelling, isOneSlipAway } from './spelling.ts';
import { stem } from './stem.ts';
import { termsOf, wordsOf } from './terms.ts';

const known = { password: 9, passkey: 3, account: 5, sign: 4, theme: 2, cost: 1, most: 9 };
const mend = createSpelling(new Map(Object.entries(known)));
const terms = (text: string) => termsOf(wordsOf(text));

test.each([
  ['pasword', 'password'],
  ['passsword', 'password'],
  ['passwort', 'password'],
  ['acocunt', 'account'],
  ['sing', 'sign'],
])('%s is mended to %s', (typed, meant) => expect(mend(typed)).toBe(meant));

test.each(['password', 'host', 'xassword', 'pwd', 'psswrd'])('%s stays as it is', (word) =>
  expect(mend(word)).toBe(word),
);

test('one slip is one letter more, less, another or swapped', () => {
  for (const other of ['abcd', 'abde', 'abxde', 'abcdef', 'bacde'])
    expect(isOneSlipAway('abcde', other)).toBe(true);
  for (const other of ['abc', 'badce', 'abcdefg', 'edcba']) expect(isOneSlipAway('abcde', other)).toBe(false);
});

test('endings go, words stay apart', () => {
  expect(new Set(['delete', 'deletes', 'deleted', 'deleting', 'deletion'].map(stem)).size).toBe(1);
  expect(new Set(['copy', 'copies', 'copied'].map(stem)).size).toBe(1);
  expect(stem('stopping')).toBe(stem('stop'));
  expect(stem('forgot')).toBe(stem('forgetting'));
  expect(stem('theme')).not.toBe(stem('them'));
  expect(stem('address')).toBe('address');
});

test('different words for one thing are one term', () => {
  expect(terms('Log in')).toEqual(terms('signing in'));
  expect(terms('2FA')).toEqual(terms('two-factor'));
  expect(terms('creating my account')).toEqual(terms('sign up'));
  expect(terms('close my account')).toEqual(terms('delete account'));
  expect(terms('backup codes')).not.toEqual(terms('backup'));
});
