import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { users } from '#kit/auth/table.server.ts';
import { createRun, deleteRun, renameRun, restoreRun, retryRun } from '#tools/run/contract.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import {
  changeShare,
  listRunShares,
  listShares,
  readShared,
  revokeAllShares,
  revokeShare,
  sharedPicture,
  shareRun,
  type SharedRun,
} from './contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { runs } from '#tools/run/table.server.ts';
import { shares } from './table.server.ts';
import { defineTool } from '#tools/define/tool.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const app = useTestApp();

const twoTextsRun = defineRun(
  defineTool({
    id: 'two-texts',
    title: 'Two texts',
    description: 'A result and what it came from.',
    output: textKind,
    input: z.strictObject({ text: z.string() }),
    examples: [],
    sharedOutput: ({ texts: { raw, ...texts }, data }, wish) =>
      wish.raw && raw !== undefined ? { texts: { ...texts, raw }, data } : { texts, data },
  }),
  async function* () {
    yield { append: 'all of it', to: 'raw' };
    yield { append: 'the gist' };
  },
);
const puppet = createPuppet();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun, puppet.run, twoTextsRun]);
});

async function count(client: Client, text = 'my private words') {
  const { body } = await client.call(createRun, {
    params: { tool: 'count-words' },
    body: { input: { text } },
  });
  await (await follow(app, client, body.id)).end();
  return body.id;
}

const read = async (secret: string) => {
  const answer = await app.client().call(readShared, { params: { secret } });
  return { ...answer, body: answer.body as SharedRun };
};

test('whoever has the link reads the result, and nothing about its owner', async () => {
  const { user, client } = await buildMember(app);
  const id = await count(client);
  const { body: share } = await client.call(shareRun, { params: { id }, body: { withInput: false } });
  expect(Buffer.from(share.secret, 'base64url')).toHaveLength(16);
  const [row] = await app.services.db.select().from(shares).where(eq(shares.id, share.id));
  expect(JSON.stringify(row)).not.toContain(share.secret);

  const { status, body, headers, text } = await read(share.secret);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'Count words',
    input: null,
    output: { texts: { text: '**3** words' } },
  });
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  for (const hidden of [user.id, user.email, user.name, 'private', id]) expect(text).not.toContain(hidden);

  await client.call(renameRun, { params: { id }, body: { title: 'A fine count' } });
  expect((await read(share.secret)).body.title).toBe('A fine count');
});

test('with the input, if its owner wants', async () => {
  const { client } = await buildMember(app);
  const id = await count(client);
  const { body } = await client.call(shareRun, { params: { id }, body: { withInput: true } });
  expect((await read(body.secret)).body).toMatchObject({
    title: 'my private words',
    input: { text: 'my private words' },
  });
});

test('later versions are not shown', async () => {
  const { client } = await buildMember(app);
  const id = await count(client);
  const { body } = await client.call(shareRun, { params: { id }, body: { withInput: false } });
  const before = (await read(body.secret)).text;
  const { body: again } = await client.call(retryRun, { params: { id }, body: {} });
  await (await follow(app, client, again.id)).end();
  expect((await read(body.secret)).text).toBe(before);
});

test('a revoked, expired, deleted or suspended link is not found at once', async () => {
  const { user, client } = await buildMember(app);
  const { db } = app.services;
  const id = await count(client);
  const make = async () =>
    (await client.call(shareRun, { params: { id }, body: { withInput: true, expiresInDays: 7 } })).body;
  const [revoked, expired, kept] = [await make(), await make(), await make()];
  expect((await client.call(listShares)).body.items).toHaveLength(3);

  expect((await client.call(revokeShare, { params: { id: revoked.id } })).status).toBe(200);
  const gone = await read(revoked.secret);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('x-robots-tag')).toContain('noindex');
  expect((await client.call(revokeShare, { params: { id: revoked.id } })).status).toBe(404);

  await db
    .update(shares)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(shares.id, expired.id));
  expect((await read(expired.secret)).status).toBe(404);

  await client.call(deleteRun, { params: { id } });
  expect((await read(kept.secret)).status).toBe(404);
  expect((await client.call(listShares)).body.items).toEqual([]);
  await client.call(restoreRun, { params: { id } });
  expect((await read(kept.secret)).status).toBe(200);

  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect((await read(kept.secret)).status).toBe(404);
});

test('only its owner shares a run, sees its links and takes them back', async () => {
  const a = await buildMember(app);
  const b = await buildMember(app);
  const id = await count(a.client);
  const body = { withInput: false };
  const { body: share } = await a.client.call(shareRun, { params: { id }, body });
  for (const other of [b.client, app.client()]) {
    expect((await other.call(shareRun, { params: { id }, body })).status).toBe(404);
    expect((await other.call(listRunShares, { params: { id } })).status).toBe(404);
    expect((await other.call(listShares)).body.items).toEqual([]);
    expect((await other.call(revokeShare, { params: { id: share.id } })).status).toBe(404);
    expect((await other.call(revokeAllShares)).body).toEqual({ revoked: 0 });
    // Looking and failing makes nobody a guest.
    if (other !== b.client) expect(other.cookies.size).toBe(0);
  }
  expect((await read(share.secret)).status).toBe(200);
  for (const wrong of [
    {},
    { withInput: 1 },
    { ...body, expiresInDays: 0 },
    { ...body, expiresInDays: 1e9 },
    { ...body, parts: 'some' },
    { ...body, ownerId: b.user.id },
  ])
    expect((await a.client.call(shareRun, { params: { id }, body: wrong as never })).status).toBe(422);
  expect((await read('guess')).status).toBe(404);
});

test('guests share too, and see and take back what they shared', async () => {
  const guest = app.client();
  const id = await count(guest);
  const make = () => guest.call(shareRun, { params: { id }, body: { withInput: true } });
  const [first, second] = [(await make()).body, (await make()).body];
  expect((await read(first.secret)).status).toBe(200);
  const { body } = await guest.call(listRunShares, { params: { id } });
  expect(body).toMatchObject({
    items: [{ id: second.id }, { id: first.id }],
    hasParts: false,
    hasEarlier: false,
  });
  expect(body.items.map(({ path }) => path)).toEqual(
    [second, first].map(({ secret }) => `/shared/${secret}`),
  );
  expect((await guest.call(revokeAllShares)).body).toEqual({ revoked: 2 });
  for (const { secret } of [first, second]) expect((await read(secret)).status).toBe(404);
  expect((await guest.call(listShares)).body.items).toEqual([]);
});

test('its owner copies it again, names it and moves its end; nobody else does', async () => {
  const { client } = await buildMember(app);
  const id = await count(client);
  const made = { withInput: false, name: ' For Ada ' };
  const { body: share } = await client.call(shareRun, { params: { id }, body: made });
  expect(share).toMatchObject({ name: 'For Ada', path: `/shared/${share.secret}`, expiresAt: null });
  const listed = async () => (await client.call(listShares)).body.items;
  expect(await listed()).toMatchObject([{ name: 'For Ada', path: share.path }]);

  const params = { id: share.id };
  const { body: changed } = await client.call(changeShare, {
    params,
    body: { name: 'For Bob', expiresInDays: 7 },
  });
  expect(changed).toMatchObject({ name: 'For Bob', path: share.path });
  expect(Date.parse(changed.expiresAt!)).toBeGreaterThan(Date.now() + 6 * 24 * 3600_000);
  // What is not named stays.
  expect((await client.call(changeShare, { params, body: {} })).body).toEqual(changed);
  const never = await client.call(changeShare, { params, body: { expiresInDays: null } });
  expect(never.body).toMatchObject({ name: 'For Bob', expiresAt: null });

  const other = await buildMember(app);
  for (const stranger of [app.client(), other.client])
    expect((await stranger.call(changeShare, { params, body: { name: 'Mine' } })).status).toBe(404);
  expect((await client.call(changeShare, { params, body: { name: 'x'.repeat(61) } })).status).toBe(422);
  expect((await client.call(changeShare, { params, body: { expiresInDays: 0 } })).status).toBe(422);
  await client.call(revokeShare, { params });
  expect((await client.call(changeShare, { params, body: { name: 'Back' } })).status).toBe(404);
});

test('a link from before they were kept, or sealed for another, is listed without its address', async () => {
  const { client } = await buildMember(app);
  const id = await count(client);
  const body = { withInput: false };
  const { body: first } = await client.call(shareRun, { params: { id }, body });
  const { body: second } = await client.call(shareRun, { params: { id }, body });
  const { db } = app.services;
  const [row] = await db.select().from(shares).where(eq(shares.id, first.id));
  await db.update(shares).set({ sealedSecret: row!.sealedSecret }).where(eq(shares.id, second.id));
  await db.update(shares).set({ sealedSecret: null }).where(eq(shares.id, first.id));
  const { items } = (await client.call(listShares)).body;
  expect(items.map(({ path }) => path)).toEqual([null, null]);
  expect((await read(first.secret)).status).toBe(200);
});

test('a tool says what is shown of its output without the rest', async () => {
  const { client } = await buildMember(app);
  const { body: run } = await client.call(createRun, {
    params: { tool: 'two-texts' },
    body: { input: { text: 'x' } },
  });
  await (await follow(app, client, run.id)).end();
  expect((await client.call(listRunShares, { params: { id: run.id } })).body.hasParts).toBe(true);
  const shared = async (parts: 'all' | 'result') => {
    const { body } = await client.call(shareRun, {
      params: { id: run.id },
      body: { withInput: true, parts },
    });
    return (await read(body.secret)).body.output.texts;
  };
  expect(await shared('all')).toEqual({ text: 'the gist', raw: 'all of it' });
  expect(await shared('result')).toEqual({ text: 'the gist' });
  // A tool that is no more cannot be asked.
  await app.services.db.update(runs).set({ tool: 'gone' }).where(eq(runs.id, run.id));
  expect(await shared('result')).toEqual({ text: 'the gist' });
});

test('earlier messages are shown if wanted, and none that came after', async () => {
  const { client } = await buildMember(app);
  const ask = async (text: string, parent?: string) => {
    const { body } = await client.call(createRun, {
      params: { tool: 'count-words' },
      body: { input: { text }, ...(parent ? { parent } : {}) },
    });
    await (await follow(app, client, body.id)).end();
    return body.id;
  };
  const first = await ask('the first question');
  const second = await ask('a second', first);
  const third = await ask('and third one of them', second);
  await ask('never shown', third);
  await ask('on another branch', first);
  const share = async (body: { withInput: boolean; withEarlier?: boolean }) =>
    (await client.call(shareRun, { params: { id: third }, body })).body.secret;

  expect((await client.call(listRunShares, { params: { id: third } })).body.hasEarlier).toBe(true);
  expect((await read(await share({ withInput: true }))).body.earlier).toEqual([]);
  const { body, text } = await read(await share({ withInput: true, withEarlier: true }));
  expect(body.earlier.map(({ input }) => input?.text)).toEqual(['the first question', 'a second']);
  expect(body).toMatchObject({ title: 'the first question', excerpt: '3 words' });
  expect(text).not.toMatch(/never shown|another branch/);
  const quiet = await read(await share({ withInput: false, withEarlier: true }));
  expect(quiet.body.earlier.map(({ input }) => input)).toEqual([null, null]);
  expect(quiet.text).not.toMatch(/question|second/);

  await client.call(deleteRun, { params: { id: second } });
  const left = await read(await share({ withInput: true, withEarlier: true }));
  expect(left.body.earlier.map(({ input }) => input?.text)).toEqual(['the first question']);
});

test('openings are counted, but not those of its owner, of programs and of pictures', async () => {
  const { client } = await buildMember(app);
  const id = await count(client);
  const { body: share } = await client.call(shareRun, { params: { id }, body: { withInput: true } });
  expect(share).toMatchObject({ openings: 0, lastOpenedAt: null });
  const params = { secret: share.secret };
  const as = (agent: string) => ({ headers: { 'user-agent': agent } });
  await client.call(readShared, { params }, as('Mozilla/5.0 Firefox/140.0'));
  await app.client().call(readShared, { params }, as('Slackbot-LinkExpanding 1.0'));
  await app.client().call(sharedPicture, { params }, as('Mozilla/5.0 Firefox/140.0'));
  expect((await client.call(listShares)).body.items).toMatchObject([{ openings: 0 }]);
  for (const _ of [1, 2]) await app.client().call(readShared, { params }, as('Mozilla/5.0 Firefox/140.0'));
  const [listed] = (await client.call(listShares)).body.items;
  expect(listed).toMatchObject({ openings: 2, lastOpenedAt: expect.any(String) });
});

test('its picture is there as long as the link is, and says no more than it', async () => {
  const { client } = await buildMember(app);
  const id = await count(client);
  const { body: share } = await client.call(shareRun, { params: { id }, body: { withInput: false } });
  const path = `/previews/shared/${share.secret}/card.png`;
  const seen = await app.fetch(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000' } });
  expect(seen.status).toBe(200);
  expect(seen.headers.get('content-type')).toBe('image/png');
  expect(seen.headers.get('x-robots-tag')).toContain('noindex');
  expect(seen.headers.get('cache-control')).toBe('no-store');
  expect(seen.headers.get('referrer-policy')).toBe('no-referrer');
  expect(await sharp(await seen.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
  await client.call(revokeShare, { params: { id: share.id } });
  expect((await app.client().request(path)).status).toBe(404);
  expect((await app.client().request('/previews/shared/guess/card.png')).status).toBe(404);
});

test('what is not done yet is not shared', async () => {
  const { client } = await buildMember(app);
  const index = puppet.performances.length;
  const { body } = await client.call(createRun, {
    params: { tool: 'puppet' },
    body: { input: { name: 'a' } },
  });
  const call = { params: { id: body.id }, body: { withInput: false } };
  expect((await client.call(shareRun, call)).status).toBe(409);
  (await puppet.at(index)).play('end');
});
