import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { files } from '#kit/files/table.server.ts';
import { sweepFiles } from '#kit/files/sweep.server.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { longestAttachment, removeAttachment, uploadAttachment, type Attachment } from './contract.ts';

const app = useTestApp();
async function upload(client: Client, name: string, bytes: BodyInit, init?: RequestInit) {
  const path = `${uploadAttachment.path}?${new URLSearchParams({ name })}`;
  const answer = await client.request(path, { method: 'POST', body: bytes, ...init });
  return { status: answer.status, body: answer.body as Attachment };
}
const rowOf = async (id: string) => (await app.services.db.select().from(files).where(eq(files.id, id)))[0];
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('guests upload text, PDF and pictures, private and for a day', async () => {
  const client = app.client();
  const text = await upload(client, '../notes.md', '# Mill\nBuilt in 1784.');
  expect(text).toMatchObject({ status: 200, body: { name: 'notes.md', kind: 'text' } });
  const row = (await rowOf(text.body.id))!;
  expect(row).toMatchObject({ visibility: 'private', contentType: 'text/plain', purpose: 'attachment' });
  expect(row.expiresAt!.getTime() - Date.now()).toBeLessThan(24.1 * 3600_000);
  expect((await upload(client, 'a.pdf', '%PDF-1.4\n%')).body.kind).toBe('pdf');
  const picture = await upload(client, 'a.png', pixel);
  expect(picture.body.kind).toBe('picture');
  expect(await rowOf(picture.body.id)).toMatchObject({ contentType: 'image/webp', reencoded: true });
});

test('what it really is decides: pages are only text, programs are refused', async () => {
  const client = app.client();
  const page = await upload(client, 'a.png', '<html><script>alert(1)</script>');
  expect(page.body.kind).toBe('text');
  expect(await rowOf(page.body.id)).toMatchObject({ contentType: 'text/plain' });
  for (const bytes of [
    Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0),
    Uint8Array.of(0xff, 0xfe, 0, 1),
    'a\0b',
  ])
    expect((await upload(client, 'a.txt', bytes)).status).toBe(415);
  expect((await upload(client, 'a.txt', '')).status).toBe(422);
  expect((await upload(client, 'a.txt', 'x'.repeat(longestAttachment + 1))).status).toBe(413);
  expect((await upload(client, ' ', 'x')).status).toBe(422);
});

test('a caller can remove their own attachments only', async () => {
  const { client, user } = await buildMember(app);
  const { body } = await upload(client, 'a.txt', 'mine');
  const params = { params: { id: body.id } };
  expect((await app.client().call(removeAttachment, params)).status).toBe(404);
  const { secret } = await buildKey(app, user, { scopes: ['account:read'] });
  const withKey = { headers: { authorization: `Bearer ${secret}` } };
  expect((await upload(app.client(), 'a.txt', 'x', withKey)).status).toBe(403);
  expect((await client.call(removeAttachment, params)).status).toBe(200);
  expect(await rowOf(body.id)).toBeUndefined();
});

test('what no run has taken is swept after its day', async () => {
  const { body } = await upload(app.client(), 'a.txt', 'forgotten');
  await app.services.db
    .update(files)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(files.id, body.id));
  await sweepFiles.run(null, { services: app.services, signal: new AbortController().signal } as never);
  expect(await rowOf(body.id)).toBeUndefined();
});
