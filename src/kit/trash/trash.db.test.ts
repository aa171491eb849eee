import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { files } from '#kit/files/table.server.ts';
import { deleteForGood, listTrash, restoreFromTrash } from './contract.ts';
import { trashItems } from './table.server.ts';
import { emptyTrash } from './trash.server.ts';

const app = useTestApp();

async function deleteFile(ownerId: string) {
  const { bus, files: store, trash } = app.services;
  const body = Buffer.from('a');
  const file = await store.store({
    ownerId,
    purpose: 'test',
    name: 'a.txt',
    contentType: 'text/plain',
    body,
    maxBytes: 9,
  });
  const id = await bus.transact(async (tx) => {
    await tx.update(files).set({ deletedAt: new Date() }).where(eq(files.id, file.id));
    return trash.put(tx, { ownerId, kind: 'file', subjectId: file.id, label: 'a.txt' });
  });
  return { file, id };
}

test('a stranger has no trash', async () => {
  const client = app.client();
  expect((await client.call(listTrash)).status).toBe(401);
  expect((await client.call(restoreFromTrash, { params: { id: randomUUID() } })).status).toBe(401);
  expect((await client.call(deleteForGood, { params: { id: randomUUID() } })).status).toBe(401);
});

test('what was deleted is listed and comes back', async () => {
  const { user, client } = await buildMember(app);
  const { file, id } = await deleteFile(user.id);
  const { body } = await client.call(listTrash);
  expect(body.items).toMatchObject([{ id, kind: 'file', label: 'a.txt' }]);
  expect((await client.call(restoreFromTrash, { params: { id } })).status).toBe(200);
  expect(await app.services.files.find(app.services.db, file.id)).toBeDefined();
  expect((await client.call(listTrash)).body.items).toEqual([]);
  expect((await client.call(restoreFromTrash, { params: { id } })).status).toBe(404);
});

test('deleted for good, the bytes are gone too', async () => {
  const { user, client } = await buildMember(app);
  const { file, id } = await deleteFile(user.id);
  expect((await client.call(deleteForGood, { params: { id } })).status).toBe(200);
  expect(await app.services.files.storage.has(file.key)).toBe(false);
  expect(await app.services.db.select().from(files).where(eq(files.id, file.id))).toEqual([]);
});

test('what is in the trash of someone else does not exist', async () => {
  const a = await buildMember(app);
  const b = await buildMember(app);
  const { id } = await deleteFile(a.user.id);
  expect((await b.client.call(listTrash)).body.items).toEqual([]);
  expect((await b.client.call(restoreFromTrash, { params: { id } })).status).toBe(404);
  expect((await b.client.call(deleteForGood, { params: { id } })).status).toBe(404);
  expect((await b.client.call(deleteForGood, { params: { id: 'no-id' } })).status).toBe(422);
  expect((await a.client.call(listTrash)).body.items).toHaveLength(1);
});

test('after its time a thing goes by itself, unless it came back at the last moment', async () => {
  const { user } = await buildMember(app);
  const { db } = app.services;
  const gone = await deleteFile(user.id);
  const back = await deleteFile(user.id);
  await db
    .update(trashItems)
    .set({ purgeAt: new Date(0) })
    .where(eq(trashItems.ownerId, user.id));
  await db.update(files).set({ deletedAt: null }).where(eq(files.id, back.file.id));
  const signal = new AbortController().signal;
  await emptyTrash.run(undefined, {
    id: 'x',
    ownerId: null,
    services: app.services,
    signal,
    progress: async () => {},
  });
  const left = await db.select({ id: files.id }).from(files).where(eq(files.ownerId, user.id));
  expect(left).toEqual([{ id: back.file.id }]);
  expect(await app.services.files.storage.has(gone.file.key)).toBe(false);
});
