import { buffer } from 'node:stream/consumers';
import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { files } from '#kit/files/table.server.ts';
import { deleteForGood, listTrash, restoreFromTrash } from '#kit/trash/contract.ts';
import { buildMember } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { serve } from '#kit/net/loopback-server.testing.ts';
import { createSafeFetch } from '#kit/net/safe-fetch.server.ts';
import { fetchPicture, longestPicture, removePicture } from './contract.ts';

const app = useTestApp();

const photo = (colour: string) =>
  sharp({ create: { width: 500, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();

function upload(client: Client, body: Uint8Array | ReadableStream, headers: Record<string, string> = {}) {
  return client.request('/api/settings/picture', {
    method: 'PUT',
    headers: { 'content-type': 'image/png', ...headers },
    body: body as BodyInit,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
}

async function pictureOf(client: Client) {
  return (await client.call(currentUser)).body.profilePicture;
}

test('a picture is made anew, square, in two sizes, and everyone may see it', async () => {
  const { client } = await buildMember(app);
  const answer = await upload(client, await photo('#2a7d47'));
  expect(answer.status).toBe(200);
  const { picture } = answer.body as { picture: string };
  expect(await pictureOf(client)).toBe(picture);
  const seen = await app.client().request(picture);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const rows = await app.services.db.select().from(files);
  expect(rows.map(({ width }) => width).sort()).toEqual([384, 96]);
  const small = rows.find(({ width }) => width === 96)!;
  const stored = await app.services.files.storage.get(small.key);
  const { width, height } = await sharp(await buffer(stored!.stream)).metadata();
  expect([width, height]).toEqual([96, 96]);
});

test('taken away it waits in the trash and can come back; another one in its place makes room', async () => {
  const { client } = await buildMember(app);
  const first = ((await upload(client, await photo('#f3a99f'))).body as { picture: string }).picture;
  const { trashId } = (await client.call(removePicture)).body;
  expect(await pictureOf(client)).toBeNull();
  expect((await app.client().request(first)).status).toBe(404);
  expect((await client.call(removePicture)).body).toEqual({ trashId: null });

  const second = ((await upload(client, await photo('#86c5e6'))).body as { picture: string }).picture;
  expect((await client.call(restoreFromTrash, { params: { id: trashId! } })).status).toBe(200);
  expect(await pictureOf(client)).toBe(first);
  expect((await app.client().request(`${first}?width=96`)).status).toBe(200);
  const { items } = (await client.call(listTrash)).body;
  expect(items).toMatchObject([{ kind: 'avatar', label: 'Profile picture' }]);
  await client.call(deleteForGood, { params: { id: items[0]!.id } });
  expect((await app.client().request(second)).status).toBe(404);
  expect(await pictureOf(client)).toBe(first);
});

test('HTML and SVG called a picture are refused, and nothing is stored', async () => {
  const { client, user } = await buildMember(app);
  for (const text of [
    '<html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'plain words',
    '',
  ])
    expect((await upload(client, Buffer.from(text))).status, text).toBe(415);
  const cut = (await photo('#000000')).subarray(0, 60);
  expect((await upload(client, cut)).status).toBe(422);
  expect(await app.services.db.select().from(files).where(eq(files.ownerId, user.id))).toEqual([]);
});

test('too large is refused by its announced length and while it comes in chunks; no temp file is left', async () => {
  const { client } = await buildMember(app);
  const announced = { 'content-length': String(longestPicture + 1) };
  expect((await upload(client, Buffer.from('x'), announced)).status).toBe(413);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(256 * 1024));
    },
  });
  expect((await upload(client, endless)).status).toBe(413);
  expect(sent * 256 * 1024).toBeLessThan(longestPicture + 2_000_000);
  const folder = path.join(app.dataDir, 'files');
  const left = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }).map(String) : [];
  expect(left.filter((name) => name.includes('.tmp-'))).toEqual([]);
});

test('a picture of another site is left behind, not deleted', async () => {
  const { client } = await buildMember(app, { image: 'https://pictures.example/me.png' });
  expect((await client.call(removePicture)).body).toEqual({ trashId: null });
  expect(await pictureOf(client)).toBeNull();
});

test('a picture from the web is copied; addresses inside are refused, and so is what is no picture', async () => {
  const bytes = await photo('#eec05a');
  const site = await serve((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end();
    else if (request.url === '/page') response.end('<h1>no picture</h1>');
    else response.end(bytes);
  });
  const { client } = await buildMember(app);
  const ask = (url: string) => client.call(fetchPicture, { body: { url } });

  expect((await app.client().call(fetchPicture, { body: { url: site.url } })).status).toBe(401);
  const inside = await ask(`${site.url}me.png`);
  expect(inside).toMatchObject({ status: 400, body: { error: { code: 'url_blocked' } } });
  expect((await ask('')).status).toBe(422);

  const { safeFetch } = app.services;
  app.services.safeFetch = createSafeFetch({ permit: [site.host] });
  try {
    expect((await ask(`${site.url}gone`)).status).toBe(502);
    expect((await ask(`${site.url}page`)).status).toBe(415);
    expect(await pictureOf(client)).toBeNull();
    const answer = await ask(`${site.url}me.png`);
    expect(answer.status).toBe(200);
    expect(await pictureOf(client)).toBe(answer.body.picture);
  } finally {
    app.services.safeFetch = safeFetch;
  }
});
