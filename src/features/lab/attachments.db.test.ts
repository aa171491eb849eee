/** What hangs on experiments: files with the experiment's own readers, runs and works by links that can be revoked. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { files } from '#kit/files/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { listShares, revokeShare } from '#tools/share/contract.ts';
import { createWork, deleteWork } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { upload } from '#testing/upload.ts';
import { attachToExperiment, detachFromExperiment, editExperiment, getExperiment } from './contract.ts';
import { begin, say } from './lab.testing.ts';
import { labUse } from './limits.ts';
import { experimentTrash } from './trash.server.ts';
import { deleteExperiment } from './contract.ts';

const app = useTestApp();
const absent = '0198c0de-0000-7000-8000-000000000000';
const picture = () =>
  sharp({ create: { width: 40, height: 80, channels: 3, background: '#4a8' } })
    .png()
    .toBuffer();
const attach = (client: Client, id: string, kind: 'run' | 'work' | 'file', subject: string) =>
  client.call(attachToExperiment, { params: { id }, body: { kind, subject } });
const attached = async (id: string, client = app.client()) =>
  (await client.call(getExperiment, { params: { id } })).body.attachments;
const write = async (client: Client) =>
  (await client.call(createWork, { body: { kind: 'text', title: 'Notes', content: { text: 'Steam.' } } }))
    .body.id;

test('a picture is shown and a file is saved by whoever sees the experiment, and by nobody else', async () => {
  const ana = await buildMember(app);
  const id = await begin(ana.client);
  const one = await upload(ana.client, labUse, 'kettle.png', await picture());
  const two = await upload(ana.client, labUse, 'notes.txt', new TextEncoder().encode('hello'));
  for (const { file } of [one, two])
    expect((await attach(ana.client, id, 'file', file!.id)).status).toBe(200);
  expect(await attached(id)).toMatchObject([
    { kind: 'picture', title: 'kettle.png', file: one.file!.id, href: null },
    { kind: 'file', title: 'notes.txt', file: two.file!.id },
  ]);
  const read = (by: string, client = app.client()) =>
    client.request(`/api/files/${one.file!.id}?disposition=inline&by=${by}`);
  expect((await read(`lab:${id}`)).headers.get('content-type')).toBe('image/webp');
  expect((await read('lab:x')).status).toBe(404);
  const other = await begin(ana.client);
  expect((await read(`lab:${other}`)).status).toBe(404);
  await ana.client.call(editExperiment, { params: { id }, body: { audience: 'nobody' } });
  expect((await read(`lab:${id}`)).status).toBe(404);
  const html = await upload(ana.client, labUse, 'x.html', new TextEncoder().encode('<script>1</script>'));
  expect(html.status).toBe(415);
});

test('only one’s own is attached, to one’s own, and taken off again', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const id = await begin(ana.client);
  const { file } = await upload(ben.client, labUse, 'a.txt', new TextEncoder().encode('hello'));
  expect((await attach(app.client(), id, 'file', file!.id)).status).toBe(401);
  expect((await attach(ben.client, id, 'file', file!.id)).status).toBe(403);
  expect((await attach(ana.client, id, 'file', file!.id)).status).toBe(404);
  expect((await attach(ana.client, absent, 'file', file!.id)).status).toBe(404);
  expect((await attach(ana.client, id, 'work', await write(ben.client))).status).toBe(404);
  expect((await attach(ana.client, id, 'run', absent)).status).toBe(404);
  expect((await attach(ana.client, id, 'file', 'x')).status).toBe(422);
  const own = await upload(ana.client, labUse, 'b.txt', new TextEncoder().encode('hello'));
  const { body } = await attach(ana.client, id, 'file', own.file!.id);
  const params = { id: body.id };
  expect((await app.client().call(detachFromExperiment, { params })).status).toBe(401);
  expect((await ben.client.call(detachFromExperiment, { params })).status).toBe(403);
  expect((await ana.client.call(detachFromExperiment, { params: { id: absent } })).status).toBe(404);
  expect((await ana.client.call(detachFromExperiment, { params })).status).toBe(200);
  expect(await attached(id)).toEqual([]);
  expect((await ana.client.request(`/api/files/${own.file!.id}`)).status).toBe(404);
});

test('a work is read by its link, which can be revoked, and goes when it is taken off', async () => {
  const { client } = await buildMember(app);
  const id = await begin(client);
  const work = await write(client);
  await attach(client, id, 'work', work);
  const [shown] = await attached(id);
  expect(shown).toMatchObject({ kind: 'work', title: 'Notes', file: null });
  const secret = shown!.href!.split('/').at(-1)!;
  const read = async () => (await app.client().request(`/api/shared/${secret}`)).status;
  expect(await read()).toBe(200);
  await client.call(deleteWork, { params: { id: work } });
  expect(await attached(id)).toMatchObject([{ title: 'Notes', href: null }]);
  await attach(client, id, 'work', await write(client));
  const links = (await client.call(listShares)).body.items;
  expect(links).toHaveLength(1);
  const again = (await attached(id)).at(-1)!;
  await client.call(detachFromExperiment, { params: { id: again.id } });
  expect((await client.call(listShares)).body.items).toEqual([]);
  await attach(client, id, 'work', await write(client));
  const [link] = (await client.call(listShares)).body.items;
  await client.call(revokeShare, { params: { id: link!.id } });
  expect((await attached(id)).at(-1)).toMatchObject({ href: null });
});

test('files go with the experiment and with their owner; others’ words stay', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const id = await begin(ana.client);
  const gone = await begin(ana.client);
  await say(ben.client, id);
  const held: string[] = [];
  for (const one of [id, gone]) {
    const { file } = await upload(ana.client, labUse, 'a.txt', new TextEncoder().encode('hello'));
    await attach(ana.client, one, 'file', file!.id);
    held.push(file!.id);
  }
  const isKept = async (file: string) => (await app.services.db.$count(files, eq(files.id, file))) > 0;
  await ana.client.call(deleteExperiment, { params: { id: gone } });
  await experimentTrash.purge(app.services, gone);
  expect(await isKept(held[1]!)).toBe(false);
  expect(await isKept(held[0]!)).toBe(true);
  await erasePerson(app.services, ana.user, { actorId: ana.user.id });
  expect(await isKept(held[0]!)).toBe(false);
  expect(await attached(id)).toEqual([]);
});
