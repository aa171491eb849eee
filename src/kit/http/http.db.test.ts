import { sql } from 'drizzle-orm';
import { afterEach, expect, vi } from 'vitest';
import { databaseTest as test, startTestApp, useTestApp } from '#testing/test-app.ts';

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

const started: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) await app.close();
});
async function appWith(env: Record<string, string>) {
  const next = await startTestApp(env);
  started.push(next);
  return next;
}

test('every kind of answer carries the headers, and a year of HTTPS where there is HTTPS', async () => {
  const secure = await appWith({ PUBLIC_URL: 'https://frenly.example.org' });
  for (const path of [
    '/api/auth/options',
    '/api/auth/user',
    '/api/nothing',
    '/healthz',
    '/panda.svg',
    '/robots.txt',
  ]) {
    const { headers } = await secure.client().request(path);
    const policy = headers.get('content-security-policy')!;
    for (const part of [/'nonce-[\w+/=]{22,}'/, /object-src 'none'/, /frame-ancestors 'none'/])
      expect(policy, path).toMatch(part);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-request-id'), path).toMatch(/^[\w-]{8,}$/);
  }
  const plain = await app.client().request('/healthz');
  expect(plain.headers.get('strict-transport-security')).toBeNull();
});

test('an unknown Host is refused once hosts are named, and only then', async () => {
  const hosts = await appWith({ MAIN_HOST: 'frenly.example.org', LIST_HOST: 'list.example.org' });
  const ask = (host: string, path = '/api/auth/options') =>
    hosts.client().request(path, { headers: { host } });
  expect((await ask('evil.example')).status).toBe(400);
  expect((await ask('frenly.example.org')).status).toBe(200);
  expect((await ask('list.example.org')).status).toBe(200);
  expect((await ask('10.0.0.7', '/healthz')).status).toBe(200);
  expect(
    (await app.client().request('/api/auth/options', { headers: { host: 'anything.example' } })).status,
  ).toBe(200);
});

test('a fault of ours says nothing of its insides, neither to the caller nor to the log', async () => {
  const broken = await appWith({});
  await broken.services.db.execute(sql`alter table "user" rename column email to hidden`);
  const secret = 'hunter2-and-a-panda';
  const answer = await broken.client().request('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: `${secret}@example.org`, password: secret, rememberMe: false }),
  });
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({
    success: false,
    message: 'Something went wrong on our side. Please try again.',
  });
  const log = broken.logged();
  expect(log).toContain('request.failed');
  expect(log).not.toContain(secret);
});

test('without the database callers cannot be identified: 503 in our format, and public files are still served', async () => {
  const { callers } = app.services;
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const identify = vi.spyOn(callers, 'identify').mockRejectedValue(away);
  try {
    const headers = { cookie: 'a=b' };
    const answer = await app.client().request('/api/auth/options', { headers });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({
      error: { code: 'unavailable:database', requestId: expect.stringMatching(/^[\w-]{8,}$/) as string },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
    expect((await app.client().request('/healthz', { headers })).status).toBe(200);
    expect((await app.client().request('/assets/gone.js', { headers })).status).not.toBe(503);
  } finally {
    identify.mockRestore();
  }
});
