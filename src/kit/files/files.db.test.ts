import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { signFileUrl } from './signed-link.server.ts';
import { files } from './table.server.ts';

const app = useTestApp();
const text = 'The panda eats bamboo, slowly and with both hands.';

async function storeFor(ownerId: string, overrides: object = {}) {
  return app.services.files.store({
    ownerId,
    purpose: 'test',
    name: 'note.txt',
    contentType: 'text/plain',
    body: Buffer.from(text),
    maxBytes: 1000,
    ...overrides,
  });
}

test('a private file opens for its owner only; to all others it does not exist', async () => {
  const a = await buildMember(app);
  const b = await buildMember(app);
  const { id } = await storeFor(a.user.id);
  const own = await a.client.request(`/api/files/${id}`);
  expect(own.status).toBe(200);
  expect(own.text).toBe(text);
  expect(own.headers.get('content-disposition')).toBe('attachment; filename="note.txt"');
  expect(own.headers.get('x-content-type-options')).toBe('nosniff');
  expect(own.headers.get('content-security-policy')).toContain('sandbox');
  expect(own.headers.get('cache-control')).toBe('private, no-cache');

  const absent = await b.client.request(`/api/files/${randomUUID()}`);
  for (const client of [b.client, app.client()]) {
    const answer = await client.request(`/api/files/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      error: { code: (absent.body as { error: { code: string } }).error.code },
    });
  }
});

test('a signed link opens it for anyone until it expires; altered or with a grant it opens nothing', async () => {
  const { user } = await buildMember(app);
  const { id } = await storeFor(user.id);
  const keys = app.services.files.linkKeys();
  const link = (changes: object = {}) =>
    signFileUrl({
      path: `/api/files/${id}`,
      keys,
      fileId: id,
      expiresAt: new Date(Date.now() + 60_000),
      ...changes,
    });
  const opened = await app.client().request(link());
  expect(opened.text).toBe(text);
  expect(opened.headers.get('cache-control')).toBe('private, no-store');
  for (const url of [
    link({ expiresAt: new Date(Date.now() - 1000) }),
    link({ grant: 'share-1' }),
    link().replace('disposition=attachment', 'disposition=inline'),
    link({ fileId: randomUUID() }),
  ])
    expect((await app.client().request(url)).status).toBe(404);
});

test('a public picture of ours is shown to everyone, in the size asked for', async () => {
  const { user } = await buildMember(app);
  const shown = { contentType: 'image/webp', visibility: 'public', reencoded: true, name: 'picture.webp' };
  const large = await storeFor(user.id, { ...shown, width: 384 });
  await storeFor(user.id, { ...shown, width: 96, variantOf: large.id, body: Buffer.from('small') });
  const answer = await app.client().request(`/api/files/${large.id}`);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('content-disposition')).toContain('inline');
  expect(answer.headers.get('cache-control')).toBe('public, no-cache');
  expect((await app.client().request(`/api/files/${large.id}?width=96`)).text).toBe('small');
  expect((await app.client().request(`/api/files/${large.id}?width=97`)).text).toBe(text);
  expect((await app.client().request(`/api/files/${large.id}?width=0`)).status).toBe(422);
});

test('bytes as somebody sent them are never shown in place, whatever the link says', async () => {
  const { user, client } = await buildMember(app);
  const { id } = await storeFor(user.id, { contentType: 'text/html', name: 'page.html' });
  const answer = await client.request(`/api/files/${id}?disposition=inline`);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
});

test('parts, conditions and heads are answered as HTTP says', async () => {
  const { user, client } = await buildMember(app);
  const { id, sha256 } = await storeFor(user.id);
  const ask = (headers: Record<string, string>, method = 'GET') =>
    client.request(`/api/files/${id}`, { method, headers });
  const part = await ask({ range: 'bytes=4-8' });
  expect(part.status).toBe(206);
  expect(part.text).toBe('panda');
  expect(part.headers.get('content-range')).toBe(`bytes 4-8/${text.length}`);
  expect((await ask({ range: 'bytes=-6' })).text).toBe('hands.');
  expect((await ask({ range: 'bytes=4-8', 'if-range': '"other"' })).status).toBe(200);
  const beyond = await ask({ range: 'bytes=5000-' });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${text.length}`]);
  expect((await ask({ 'if-none-match': `"${sha256}"` })).status).toBe(304);
  const head = await ask({}, 'HEAD');
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    200,
    '',
    String(text.length),
  ]);
});

test('what is deleted or expired is gone; a name with a path in it becomes a name', async () => {
  const { user, client } = await buildMember(app);
  const expired = await storeFor(user.id, { expiresAt: new Date(Date.now() - 1000) });
  expect((await client.request(`/api/files/${expired.id}`)).status).toBe(404);
  const deleted = await storeFor(user.id, { name: '../../etc/passwd\0.txt' });
  expect(deleted.name).toBe('passwd.txt');
  expect(deleted.key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{38}$/);
  await app.services.db.update(files).set({ deletedAt: new Date() }).where(eq(files.id, deleted.id));
  expect((await client.request(`/api/files/${deleted.id}`)).status).toBe(404);
  expect((await client.request('/api/files/not-an-id')).status).toBe(422);
});
