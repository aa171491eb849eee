import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { files } from '#kit/files/table.server.ts';
import { guests } from '#kit/principals/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildKey, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { deleteFeedback, listFeedback, ownFeedback, sendFeedback, uploadScreenshot } from './contract.ts';
import { feedback } from './table.server.ts';

const app = useTestApp();
const picture = (width = 64) =>
  sharp({ create: { width, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

const upload = async (client: Client, bytes: BodyInit, headers: Record<string, string> = {}) =>
  client.request(uploadScreenshot.path, { method: 'POST', body: bytes, headers });
async function uploaded(client: Client) {
  const answer = await upload(client, await picture());
  expect(answer.status).toBe(200);
  return (answer.body as { id: string }).id;
}
const send = (client: Client, screenshotId: string, text = 'See the picture.') =>
  client.call(sendFeedback, { body: { page: '/', feedback: text, type: 'bug', screenshotId } });
const stored = async (id: string) => {
  const [row] = await app.services.db.select().from(files).where(eq(files.id, id));
  return row;
};
const listed = async (client: Client, text: string) =>
  (await client.call(listFeedback, { query: {} })).body.items.find((item) => item.text === text);

test('a picture is made anew, private, and goes away unless feedback takes it', async () => {
  const client = app.client();
  const id = await uploaded(client);
  const file = await stored(id);
  expect(file).toMatchObject({
    purpose: 'feedback-screenshot',
    visibility: 'private',
    reencoded: true,
    contentType: 'image/webp',
  });
  expect(file!.expiresAt!.getTime()).toBeGreaterThan(Date.now());
  expect((await send(client, id)).status).toBe(200);
  expect((await stored(id))!.expiresAt).toBeNull();
});

test('a wide one is made smaller, and never larger', async () => {
  const client = app.client();
  const answer = await upload(client, await picture(4000));
  expect(await stored((answer.body as { id: string }).id)).toMatchObject({ width: 2560 });
  expect(await stored(await uploaded(client))).toMatchObject({ width: 64 });
});

test.for<[string, () => Promise<BodyInit>, number]>([
  ['nothing', async () => '', 415],
  ['HTML', async () => '<!doctype html><script>alert(1)</script>', 415],
  ['SVG', async () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 415],
  ['half a picture', async () => (await picture()).subarray(0, 60), 422],
  ['too much', async () => new Uint8Array(8_000_001), 413],
])('%s is refused and makes nobody a guest', async ([, body, status]) => {
  const client = app.client();
  const before = await app.services.db.$count(guests);
  expect((await upload(client, await body(), { 'content-type': 'image/png' })).status).toBe(status);
  expect(await app.services.db.$count(guests)).toBe(before);
});

test('an API key may not upload', async () => {
  const { user } = await buildMember(app);
  const { secret } = await buildKey(app, user);
  const headers = { authorization: `Bearer ${secret}` };
  expect((await upload(app.client(), await picture(), headers)).status).toBe(403);
});

test('only one’s own picture goes along, and only once', async () => {
  const a = await buildMember(app);
  const b = await buildMember(app);
  const id = await uploaded(a.client);
  for (const client of [b.client, app.client()]) {
    const answer = await send(client, id, 'Not mine.');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ error: { code: 'not_found:screenshot' } });
  }
  expect(await app.services.db.$count(feedback, eq(feedback.text, 'Not mine.'))).toBe(0);
  expect((await send(a.client, id, 'Mine.')).status).toBe(200);
  expect((await send(a.client, id, 'Mine again.')).status).toBe(404);
  expect((await send(a.client, 'not an id')).status).toBe(422);
});

test('admins open it by a signed link; to others it does not exist', async () => {
  const admin = await signIn(app, await buildAdmin(app));
  const guest = app.client();
  const { client: member } = await buildMember(app);
  const id = await uploaded(guest);
  await send(guest, id, 'Look at this.');
  const item = (await listed(admin, 'Look at this.'))!;
  expect(item.screenshotUrl).toContain(`/api/files/${id}?`);
  const opened = await admin.request(item.screenshotUrl!);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('content-type')).toBe('image/webp');
  expect(opened.headers.get('content-disposition')).toMatch(/^inline/);
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  for (const client of [member, app.client()])
    expect((await client.request(`/api/files/${id}`)).status).toBe(404);
  expect((await listed(admin, 'Look at this.'))!.screenshotUrl).not.toBeNull();
});

test('the sender sees that one went along, and nothing that opens it', async () => {
  const { client } = await buildMember(app);
  await send(client, await uploaded(client), 'With a picture.');
  const { body, text } = await client.call(ownFeedback, { query: {} });
  expect(body.items).toMatchObject([{ text: 'With a picture.', hasScreenshot: true }]);
  expect(text).not.toContain('/api/files');
});

test('it goes with the feedback when the trash is emptied', async () => {
  const user = await buildAdmin(app);
  const admin = await signIn(app, user);
  const guest = app.client();
  const id = await uploaded(guest);
  await send(guest, id, 'Away with it.');
  const item = (await listed(admin, 'Away with it.'))!;
  await admin.call(deleteFeedback, { params: { id: item.id } });
  expect(await stored(id)).toBeDefined();
  const [trashed] = await app.services.trash.list(app.services.db, user.id);
  const { key } = (await stored(id))!;
  await app.services.trash.purge(app.services, trashed!);
  expect(await stored(id)).toBeUndefined();
  expect(await app.services.files.storage.get(key)).toBeFalsy();
});
