/** Who wrote what within one sitting, as the server saw it. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as Y from 'yjs';
import { inviteToWork } from '../collaborators-contract.ts';
import { createWork, getWork, saveWork } from '../contract.ts';
import { workUpdates } from '../table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { loadDoc } from './live-store.server.ts';
import { writersOf } from './live-writers.server.ts';
import { writtenIn } from './written.ts';
import { useLive } from './live.testing.ts';

const app = useTestApp();
const { node, editor } = useLive(app);

async function sitting() {
  const [a, b] = [await buildMember(app, { name: 'Ada' }), await buildMember(app, { name: 'Ben' })];
  const content = { text: 'Hello.' };
  const { id } = (await a.client.call(createWork, { body: { kind: 'text', title: 'Ours', content } })).body;
  await a.client.call(inviteToWork, { params: { id }, body: { who: b.user.username!, role: 'editor' } });
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  return { a, b, id, one, two };
}

/** Each stretch with whose it is; what stood there before is nobody's. */
async function stretches(id: string) {
  const { db } = app.services;
  const { doc } = await loadDoc(db, id);
  const writers = await writersOf(db, id);
  const { text, spans } = writtenIn(doc, ['text']);
  return spans.map(({ to, number }, at) => [text.slice(spans[at - 1]?.to ?? 0, to), writers.get(number)]);
}

test('each stretch is known by who typed it, live or saved; what stood there before, and whose author is gone, is nobody’s', async () => {
  const { a, b, id, one, two } = await sitting();
  one.text.insert(0, 'Ada begins. ');
  await one.synced();
  await expect.poll(two.read).toContain('Ada begins');
  two.text.insert(two.text.length, ' Ben ends.');
  await two.synced();
  const expected = [
    ['Ada begins. ', a.user.id],
    ['Hello.', undefined],
    [' Ben ends.', b.user.id],
  ];
  expect(await stretches(id)).toEqual(expected);
  const { body } = await b.client.call(getWork, { params: { id } });
  const content = { text: `${(body.content as { text: string }).text} Saved.` };
  await b.client.call(saveWork, { params: { id }, body: { revision: body.revision, schema: 1, content } });
  expect((await stretches(id)).at(-1)).toEqual([' Saved.', b.user.id]);
  await erasePerson(app.services, b.user, { actorId: b.user.id });
  expect((await stretches(id)).map(([, by]) => by)).toEqual([a.user.id, undefined, undefined, undefined]);
});

test('nobody writes under the number of another’s page, and what was tried is not kept', async () => {
  const { a, id, one, two } = await sitting();
  one.text.insert(0, 'Mine. ');
  await one.synced();
  await expect.poll(two.read).toContain('Mine.');
  const { db } = app.services;
  const kept = await db.$count(workUpdates, eq(workUpdates.workId, id));
  // Ben’s browser says that it is Ada’s.
  const forged = new Y.Doc();
  Y.applyUpdate(forged, Y.encodeStateAsUpdate(two.text.doc!));
  forged.clientID = one.text.doc!.clientID;
  const before = Y.encodeStateVector(forged);
  forged.getText('text').insert(0, 'As Ada. ');
  const update = Y.encodeStateAsUpdate(forged, before);
  two.text.doc!.emit('update', [update, 'by hand', two.text.doc!, null as never]);
  await expect.poll(() => two.heard.closed).toContain('couldn’t be applied');
  expect(await db.$count(workUpdates, eq(workUpdates.workId, id))).toBe(kept);
  expect((await stretches(id))[0]).toEqual(['Mine. ', a.user.id]);
});

test('an edit under more numbers than anyone has pages is refused', async () => {
  const { id, two } = await sitting();
  const made = new Y.Doc();
  Y.applyUpdate(made, Y.encodeStateAsUpdate(two.text.doc!));
  const before = Y.encodeStateVector(made);
  for (let page = 1; page <= 60; page += 1) {
    made.clientID = 1000 + page;
    made.getText('text').insert(0, '.');
  }
  const update = Y.encodeStateAsUpdate(made, before);
  two.text.doc!.emit('update', [update, 'by hand', two.text.doc!, null as never]);
  await expect.poll(() => two.heard.closed).toContain('couldn’t be applied');
  expect((await writersOf(app.services.db, id)).size).toBe(0);
});
