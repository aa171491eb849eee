import { expect, test } from 'vitest';
import { asUnavailable, isUniqueViolation } from './database.server.ts';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

test.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', '57P01', '57P03', '08006', '53100', '53300'])(
  '%s means that the database is away or full, however deep it is wrapped',
  (code) => {
    const wrapped = new Error('query failed', { cause: new Error('again', { cause: withCode(code) }) });
    expect(asUnavailable(wrapped)).toMatchObject({
      code: 'unavailable:database',
      status: 503,
      cause: wrapped,
    });
  },
);

test('a socket that is not there means so, a file that is not there does not', () => {
  expect(asUnavailable(withCode('ENOENT', { syscall: 'connect' }))).toBeDefined();
  expect(asUnavailable(withCode('ENOENT', { syscall: 'open' }))).toBeUndefined();
});

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  '"%s" means so',
  (words) => {
    expect(asUnavailable(new Error(words))).toBeDefined();
  },
);

test.each(['23505', '42P01', '22P02'])('%s is a fault of ours, not of the database', (code) => {
  expect(asUnavailable(withCode(code))).toBeUndefined();
});

test('a statement that was cut off for its length is no fault, and may be tried again', () => {
  expect(asUnavailable(withCode('57014'))).toMatchObject({ code: 'unavailable:slow', status: 503 });
});

test('a unique index is recognised, by name where one is asked for', () => {
  const error = new Error('query failed', { cause: withCode('23505', { constraint: 'user_email_unique' }) });
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'user_email_unique')).toBe(true);
  expect(isUniqueViolation(error, 'another')).toBe(false);
  expect(isUniqueViolation(new Error('x'))).toBe(false);
});
