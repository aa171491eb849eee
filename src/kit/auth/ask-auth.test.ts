import { APIError } from 'better-auth/api';
import { expect, test } from 'vitest';
import type { Context } from '#kit/http/context.server.ts';
import { AppError } from '#kit/errors.ts';
import { askAuth } from './ask-auth.server.ts';

const context = {
  headers: new Headers({
    cookie: 'a=1; frenly.session=secret.sign; frenly.two_factor=x',
    'x-forwarded-for': '6.6.6.6',
    authorization: 'Bearer fk_x',
  }),
  address: '2001:db8:1:2::/64',
  userAgent: 'Firefox',
  settings: { publicUrl: 'http://localhost:3000' },
} as unknown as Context;

const seenBy = async (options?: { asMember: boolean }) => {
  let seen = new Headers();
  const answer = await askAuth(
    context,
    async ({ headers }) => {
      seen = headers;
      return { headers: new Headers([['set-cookie', 'b=2']]), response: 'fine' };
    },
    options,
  );
  expect(answer).toEqual({ response: 'fine', cookies: ['b=2'] });
  return Object.fromEntries(seen);
};

test('better-auth sees only what it needs, and the session only when it shall', async () => {
  const rest = { 'x-client-address': '2001:db8:1:2::', 'user-agent': 'Firefox' };
  expect(await seenBy()).toEqual({ ...rest, cookie: 'a=1; frenly.two_factor=x' });
  expect(await seenBy({ asMember: true })).toEqual({ ...rest, cookie: context.headers.get('cookie') });
});

test('a refusal that is known gets words of ours, and keeps its cause', async () => {
  const refusal = new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' });
  const error = await askAuth(context, () => Promise.reject(refusal)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    status: 401,
    cause: refusal,
    message: expect.stringContaining('Incorrect code'),
  });
});

test('anything else stays what it is', async () => {
  for (const fault of [
    new APIError('BAD_REQUEST', { code: 'SOMETHING_NEW' }),
    new Error('the database broke'),
  ])
    await expect(askAuth(context, () => Promise.reject(fault))).rejects.toBe(fault);
});
