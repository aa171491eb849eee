import { expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();

test('a signed-out visitor gets 401 in our error format, with every security header', async () => {
  const answer = await app.client().request('/api/auth/user');
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ error: { code: 'unauthorized', message: 'Please sign in first.' } });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toMatch(/object-src 'none'.*frame-ancestors 'none'/);
});

test('an unsafe method from another site is refused, whatever its content type', async () => {
  for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
    const answer = await app.client().request('/api/auth/signout', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': type },
    });
    expect(answer.status).toBe(403);
  }
});
