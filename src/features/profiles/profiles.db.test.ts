import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { users } from '#kit/auth/table.server.ts';
import { parts } from '#social/people/parts.ts';
import { buildKey, buildMember, buildUser, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  accountOverview,
  completeOnboarding,
  rememberWelcome,
  longestPeopleSearch,
  mostActivities,
  publicProfile,
  searchProfiles,
} from './contract.ts';

const app = useTestApp();

test('anyone sees what a member shows, whatever the letter case, and nothing more', async () => {
  const user = await buildUser(app, {
    username: 'ada-l',
    displayUsername: 'Ada-L',
    name: 'Ada',
    about: 'I count.',
  });
  for (const handle of ['ada-l', 'Ada-L', 'ADA-L']) {
    const answer = await app.client().call(publicProfile, { params: { handle } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      handle: 'Ada-L',
      name: 'Ada',
      picture: null,
      about: 'I count.',
      isPanda: false,
      memberSince: user.createdAt.toISOString(),
      links: [],
      shown: [...parts],
      sections: [],
      badges: [],
    });
    expect(answer.text).not.toContain(user.email);
    expect(answer.text).not.toContain(user.id);
  }
});

test('a member with a panda is a panda', async () => {
  const user = await buildUser(app, { pandaCount: 2 });
  const { body } = await app.client().call(publicProfile, { params: { handle: user.username! } });
  expect(body.isPanda).toBe(true);
});

test('an unknown handle and a suspended member are the same 404', async () => {
  const suspended = await buildUser(app, { suspendedAt: new Date() });
  for (const handle of ['nobody-here', suspended.username!]) {
    const answer = await app.client().call(publicProfile, { params: { handle } });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      error: { code: 'not_found:profile', message: 'Not found.' },
    });
  }
});

test('what cannot be a handle is refused, not looked up', async () => {
  for (const handle of ['a%00b', 'x'.repeat(61), 'a b', "a'--"]) {
    const answer = await app
      .client()
      .request(`/api/profiles/${encodeURIComponent(decodeURIComponent(handle))}`);
    expect(answer.status).toBe(422);
  }
});

const found = async (q: string) =>
  (await app.client().call(searchProfiles, { query: { q } })).body.people.map(({ handle }) => handle);

test('people are found by handle, name and what they say of themselves, whatever the form of the word', async () => {
  await buildUser(app, {
    username: 'zora-w',
    displayUsername: 'Zora-W',
    name: 'Zora Wildflower',
    about: 'Gardening on steep slopes.',
  });
  await buildUser(app, { username: 'wildflowers', displayUsername: 'wildflowers', name: 'Yann' });
  for (const q of ['zora-w', 'Zora-W', 'zora wild', 'gardens slope', '  WILDFLOWER zora ', 'zora garden'])
    expect(await found(q), q).toEqual(['Zora-W']);
  expect(await found('wildfl')).toEqual(['wildflowers', 'Zora-W']);
  expect(await found('zora')).toEqual(['Zora-W']);
  for (const q of ['', 'z', 'zora nobody', '%', '_____', "'; drop", ':*', '& | !'])
    expect(await found(q), q).toEqual([]);
});

test('the search says no more of a person than their profile, and nothing of the suspended', async () => {
  const shown = await buildUser(app, { name: 'Quillfeather', about: 'x'.repeat(200) });
  await buildUser(app, { name: 'Quillfeather', suspendedAt: new Date() });
  const answer = await app.client().call(searchProfiles, { query: { q: 'quillf' } });
  expect(answer.body.people).toEqual([
    { handle: shown.username, name: 'Quillfeather', picture: null, about: `${'x'.repeat(160)}…` },
  ]);
  expect(answer.text).not.toContain(shown.email);
  expect(answer.text).not.toContain(shown.id);
});

test('a search that is none is refused', async () => {
  const client = app.client();
  expect((await client.request('/api/profiles')).status).toBe(422);
  expect((await client.request(`/api/profiles?q=${'x'.repeat(longestPeopleSearch + 1)}`)).status).toBe(422);
  expect((await client.request('/api/profiles?q=ada&limit=900')).status).toBe(422);
});

test('the first steps are remembered once, for oneself alone', async () => {
  expect((await app.client().call(completeOnboarding)).status).toBe(401);

  const { user, client } = await buildMember(app);
  const { user: other } = await buildMember(app);
  expect((await client.call(currentUser)).body.onboarded).toBe(false);
  expect((await client.call(completeOnboarding)).body).toEqual({ onboarded: true });
  expect((await client.call(currentUser)).body.onboarded).toBe(true);

  const first = await onboardedAt(user.id);
  await client.call(completeOnboarding);
  expect(await onboardedAt(user.id)).toEqual(first);
  expect(await onboardedAt(other.id)).toBeNull();
});

test('an account remembers that the welcome was seen, for oneself alone', async () => {
  expect((await app.client().call(rememberWelcome)).status).toBe(401);
  const { client } = await buildMember(app);
  const { client: other } = await buildMember(app);
  expect((await client.call(currentUser)).body.welcomed).toBe(false);
  expect((await client.call(rememberWelcome)).body).toEqual({ welcomed: true });
  expect((await client.call(rememberWelcome)).body).toEqual({ welcomed: true });
  expect((await client.call(currentUser)).body.welcomed).toBe(true);
  expect((await other.call(currentUser)).body.welcomed).toBe(false);
  const answer = await client.request(rememberWelcome.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: 'x' }),
  });
  expect(answer.status).toBe(422);
});

test('completing takes no fields', async () => {
  const { user, client } = await buildMember(app);
  const answer = await client.request(completeOnboarding.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: user.id }),
  });
  expect(answer.status).toBe(422);
  expect(await onboardedAt(user.id)).toBeNull();
});

test('the overview is one’s own, newest first, and no longer than a glance', async () => {
  expect((await app.client().call(accountOverview)).status).toBe(401);

  const longAgo = new Date(Date.now() - 1e9);
  const { user, client } = await buildMember(app, { createdAt: longAgo, twoFactorEnabled: true });
  const { client: other } = await buildMember(app);
  await buildKey(app, user);
  const { body } = await client.call(accountOverview);
  expect(body).toMatchObject({ twoFactor: true, passkeys: 0 });
  expect(body.activity.map(({ kind }) => kind)).toEqual(['key-made', 'signed-in', 'joined']);
  expect(body.activity.at(-1)!.at).toBe(longAgo.toISOString());
  expect((await other.call(accountOverview)).body.activity.map(({ kind }) => kind)).not.toContain('key-made');

  for (let time = 0; time < mostActivities; time += 1) await signIn(app, user);
  expect((await client.call(accountOverview)).body.activity).toHaveLength(mostActivities);
});

async function onboardedAt(id: string) {
  const [row] = await app.services.db.select({ at: users.onboardedAt }).from(users).where(eq(users.id, id));
  return row!.at;
}
