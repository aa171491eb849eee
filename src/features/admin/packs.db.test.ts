import fs from 'node:fs';
import { expect } from 'vitest';
import { buildAdmin, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { listPacks, removePack, startFetchingPack } from './packs-contract.ts';

const app = useTestApp({ ROLE: 'web' });

test('packs are listed with size and licence, and taken off the disk', async () => {
  const client = await signIn(app, await buildAdmin(app));
  const folder = app.services.packs.folderOf('espeak');
  fs.mkdirSync(folder, { recursive: true });
  const find = async () => (await client.call(listPacks)).body.items.find(({ id }) => id === 'espeak');
  expect(await find()).toMatchObject({ state: 'ready', licence: 'GPL-3.0', bytes: 12_528_264 });

  // What is there already is not fetched again.
  expect((await client.call(startFetchingPack, { params: { id: 'espeak' } })).status).toBe(200);
  expect(await find()).toMatchObject({ state: 'ready' });

  expect((await client.call(removePack, { params: { id: 'espeak' } })).status).toBe(200);
  expect(fs.existsSync(folder)).toBe(false);
  expect(await find()).toMatchObject({ state: 'absent' });
});

test('no answer reveals where they are stored', async () => {
  const client = await signIn(app, await buildAdmin(app));
  expect((await client.call(listPacks)).text).not.toContain(app.dataDir);
});

test('there is nothing by another name', async () => {
  const client = await signIn(app, await buildAdmin(app));
  for (const id of ['nothing', '__proto__', '..'])
    for (const endpoint of [startFetchingPack, removePack])
      expect((await client.call(endpoint, { params: { id } })).status).toBe(404);
  expect((await client.call(removePack, { params: { id: 'x'.repeat(41) } })).status).toBe(422);
});

test('the state of a pack is published on its channel', async () => {
  const client = await signIn(app, await buildAdmin(app));
  fs.mkdirSync(app.services.packs.folderOf('kokoro'), { recursive: true });
  const events: unknown[] = [];
  const unsubscribe = app.services.bus.subscribe(
    // What the tests before did may still be told meanwhile.
    ({ channel, data }) =>
      channel === 'packs' && (data as { id: string }).id === 'kokoro' && events.push(data),
  );
  await client.call(removePack, { params: { id: 'kokoro' } });
  await expect.poll(() => events).toMatchObject([{ id: 'kokoro', state: 'absent' }]);
  unsubscribe();
});
