import { expect } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getProfile, getTheme, putTheme, updateProfile } from './contract.ts';

const app = useTestApp();

test('a changed profile is seen by the next call already', async () => {
  const { client } = await buildMember(app);
  const body = { name: 'Mei Lin', handle: 'Mei-Lin', about: 'I like bamboo.' };
  const answer = await client.call(updateProfile, { body });
  expect(answer.body).toEqual({ ...body, picture: null });
  expect((await client.call(getProfile)).body).toMatchObject(body);
  expect((await client.call(currentUser)).body).toMatchObject({ name: 'Mei Lin', handle: 'Mei-Lin' });
  expect((await client.call(updateProfile, { body: { about: '' } })).body).toMatchObject({
    name: 'Mei Lin',
    about: '',
  });
});

test('a handle that someone has, in whatever case, or that is a path of ours is refused at its field', async () => {
  const { user } = await buildMember(app);
  const { client } = await buildMember(app);
  for (const handle of [
    user.username!,
    user.username!.toUpperCase(),
    'settings',
    'x',
    'has space',
    '-edge',
  ]) {
    const answer = await client.call(updateProfile, { body: { handle } });
    expect(answer.status, handle).toBe(422);
    expect(answer.body).toMatchObject({ error: { issues: [{ path: 'handle' }] } });
  }
  const same = (await client.call(getProfile)).body.handle!;
  expect((await client.call(updateProfile, { body: { handle: same.toUpperCase() } })).status).toBe(200);
});

test('two who want the same handle at once: one gets it, the other hears why not', async () => {
  const clients = [(await buildMember(app)).client, (await buildMember(app)).client];
  const answers = await Promise.all(
    clients.map((client) => client.call(updateProfile, { body: { handle: 'wanted' } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('names that cannot be kept are refused in words', async () => {
  const { client } = await buildMember(app);
  for (const body of [{ name: '' }, { name: 'x'.repeat(81) }, { name: 'a\0b' }, { about: 'a\0b' }])
    expect((await client.call(updateProfile, { body })).status).toBe(422);
});

test('a name is one line, and nothing in it turns the line around', async () => {
  const { client } = await buildMember(app);
  for (const sign of ['\n', '\r\n', '\t', '\u0007', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066']) {
    const answer = await client.call(updateProfile, { body: { name: `Mei${sign}Lin` } });
    expect(answer.status, JSON.stringify(sign)).toBe(422);
    expect(answer.body).toMatchObject({ error: { issues: [{ path: 'name' }] } });
  }
  for (const name of ['Mei Lin', 'Ма́ша О’Нил', 'مريم', '林 美', 'Zoë 🐼'])
    expect((await client.call(updateProfile, { body: { name } })).status, name).toBe(200);
});

test('the theme is kept in a cookie that scripts cannot read, for a year, signed in or not', async () => {
  const client = app.client();
  expect((await client.call(getTheme)).body).toEqual({ theme: 'system' });
  const answer = await client.call(putTheme, { body: { theme: 'dark' } });
  expect(answer.headers.get('set-cookie')).toBe(
    'frenly_theme=dark; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000',
  );
  expect((await client.call(getTheme)).body).toEqual({ theme: 'dark' });
  expect((await client.call(putTheme, { body: { theme: 'pink' as never } })).status).toBe(422);
});
