import { expect } from 'vitest';
import { forgotPassword, register } from '#features/accounts/contract.ts';
import { readEmail } from '#features/accounts/outbox.testing.ts';
import { beginCheckout } from '#features/billing/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp({ PUBLIC_URL: '', PORT: '3000' });
const used = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' };

test('without PUBLIC_URL, e-mails and the checkout lead back to the host that was used', async () => {
  const { user, client } = await buildMember(app);
  const checkout = await client.call(
    beginCheckout,
    { body: { what: 'plan', plan: 'plus', interval: 'month' } },
    { headers: used },
  );
  expect(checkout).toMatchObject({
    status: 200,
    body: { url: expect.stringMatching(`^${used.origin}/checkout`) },
  });

  await client.call(forgotPassword, { body: { usernameOrEmail: user.email } }, { headers: used });
  expect(await readEmail(app, { to: user.email, template: 'reset-password' })).toContain(
    `${used.origin}/reset-password?token=`,
  );
});

test.each(['evil.example', 'localhost:9999'])(
  'a foreign host (%s) in the request for a new password does not reach the link',
  async (host) => {
    const { user } = await buildMember(app);
    const headers = { host, origin: `http://${host}` };
    await app.client().call(forgotPassword, { body: { usernameOrEmail: user.email } }, { headers });
    const email = await readEmail(app, { to: user.email, template: 'reset-password' });
    expect(email).toContain('http://localhost:3000/reset-password?token=');
    expect(email).not.toContain(host);
  },
);

test('signing up at 127.0.0.1 is confirmed at 127.0.0.1', async () => {
  const email = 'own-address@example.org';
  const body = { username: 'ownaddress', email, password: 'seven grey herons' };
  const answer = await app.client().call(register, { body }, { headers: used });
  expect(answer.status).toBe(200);
  expect(await readEmail(app, { to: email, template: 'verify-email' })).toContain(
    `${used.origin}/verify-email?token=`,
  );
});
