import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { newKey } from './storage.server.ts';
import { sweepFiles } from './sweep.server.ts';
import { files, strayFiles } from './table.server.ts';

const app = useTestApp();
const options = { contentType: 'text/plain', maxBytes: 100 };

function sweep() {
  const run = {
    id: 'sweep',
    ownerId: null,
    services: app.services,
    signal: new AbortController().signal,
    progress: async () => {},
  };
  return sweepFiles.run(undefined, run);
}

test('bytes without a row go after a day; those with one stay, and an upload under way is not touched', async () => {
  const { db, files: store } = app.services;
  const user = await buildUser(app);
  const kept = await store.store({
    ownerId: user.id,
    purpose: 'test',
    name: 'a',
    body: Buffer.from('a'),
    ...options,
  });
  const stray = newKey();
  await store.storage.put(stray, Buffer.from('stray'), options);
  const late = await store.keep(Buffer.from('late'), options);

  await sweep();
  expect(await store.storage.has(stray)).toBe(true);
  await store.record(db, late, {
    ownerId: user.id,
    purpose: 'test',
    name: 'late',
    contentType: 'text/plain',
  });
  await db.update(strayFiles).set({ seenAt: new Date(Date.now() - 25 * 3600_000) });
  await sweep();
  expect(await store.storage.has(stray)).toBe(false);
  expect(await store.storage.has(kept.key)).toBe(true);
  expect(await store.storage.has(late.key)).toBe(true);
  expect(await db.select().from(strayFiles)).toEqual([]);
});

test('what expired goes, row and bytes, with its other sizes', async () => {
  const { db, files: store } = app.services;
  const { id: ownerId } = await buildUser(app);
  const expiresAt = new Date(Date.now() - 1000);
  const file = { ownerId, purpose: 'test', name: 'a', body: Buffer.from('a'), ...options };
  const old = await store.store({ ...file, expiresAt });
  const size = await store.store({ ...file, variantOf: old.id });
  await sweep();
  expect(await db.select().from(files).where(eq(files.ownerId, ownerId))).toEqual([]);
  expect(await store.storage.has(old.key)).toBe(false);
  expect(await store.storage.has(size.key)).toBe(false);
});

test('what a killed process left half written goes after some hours', async () => {
  const folder = path.join(app.dataDir, 'files');
  const temp = path.join(folder, `.tmp-${'0'.repeat(32)}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(temp, 'half');
  const yesterday = Date.now() / 1000 - 24 * 3600;
  fs.utimesSync(temp, yesterday, yesterday);
  await sweep();
  expect(fs.existsSync(temp)).toBe(false);
});
