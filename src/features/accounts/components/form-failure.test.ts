import { expect, test } from 'vitest';
import { HttpError } from '#kit/contract/call.ts';
import { failureMessage, fieldMessages } from './form-failure.ts';

const words = { unanswered: 'No answer.', refused: 'Refused.' };

test('the server’s message is shown where it gave one', () => {
  const account = new HttpError(
    401,
    'Unauthorized',
    JSON.stringify({ success: false, message: 'Wrong password.' }),
  );
  const own = new HttpError(
    422,
    '',
    JSON.stringify({ error: { code: 'invalid', message: 'Too short.', requestId: 'r' } }),
  );
  expect(failureMessage(account, words)).toBe('Wrong password.');
  expect(failureMessage(own, words)).toBe('Too short.');
});

test.for(['', '{"success":false}', '<html>Bad gateway</html>', '{"success":false,"message":""}'])(
  'a refusal without a message (%j) has words of ours',
  (body) => {
    expect(failureMessage(new HttpError(502, 'Bad Gateway', body), words)).toBe('Refused.');
    expect(failureMessage(new HttpError(502, '', body), { unanswered: 'No answer.' })).toBe('No answer.');
  },
);

test('no answer at all is a failure of the network', () => {
  expect(failureMessage(new TypeError('Failed to fetch'), words)).toBe('No answer.');
});

test('what the server says about fields goes to the fields', () => {
  const issues = [
    { path: 'body.email', message: 'Not an address.' },
    { path: 'name', message: 'Enter a name.' },
  ];
  const error = new HttpError(
    422,
    '',
    JSON.stringify({ error: { code: 'invalid', message: 'No.', requestId: 'r', issues } }),
  );
  expect(fieldMessages(error)).toEqual({ email: 'Not an address.', name: 'Enter a name.' });
  expect(fieldMessages(new TypeError())).toEqual({});
});
