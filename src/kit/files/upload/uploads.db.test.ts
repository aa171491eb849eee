import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { files } from '../table.server.ts';
import type { UploadedFile } from './contract.ts';

const app = useTestApp({ UPLOAD_MAX_MB: '3', MEMBER_FILES_MB: '8', GUEST_FILES_MB: '4' });
const tus = { 'tus-resumable': '1.0.0' };
const encoded = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

function begin(
  client: Client,
  length: number,
  facts: Record<string, string> = { name: 'a.bin', for: 'file' },
) {
  const headers = { ...tus, 'upload-length': String(length), 'upload-metadata': encoded(facts) };
  return client.request('/api/uploads', { method: 'POST', headers });
}
const placeOf = (answer: { headers: Headers }) => answer.headers.get('location')!;

function send(client: Client, place: string, offset: number, body: Uint8Array) {
  return client.request(place, {
    method: 'PATCH',
    headers: {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: body as Uint8Array<ArrayBuffer>,
  });
}
const offsetOf = async (client: Client, place: string) =>
  (await client.request(place, { method: 'HEAD', headers: tus })).headers.get('upload-offset');
const waiting = () => fs.readdirSync(path.join(app.dataDir, 'uploads')).length;

test('a guest sends a file in pieces, loses the connection between them, and goes on where it was', async () => {
  const client = app.client();
  const bytes = randomBytes(300_000);
  const begun = await begin(client, bytes.length);
  expect(begun.status).toBe(201);
  const place = placeOf(begun);
  expect((await send(client, place, 0, bytes.subarray(0, 100_000))).status).toBe(204);
  expect(await offsetOf(client, place)).toBe('100000');
  // A piece that was sent twice, or out of turn, changes nothing.
  expect((await send(client, place, 0, bytes.subarray(0, 100_000))).status).toBe(409);
  expect((await send(client, place, 200_000, bytes.subarray(200_000))).status).toBe(409);
  const { status, body } = await send(client, place, 100_000, bytes.subarray(100_000));
  expect(status).toBe(200);
  const file = body as UploadedFile;
  expect(file).toMatchObject({ name: 'a.bin', bytes: bytes.length, contentType: 'application/octet-stream' });
  const read = await client.request(`/api/files/${file.id}`, { headers: { range: 'bytes=5-9' } });
  expect(read.status).toBe(206);
  expect(Buffer.from(read.text)).toEqual(Buffer.from(bytes.subarray(5, 10).toString('utf8')));
  const [row] = await app.services.db.select().from(files).where(eq(files.id, file.id));
  expect(row!.expiresAt!.getTime()).toBeGreaterThan(Date.now());
});

test('what another began does not exist, neither do files of others', async () => {
  const { client } = await buildMember(app);
  const { client: stranger } = await buildMember(app);
  const place = placeOf(await begin(client, 10));
  for (const other of [stranger, app.client()]) {
    expect((await send(other, place, 0, new Uint8Array(10))).status).toBe(404);
    expect((await other.request(place, { method: 'HEAD', headers: tus })).status).toBe(404);
    expect((await other.request(place, { method: 'DELETE', headers: tus })).status).toBe(404);
  }
  const { id } = (await send(client, place, 0, new Uint8Array(10).fill(65))).body as UploadedFile;
  expect((await stranger.request(`/api/files/${id}`)).status).toBe(404);
  // In someone else's name it is begun in one's own.
  const own = placeOf(await begin(stranger, 4, { name: 'x', for: 'file', owner: 'someone' }));
  expect((await send(stranger, own, 0, new Uint8Array(4).fill(65))).status).toBe(200);
});

test('too large, of no length, for nothing, empty and over the quota: refused before the first byte', async () => {
  const { client } = await buildMember(app);
  expect((await begin(client, 3_000_001)).status).toBe(413);
  expect((await begin(client, 0)).status).toBe(422);
  expect((await begin(client, 10, { name: 'a', for: 'nothing' })).status).toBe(422);
  const headers = { ...tus, 'upload-defer-length': '1', 'upload-metadata': encoded({ for: 'file' }) };
  const deferred = await client.request('/api/uploads', { method: 'POST', headers });
  expect(deferred.status).toBeGreaterThanOrEqual(400);
  expect(deferred.status).toBeLessThan(500);
  // Two halves under way count as much as one that is there.
  expect((await begin(client, 3_000_000)).status).toBe(201);
  expect((await begin(client, 3_000_000)).status).toBe(201);
  const third = await begin(client, 3_000_000);
  expect(third.status).toBe(413);
  expect(third.text).toContain('Not enough storage');
});

test('more than was said is cut off', async () => {
  const { client } = await buildMember(app);
  const place = placeOf(await begin(client, 10));
  const answer = await send(client, place, 0, new Uint8Array(5000));
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
});

test('HTML that claims to be a picture is refused, and nothing of it is stored', async () => {
  const { client } = await buildMember(app);
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
  const before = waiting();
  const place = placeOf(await begin(client, page.length, { name: 'cat.png', for: 'file' }));
  expect((await send(client, place, 0, page)).status).toBe(415);
  expect(waiting()).toBe(before);
});

test.runIf(process.platform === 'linux')('whatever is refused, none of its files stays open', async () => {
  const { client } = await buildMember(app);
  const targetOf = (fd: string) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return ''; // closed meanwhile
    }
  };
  const openFiles = () =>
    fs.readdirSync('/proc/self/fd').filter((fd) => targetOf(fd).startsWith(app.dataDir));
  const refused = async (bytes: Uint8Array, purpose: string) => {
    const place = placeOf(await begin(client, bytes.length, { name: 'a.png', for: purpose }));
    return (await send(client, place, 0, bytes)).status;
  };
  const before = openFiles().length;
  const large = new Uint8Array(2_000_000).fill(65);
  for (const purpose of ['file', 'document', 'photo', 'mockup'])
    for (const bytes of [new TextEncoder().encode('<!doctype html><script>1</script>'), large])
      await refused(bytes, purpose);
  await expect.poll(() => openFiles().length).toBeLessThanOrEqual(before);
});

test('a name that is a path becomes a name', async () => {
  const { client } = await buildMember(app);
  const place = placeOf(await begin(client, 3, { name: '../../etc/passwd', for: 'file' }));
  const { body } = await send(client, place, 0, new Uint8Array([1, 2, 3]));
  expect((body as UploadedFile).name).not.toMatch(/[/\\]/);
});

test('given up, it is gone', async () => {
  const { client } = await buildMember(app);
  const place = placeOf(await begin(client, 10));
  expect((await client.request(place, { method: 'DELETE', headers: tus })).status).toBe(204);
  expect((await client.request(place, { method: 'HEAD', headers: tus })).status).toBe(404);
});
