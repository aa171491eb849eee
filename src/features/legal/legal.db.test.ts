import { expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { site } from './contract.ts';

const app = useTestApp({ PRODUCT_NAME: 'Grove', SUPPORT_EMAIL: 'help@grove.example' });

test('anyone learns whose installation this is and where to write, and nothing more', async () => {
  const answer = await app.client().call(site);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ name: 'Grove', supportEmail: 'help@grove.example' });
});
