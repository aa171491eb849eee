import { expect, test } from 'vitest';
import { cpuLimit, measureEffort } from '#testing/effort.ts';
import { AppError } from '#kit/errors.ts';
import { commonPasswords } from './common-passwords.ts';
import { refuseWeakPassword, weakness } from './password-policy.server.ts';

const names = { product: 'Frenly', handle: 'Mei_Ling', email: 'mei.l@example.org' };

test.for([
  'password',
  'Password1',
  'P@ssw0rd!',
  'pa$$word',
  'passw0rd2024',
  '123password',
  'p.a.s.s.w.o.r.d',
  'Sunshine99',
  'iloveyou!!',
  'Trustno1',
  'Welcome123',
  'letmein2025',
  'qwerty123',
  '1q2w3e4r',
  'ａｄｍｉｎ１２３４',
  'correct horse battery staple',
])('very common: %s', (password) => {
  expect(weakness(password, names)).toContain('too common');
});

test.for([
  'aaaaaaaa',
  '🐼🐼🐼🐼🐼🐼🐼🐼',
  'xyxyxyxyx',
  'okay okay',
  '13131313',
  'hijklmnop',
  '2345678901',
  '98765432',
  'abcd1234',
  'zyxw9876',
  'sdfghjkl',
  'qwertyuiop[',
  '19841984',
  '20242025',
  '31121999',
  '19991231',
])('a simple pattern: %s', (password) => {
  expect(weakness(password, names)).toMatch(/simple pattern|too common/);
});

test.for([
  ['I love frenly so much', 'Frenly'],
  ['f-r-e-n-l-y rocks', 'Frenly'],
  ['meiling was here', 'username'],
  ['xx MEI_LING xx', 'username'],
  ['this is mei.l speaking', 'e-mail'],
])('someone’s name: %s', ([password, word]) => {
  expect(weakness(password!, names)).toContain(word);
});

test.for([
  'a quiet bamboo grove',
  'tR0ub4dor&3',
  'k7#mQ2!x',
  '🐼 bamboo 🎋 rain',
  'Sonne über dem Fluss',
  '竹林の中の静けさを',
  'jjxq ppoe',
  'my 3 cats are asleep',
  'lowercase only here',
  '84720193',
])('fine: %s', (password) => {
  expect(weakness(password, names)).toBeUndefined();
});

test('names of one or two letters, or none, do not forbid words that hold them', () => {
  expect(
    weakness('a quiet bamboo grove', { product: 'Frenly', handle: null, email: 'a@example.org' }),
  ).toBeUndefined();
});

test('refusing throws 422 with the reason', () => {
  expect(() => refuseWeakPassword('password', names)).toThrow(AppError);
  expect(() => refuseWeakPassword('a quiet bamboo grove', names)).not.toThrow();
});

test('the list has several hundred entries, as they are compared', () => {
  expect(commonPasswords.size).toBeGreaterThan(500);
  for (const entry of commonPasswords) expect(entry).toBe(entry.normalize('NFKC').toLowerCase());
});

test('the longest password allowed is judged at once', () => {
  const effort = measureEffort();
  for (const unit of ['a', 'ab', 'aab', 'abca', '1a!']) weakness(unit.repeat(256).slice(0, 255) + '?', names);
  expect(effort()).toBeLessThan(cpuLimit(200));
});
