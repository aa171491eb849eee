import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { createRun, deleteRun, renameRun, restoreRun, retryRun } from '#kit/tool/contract.ts';
import { createPuppet, putTools } from '#kit/tool/puppet.testing.ts';
import { listShares, readShared, revokeShare, shareRun } from '#kit/tool/share-contract.ts';
import { follow } from '#kit/tool/streaming.testing.ts';
import { runShares } from '#kit/tool/table.server.ts';
import { countWordsRun } from '#kit/tool/toy-run.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();
const puppet = createPuppet();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun, puppet.run]);
});

async function count(client: Client, text = 'my private words') {
  const { body } = await client.call(createRun, {
    params: { tool: 'count-words' },
    body: { input: { text } },
  });
  await (await follow(app, client, body.id)).end();
  return body.id;
}

const read = (secret: string) => app.client().call(readShared, { params: { secret } });

test('whoever has the link reads the result, and nothing about its owner', async () => {
  const { user, client } = await buildMember(app);
  const id = await count(client);
  const { body: share } = await client.call(shareRun, { params: { id }, body: { withInput: false } });
  expect(Buffer.from(share.secret, 'base64url')).toHaveLength(16);
  const [row] = await app.services.db.select().from(runShares).where(eq(runShares.id, share.id));
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

test('taken back, expired, deleted or suspended, it leads nowhere at once', async () => {
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
    .update(runShares)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(runShares.id, expired.id));
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
  const guest = app.client();
  const own = await count(guest);
  expect((await guest.call(shareRun, { params: { id: own }, body })).status).toBe(401);
  expect((await guest.call(listShares)).status).toBe(401);
  expect((await guest.call(revokeShare, { params: { id } })).status).toBe(401);
  expect((await b.client.call(shareRun, { params: { id }, body })).status).toBe(404);
  const { body: share } = await a.client.call(shareRun, { params: { id }, body });
  expect((await b.client.call(listShares)).body.items).toEqual([]);
  expect((await b.client.call(revokeShare, { params: { id: share.id } })).status).toBe(404);
  expect((await read(share.secret)).status).toBe(200);
  for (const wrong of [{}, { withInput: 1 }, { ...body, expiresInDays: 0 }, { ...body, expiresInDays: 1e9 }])
    expect((await a.client.call(shareRun, { params: { id }, body: wrong as never })).status).toBe(422);
  expect((await read('guess')).status).toBe(404);
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
