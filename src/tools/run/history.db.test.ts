import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { files } from '#kit/files/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import {
  createRun,
  deleteRun,
  getRun,
  listRuns,
  listRunVersions,
  renameRun,
  restoreRun,
  retryRun,
} from './contract.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { firstRow, insertRows } from './run-queries.server.ts';
import { follow } from './streaming.testing.ts';
import { runs } from './table.server.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { deleteForGood, listTrash, restoreFromTrash } from '#kit/trash/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();
const puppet = createPuppet();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun, puppet.run]);
});

async function count(client: Client, text: string) {
  const { body } = await client.call(createRun, {
    params: { tool: 'count-words' },
    body: { input: { text } },
  });
  await (await follow(app, client, body.id)).end();
  return body.id;
}

async function found(client: Client, query: { q?: string; tool?: string } = {}) {
  const { body } = await client.call(listRuns, { query });
  return body.items.map(({ title }) => title);
}

test('words of title, input and result are found, from their beginning, and nobody else’s', async () => {
  const [a, b, c] = [await buildMember(app), await buildMember(app), app.client()];
  await count(a.client, 'Grüße aus dem Bambuswald');
  await count(a.client, 'pandas eat');
  await count(b.client, 'pandas sleep');
  await count(c, 'pandas climb');
  expect(await found(a.client)).toEqual(['pandas eat', 'Grüße aus dem Bambuswald']);
  expect(await found(a.client, { q: 'bambus' })).toEqual(['Grüße aus dem Bambuswald']);
  expect(await found(a.client, { q: 'GRÜSSE' })).toEqual([]);
  expect(await found(a.client, { q: 'Grüß wald' })).toEqual([]);
  expect(await found(a.client, { q: 'panda ea' })).toEqual(['pandas eat']);
  expect(await found(a.client, { q: 'words' })).toHaveLength(2);
  expect(await found(a.client, { q: "'; -- & | !(" })).toEqual([]);
  expect(await found(b.client, { q: 'pandas' })).toEqual(['pandas sleep']);
  expect(await found(c, { q: 'pandas' })).toEqual(['pandas climb']);
  expect(await found(app.client(), { q: 'pandas' })).toEqual([]);
  expect((await a.client.call(listRuns, { query: { q: 'x'.repeat(201) } })).status).toBe(422);
});

test('the list has a filter and pages', async () => {
  const { user, client } = await buildMember(app);
  const ids = Array.from({ length: 30 }, newId).sort(); // of one millisecond they come in any order
  const rows = ids.map((id, n) =>
    firstRow({
      id,
      ownerId: user.id,
      personId: null,
      apiKeyId: null,
      tool: n < 28 ? 'count-words' : 'puppet',
      kind: 'text',
      title: `run ${n}`,
      input: {},
      engine: null,
      state: 'running',
      parentId: null,
      holdId: null,
    }),
  );
  await insertRows(app.services.db, rows);
  const first = (await client.call(listRuns, { query: {} })).body;
  expect(first.items).toHaveLength(25);
  expect(first.items[0]!.title).toBe('run 29');
  const second = (await client.call(listRuns, { query: { before: first.next! } })).body;
  expect(second.items.map(({ title }) => title)).toEqual(['run 4', 'run 3', 'run 2', 'run 1', 'run 0']);
  expect(second.next).toBeNull();
  expect(await found(client, { tool: 'puppet' })).toEqual(['run 29', 'run 28']);
  await app.services.db.delete(runs).where(eq(runs.ownerId, user.id));
});

test('run again it is a further version: the list shows the latest, all are kept', async () => {
  const client = app.client();
  const id = await count(client, 'a few words');
  const { body: again } = await client.call(retryRun, { params: { id }, body: {} });
  await (await follow(app, client, again.id)).end();
  const { body: list } = await client.call(listRuns);
  expect(list.items).toMatchObject([{ id: again.id, version: 2, excerpt: '3 words', state: 'done' }]);
  for (const one of [id, again.id]) {
    const { body } = await client.call(listRunVersions, { params: { id: one } });
    expect(body.items.map((run) => run.id)).toEqual([again.id, id]);
  }
  const [x, y] = await Promise.all([
    client.call(retryRun, { params: { id }, body: {} }),
    client.call(retryRun, { params: { id }, body: {} }),
  ]);
  expect([x.status, y.status].every((status) => status === 200 || status === 409)).toBe(true);
  const stranger = app.client();
  expect((await stranger.call(listRunVersions, { params: { id } })).status).toBe(404);
});

test('a run can be given another name, and is found by it', async () => {
  const { client } = await buildMember(app);
  const id = await count(client, 'nameless');
  const { body } = await client.call(renameRun, { params: { id }, body: { title: '  My best count ' } });
  expect(body.title).toBe('My best count');
  expect(await found(client, { q: 'best' })).toEqual(['My best count']);
  expect(await found(client, { q: 'nameless' })).toEqual(['My best count']);
  for (const title of ['', ' ', 'x'.repeat(121), 'a\0b'])
    expect((await client.call(renameRun, { params: { id }, body: { title } })).status).toBe(422);
  const stranger = (await buildMember(app)).client;
  expect((await stranger.call(renameRun, { params: { id }, body: { title: 'mine' } })).status).toBe(404);
});

test('deleted with its versions it is gone, and comes back from the toast or the trash', async () => {
  const { client } = await buildMember(app);
  const stranger = (await buildMember(app)).client;
  const id = await count(client, 'to be deleted');
  const { body: again } = await client.call(retryRun, { params: { id }, body: {} });
  await (await follow(app, client, again.id)).end();
  expect((await stranger.call(deleteRun, { params: { id } })).status).toBe(404);

  expect((await client.call(deleteRun, { params: { id: again.id } })).status).toBe(200);
  expect(await found(client)).toEqual([]);
  expect((await client.call(getRun, { params: { id } })).status).toBe(404);
  expect((await client.call(deleteRun, { params: { id } })).status).toBe(404);
  expect((await stranger.call(restoreRun, { params: { id } })).status).toBe(404);
  expect((await client.call(restoreRun, { params: { id } })).status).toBe(200);
  expect(await found(client)).toEqual(['to be deleted']);
  expect((await client.call(restoreRun, { params: { id } })).status).toBe(404);

  await client.call(deleteRun, { params: { id } });
  const { body: trash } = await client.call(listTrash);
  expect(trash.items).toMatchObject([{ kind: 'run', label: 'to be deleted' }]);
  await client.call(restoreFromTrash, { params: { id: trash.items[0]!.id } });
  expect((await client.call(listRunVersions, { params: { id } })).body.items).toHaveLength(2);
});

test('a guest undoes a deletion too', async () => {
  const client = app.client();
  const id = await count(client, 'of a guest');
  await client.call(deleteRun, { params: { id } });
  expect((await app.client().call(restoreRun, { params: { id } })).status).toBe(404);
  expect((await client.call(restoreRun, { params: { id } })).status).toBe(200);
  expect(await found(client)).toEqual(['of a guest']);
});

test('what is deleted while it runs stops, and for good its files go too', async () => {
  const { client } = await buildMember(app);
  const index = puppet.performances.length;
  const { body } = await client.call(createRun, {
    params: { tool: 'puppet' },
    body: { input: { name: 'a' } },
  });
  const { context } = await puppet.at(index);
  const stored = await context.files.store({
    name: 'page.txt',
    contentType: 'text/plain',
    body: Buffer.from('a page'),
    maxBytes: 100,
  });
  const { stream } = await context.files.read(stored.id);
  expect(await text(stream)).toBe('a page');
  await client.call(deleteRun, { params: { id: body.id } });
  expect(context.signal.aborted).toBe(true);
  const { body: trash } = await client.call(listTrash);
  await client.call(deleteForGood, { params: { id: trash.items[0]!.id } });
  const { db } = app.services;
  expect(await db.select().from(runs).where(eq(runs.id, body.id))).toEqual([]);
  expect(await db.select().from(files).where(eq(files.id, stored.id))).toEqual([]);
});

test('a run reads no file of someone else', async () => {
  const { client } = await buildMember(app);
  const { user: other } = await buildMember(app);
  const foreign = await app.services.files.store({
    ownerId: other.id,
    purpose: 'test',
    name: 'a.txt',
    contentType: 'text/plain',
    body: Buffer.from('private'),
    maxBytes: 100,
  });
  const index = puppet.performances.length;
  await client.call(createRun, { params: { tool: 'puppet' }, body: { input: { name: 'a' } } });
  const { context, play } = await puppet.at(index);
  await expect(context.files.read(foreign.id)).rejects.toMatchObject({ code: 'not_found:file' });
  play('end');
});
