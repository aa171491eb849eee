/** Every reason for which someone may read a file, as a table. What is not in it is as if the file did not exist. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { z } from 'zod';
import { users } from '#kit/auth/table.server.ts';
import type { KeyScope } from '#kit/contract/endpoint.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { defineRun } from '#tools/define/define-run.server.ts';
import { defineTool } from '#tools/define/tool.ts';
import { createRun, deleteRun, getRun, runFiles } from '#tools/run/contract.ts';
import { revokeShare, shareRun } from '#tools/share/contract.ts';
import { publishRun } from '#tools/share/gallery-contract.ts';
import { unpublish } from '#features/gallery/contract.ts';
import { textKind } from '#tools/kinds/shared-kinds.ts';

const draw = defineTool({
  id: 'draw-dot',
  title: 'Draw a dot',
  description: 'Makes a file with a dot in it.',
  output: textKind,
  input: z.strictObject({ text: z.string(), file: z.uuid().optional() }),
  examples: [],
});
const drawRun = defineRun(draw, async function* ({ text, file }, { files }) {
  if (file) await files.adopt(file);
  const body = new TextEncoder().encode(text);
  await files.store({ name: 'dot.txt', contentType: 'text/plain', body, maxBytes: 1000 });
  yield { append: 'drawn' };
});

const app = useTestApp({}, { features: [defineServerFeature({ runs: [drawRun] })] });

async function drawn(client: Client, file?: string) {
  const { body: run } = await client.call(createRun, {
    params: { tool: draw.id },
    body: { input: { text: 'a dot', ...(file ? { file } : {}) } },
  });
  const state = async () => (await client.call(getRun, { params: { id: run.id } })).body.state;
  await expect.poll(state).toBe('done');
  const { items } = (await client.call(runFiles, { params: { id: run.id } })).body;
  return { run: run.id, file: items[0]!.id };
}
const status = async (client: Client, file: string, by?: string) =>
  (await client.request(`/api/files/${file}${by ? `?by=${encodeURIComponent(by)}` : ''}`)).status;
const shared = async (client: Client, id: string, withInput = false) =>
  (await client.call(shareRun, { params: { id }, body: { withInput } })).body;

test('whoever owns it, by account or by this browser, and nobody else', async () => {
  const { client } = await buildMember(app);
  const { client: other } = await buildMember(app);
  const guest = app.client();
  const ofMember = await drawn(client);
  const ofGuest = await drawn(guest);
  expect(await status(client, ofMember.file)).toBe(200);
  expect(await status(guest, ofGuest.file)).toBe(200);
  for (const stranger of [other, app.client()])
    for (const { file } of [ofMember, ofGuest]) expect(await status(stranger, file)).toBe(404);
  expect((await other.call(runFiles, { params: { id: ofMember.run } })).status).toBe(404);
});

test('by a share link of its run: not of another, not once it is revoked, nor when its maker is suspended', async () => {
  const { client, user } = await buildMember(app);
  const { run, file } = await drawn(client);
  const another = await drawn(client);
  const link = await shared(client, run);
  const anyone = app.client();
  const by = `share:${link.secret}`;
  expect(await status(anyone, file, by)).toBe(200);
  expect(await status(anyone, another.file, by)).toBe(404);
  expect(await status(anyone, file, 'share:wrong')).toBe(404);
  expect(await status(anyone, file, `creation:${link.secret}`)).toBe(404);
  const { db } = app.services;
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect(await status(anyone, file, by)).toBe(404);
  await db.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
  expect(await status(anyone, file, by)).toBe(200);
  await client.call(revokeShare, { params: { id: link.id } });
  expect(await status(anyone, file, by)).toBe(404);
});

test('what a run was given is shared only with the question', async () => {
  const { client } = await buildMember(app);
  const upload = await client.request('/api/attachments?name=mine.txt', { method: 'POST', body: 'mine' });
  const given = (upload.body as { id: string }).id;
  const { run } = await drawn(client, given);
  const anyone = app.client();
  expect(await status(anyone, given, `share:${(await shared(client, run, false)).secret}`)).toBe(404);
  expect(await status(anyone, given, `share:${(await shared(client, run, true)).secret}`)).toBe(200);
});

test('by a creation that everyone sees, for as long as they do', async () => {
  const { client } = await buildMember(app);
  const { run, file } = await drawn(client);
  const words = { title: 'A dot', caption: '', tags: [], showInput: false };
  const { id } = (await client.call(publishRun, { params: { id: run }, body: words })).body;
  const anyone = app.client();
  expect(await status(anyone, file, `creation:${id}`)).toBe(200);
  expect(await status(anyone, file, 'creation:1')).toBe(404);
  await client.call(unpublish, { params: { id } });
  expect(await status(anyone, file, `creation:${id}`)).toBe(404);
});

test('a deleted run takes its files from everyone who read them by it', async () => {
  const { client } = await buildMember(app);
  const { run, file } = await drawn(client);
  const { secret } = await shared(client, run);
  await client.call(deleteRun, { params: { id: run } });
  expect(await status(app.client(), file, `share:${secret}`)).toBe(404);
});

test('a key with tools:run reads what runs made that it began itself, and no other file of its owner', async () => {
  const { client, user } = await buildMember(app);
  const keyed = async (...scopes: KeyScope[]) => {
    const { secret } = await buildKey(app, user, { scopes });
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    return {
      read: async (file: string) => (await app.client().request(`/api/files/${file}`, { headers })).status,
      async draw() {
        const path = createRun.path.replace(':tool', draw.id);
        const body = JSON.stringify({ input: { text: 'a dot' } });
        const begun = await app.client().request(path, { method: 'POST', headers, body });
        const { id } = begun.body as { id: string };
        const made = async () => {
          const listed = await app.client().request(`/api/runs/${id}/files`, { headers });
          return (listed.body as { items: { id: string }[] }).items[0]?.id;
        };
        await expect.poll(made).toBeDefined();
        return { run: id, file: (await made())! };
      },
    };
  };
  const [one, other] = [await keyed('tools:run'), await keyed('tools:run')];
  const reader = await keyed('content:read');
  const made = await one.draw();
  expect(await one.read(made.file)).toBe(200);
  const byHand = await drawn(client);
  for (const { read } of [other, reader]) expect(await read(made.file)).toBe(404);
  expect(await one.read(byHand.file)).toBe(404);
  const stranger = await buildMember(app);
  expect(await status(stranger.client, made.file)).toBe(404);
  expect(await status(client, made.file)).toBe(200);
  await client.call(deleteRun, { params: { id: made.run } });
  expect(await one.read(made.file)).toBe(404);
});
