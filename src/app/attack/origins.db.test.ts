/** Other sites change nothing: every endpoint that changes something refuses them, whatever they say the content is. */
import { describe, expect } from 'vitest';
import { buildAdmin, buildKey, buildMember, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { addressOf, endpoints, named } from './endpoints.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });

const origins: Record<string, Record<string, string>> = {
  'another site': { origin: 'https://evil.example' },
  'a sandboxed frame': { origin: 'null' },
  'a name that begins like ours': { origin: 'http://localhost.evil.example:3000' },
  'a name that ends like ours': { origin: 'http://evil-localhost:3000' },
  'another port': { origin: 'http://localhost:3001' },
  nonsense: { origin: 'http://' },
  'no origin, but another site': { 'sec-fetch-site': 'cross-site' },
  'no origin, but a sister site': { 'sec-fetch-site': 'same-site' },
};
const isFull = process.env.ATTACK === 'full';
const contentTypes = isFull
  ? ['application/json', 'text/plain', 'application/x-www-form-urlencoded']
  : ['text/plain'];
const changing = endpoints.filter(({ method }) => method !== 'GET');

/** All, or in a moment: one that says where it is and one that does not. */
const tried = Object.entries(origins).filter(([name]) => isFull || /^another site|sister/.test(name));

describe.for(tried)('%s', ([, headers]) => {
  // Forms of published sites come from a sandbox, and from nobody.
  const refusing = changing.filter(({ fromSandbox }) => !(fromSandbox && headers.origin === 'null'));
  test.for(named(refusing))('%s', async ([, endpoint]) => {
    const { cookies } = await known();
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const type of contentTypes) {
      // Not by the test's own browser, which says where it is.
      const address = new URL(
        addressOf(endpoint, { params: {}, query: {} }),
        app.services.settings.publicUrl,
      );
      const answer = await app.fetch(address, {
        method: endpoint.method,
        headers: { host: address.host, cookie, ...headers, 'content-type': type },
        body: '{}',
      });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('another site');
    }
  });
});

/** The same for all: nothing of theirs changes. */
let someone: Promise<Client> | undefined;
const known = () => (someone ??= buildAdmin(app).then((admin) => signIn(app, admin)));

describe('protocols that other sites may speak with a key', () => {
  const spoken = changing.filter(({ protocol }) => protocol === 'foreign' || protocol === 'openai');

  test.for(named(spoken))('%s: a cookie counts for nothing there', async ([, endpoint]) => {
    const { user, client } = await buildMember(app);
    const ask = (headers: Record<string, string>) =>
      client.request(addressOf(endpoint, { params: {}, query: {} }), {
        method: endpoint.method,
        headers: { origin: 'https://evil.example', 'content-type': 'application/json', ...headers },
        body: '{}',
      });
    const refused = await ask({ authorization: 'Bearer made up' });
    expect([401, 403], refused.text.slice(0, 200)).toContain(refused.status);
    const { secret } = await buildKey(app, user);
    const { status } = await ask({ authorization: `Bearer ${secret}`, cookie: '' });
    if (!endpoint.path.includes(':')) expect(status).not.toBe(403);
  });
});
