import { expect } from 'vitest';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getPlans, testCheckout } from './contract.ts';

const app = useTestApp({ RATE_LIMITS: 'false', STRIPE_SECRET_KEY: 'sk_test_of_nobody' });

test('with a key and no webhook secret nothing is believed', async () => {
  const answer = await app.client().request('/api/billing/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{"id":"evt_1","type":"invoice.paid","data":{"object":{}}}',
  });
  expect(answer.status).toBe(503);
});

test('with a key there is no test mode and no local checkout', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(getPlans)).body).toMatchObject({ isTest: false });
  expect((await client.call(testCheckout, { params: { id: 'cs_test_1' } })).status).toBe(404);
});
