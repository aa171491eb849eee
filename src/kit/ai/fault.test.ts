import { expect, test } from 'vitest';
import { AppError } from '#kit/errors.ts';
import { Fault, asAppError, faultOf, retryAfter } from './fault.server.ts';

const failure = (statusCode: number, more: object = {}) =>
  Object.assign(new Error('sk-secret'), { statusCode, ...more });

test.for<[unknown, string]>([
  [failure(401), 'refused'],
  [failure(403), 'refused'],
  [failure(402), 'refused'],
  [failure(429, { data: { error: { code: 'insufficient_quota' } } }), 'refused'],
  [failure(429), 'busy'],
  [failure(500), 'busy'],
  [failure(529), 'busy'],
  [failure(400), 'invalid'],
  [failure(404), 'invalid'],
  [failure(413), 'invalid'],
  [{ type: 'overloaded_error', message: 'sk-secret' }, 'busy'],
  [{ error: { code: 'rate_limit_exceeded' } }, 'busy'],
  [{ type: 'authentication_error' }, 'refused'],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'busy'],
  [new Error('outer', { cause: new Fault('late', 'stopped responding') }), 'late'],
  [new SyntaxError('Unexpected token'), 'broken'],
  [undefined, 'broken'],
  ['text', 'broken'],
])('%o is %s', ([error, kind]) => {
  const fault = faultOf(error);
  expect(fault.kind).toBe(kind);
  expect(`${fault.message} ${String(fault.cause)}`).not.toContain('sk-secret');
});

test('how long to wait comes in seconds or as a date', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(retryAfter({ 'retry-after': '3' }, now)).toBe(3000);
  expect(retryAfter({ 'retry-after': 'Thu, 01 Jan 2026 00:00:05 GMT' }, now)).toBe(5000);
  expect(retryAfter({ 'retry-after': 'soon' }, now)).toBeUndefined();
  expect(retryAfter({}, now)).toBeUndefined();
});

test('to the outside it is one of ours, with the engine’s name', () => {
  const error = asAppError(new Fault('busy', 'is busy', 2500), 'GPT-5');
  expect(error).toMatchObject({ status: 503, message: 'GPT-5 is busy.', retryAfterSeconds: 3 });
});

test('that an engine was asked too often stays said, with how long to wait', () => {
  const error = asAppError(faultOf(failure(429, { responseHeaders: { 'retry-after': '7' } })), 'GPT-5');
  expect(error).toMatchObject({ code: 'too_many:provider', status: 429, retryAfterSeconds: 7 });
  expect(asAppError(faultOf(failure(503)), 'GPT-5')).toMatchObject({ status: 503 });
});

test('what our own models say stays as they said it, and is not tried again', () => {
  const words = 'Whisper could not be fetched: the package registry can’t be reached.';
  const fault = faultOf(new AppError('unavailable:pack_offline', { message: words }));
  expect(fault.passes).toBe(false);
  expect(asAppError(fault, 'Bamboo Ear')).toMatchObject({ status: 503, message: words });
  const unreadable = faultOf(new AppError('invalid:recording', { message: 'No sound.' }));
  expect(asAppError(unreadable, 'Bamboo Ear')).toMatchObject({ status: 422, message: 'No sound.' });
});
