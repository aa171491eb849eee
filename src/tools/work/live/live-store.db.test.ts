/** The row follows the log of live edits; a long log is never read while others wait for the lock. */
import { expect } from 'vitest';
import * as Y from 'yjs';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createWork } from '../contract.ts';
import { findAbout } from '../work-queries.server.ts';
import { followLog, insertUpdate, loadDoc, openLive } from './live-store.server.ts';

const app = useTestApp();

async function opened() {
  const { user, client } = await buildMember(app);
  const body = { kind: 'text', title: 'Ours', content: { text: 'Hello.' } };
  const { id } = (await client.call(createWork, { body })).body;
  await openLive(app.services, id);
  const edit = async (text: string) => {
    const { doc } = await loadDoc(app.services.db, id);
    const before = Y.encodeStateVector(doc);
    doc.getText('text').insert(doc.getText('text').length, text);
    const update = Y.encodeStateAsUpdate(doc, before);
    await app.services.bus.transact((tx) => insertUpdate(tx, id, update));
  };
  const excerpt = async () => (await findAbout(app.services.db, id))!.excerpt;
  return { id, user, edit, excerpt };
}

test('what is typed while the log is read follows the next time, and nothing is read under the lock', async () => {
  const { bus, db, works } = app.services;
  const { id, edit, excerpt } = await opened();
  await edit(' One.');
  let isLocked = false;
  const acceptedLocked: boolean[] = [];
  const services = {
    db,
    works: {
      ...works,
      accept: (...given: Parameters<typeof works.accept>) => {
        acceptedLocked.push(isLocked);
        return works.accept(...given);
      },
    },
    bus: {
      ...bus,
      // Somebody goes on typing between the reading and the lock.
      async transact<T>(work: Parameters<typeof bus.transact<T>>[0]) {
        await edit(' Two.');
        isLocked = true;
        return bus.transact(work).finally(() => (isLocked = false));
      },
    },
  };
  await followLog(services, (await findAbout(db, id))!);
  expect(await excerpt()).toBe('Hello. One.');
  await followLog(app.services, (await findAbout(db, id))!);
  expect(await excerpt()).toBe('Hello. One. Two.');
  expect(acceptedLocked).toEqual([false]);
});

test('of two that follow at once the slower changes nothing', async () => {
  const { db } = app.services;
  const { id, edit, excerpt } = await opened();
  await edit(' One.');
  const row = (await findAbout(db, id))!;
  await Promise.all([followLog(app.services, row), followLog(app.services, row)]);
  expect(await excerpt()).toBe('Hello. One.');
  expect((await findAbout(db, id))!.revision).toBe(row.revision + 1);
});
