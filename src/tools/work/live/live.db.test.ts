/** Editing together: real sockets, real providers, a real database. */
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { revokeSessions } from '#kit/auth/callers.server.ts';
import { logConsole } from '#kit/log-console.server.ts';
import { changeWorkRole, inviteToWork, removeFromWork } from '../collaborators-contract.ts';
import { createWork, deleteWork, getWork, listWorks, restoreWorkVersion, saveWork } from '../contract.ts';
import { works, workUpdates } from '../table.server.ts';
import { livePath } from './live-path.ts';
import { openLive } from './live-store.server.ts';
import { useLive } from './live.testing.ts';

const app = useTestApp();
const { node, editor, socketOf, atEnd } = useLive(app);

const begin = async (client: Client, text: string) =>
  (await client.call(createWork, { body: { kind: 'text', title: 'Ours', content: { text } } })).body.id;
const contentOf = async (client: Client, id: string) =>
  (await client.call(getWork, { params: { id } })).body.content as { text: string };
const eventually = (read: () => unknown) => expect.poll(read);

async function pair(role: 'reader' | 'commenter' | 'editor' = 'editor') {
  const a = await buildMember(app, { name: 'Ada' });
  const b = await buildMember(app, { name: 'Ben' });
  const id = await begin(a.client, 'Hello.');
  await a.client.call(inviteToWork, { params: { id }, body: { who: b.user.username!, role } });
  return { a, b, id };
}

test('two people write at once; both see both, and the database has it before either is acknowledged', async () => {
  const { a, b, id } = await pair();
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  expect([one.read(), two.read()]).toEqual(['Hello.', 'Hello.']);
  one.text.insert(0, 'Ada: ');
  two.text.insert(two.text.length, ' Ben.');
  await one.synced();
  await two.synced();
  // What was acknowledged is in the log, whatever happens to this process now.
  expect((await contentOf(a.client, id)).text).toBe('Ada: Hello. Ben.');
  await eventually(one.read).toBe('Ada: Hello. Ben.');
  await eventually(two.read).toBe('Ada: Hello. Ben.');
  expect((await b.client.call(listWorks, { query: { q: 'ben' } })).body.items).toMatchObject([{ id }]);
  // Names are the server's to say.
  one.provider.setAwarenessField('name', 'Someone else');
  one.provider.setAwarenessField('place', 3);
  await eventually(() => [...two.provider.awareness!.getStates().values()]).toContainEqual({
    name: 'Ada',
    place: 3,
  });
});

test('what is written without a connection and across a restart comes together, nothing twice', async () => {
  const { a, b, id } = await pair();
  const first = await node();
  const [one, two] = [await editor(first.port, a.user, id), await editor(first.port, b.user, id)];
  await one.synced();
  await two.synced();
  one.text.insert(0, 'Before. ');
  await one.synced();
  await first.close();
  one.text.insert(0, 'Offline A. ');
  two.text.insert(two.text.length, ' Offline B.');
  await node(first.port);
  await eventually(one.read).toBe('Offline A. Before. Hello. Offline B.');
  await eventually(two.read).toBe('Offline A. Before. Hello. Offline B.');
  await one.synced();
  await two.synced();
  expect((await contentOf(a.client, id)).text).toBe('Offline A. Before. Hello. Offline B.');
});

test('two nodes, a saved revision and a restored version reach everyone who has it open', async () => {
  const { a, b, id } = await pair();
  const [here, there] = [await node(), await node()];
  const [one, two] = [await editor(here.port, a.user, id), await editor(there.port, b.user, id)];
  await one.synced();
  await two.synced();
  one.text.insert(0, 'Well: ');
  await eventually(two.read).toBe('Well: Hello.');
  // Somebody without a live editor saves what they have.
  const { body } = await a.client.call(getWork, { params: { id } });
  const save = (revision: number, text: string) =>
    a.client.call(saveWork, { params: { id }, body: { revision, schema: 1, content: { text } } });
  expect((await save(body.revision - 1, 'x')).status).toBe(409);
  expect((await save(body.revision, 'Well: Hello, all.')).status).toBe(200);
  await eventually(one.read).toBe('Well: Hello, all.');
  await eventually(two.read).toBe('Well: Hello, all.');
  expect((await a.client.call(restoreWorkVersion, { params: { id, number: 1 } })).status).toBe(200);
  await eventually(one.read).toBe('Hello.');
  await eventually(two.read).toBe('Hello.');
  two.text.insert(0, 'Oh. ');
  await eventually(one.read).toBe('Oh. Hello.');
});

test.for(['reader', 'commenter'] as const)(
  'what a %s writes is refused, not kept and not sent on',
  async (role) => {
    const { a, b, id } = await pair(role);
    const { port } = await node();
    const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
    await one.synced();
    await two.synced();
    two.text.insert(0, 'Mine! ');
    one.text.insert(0, 'Owner. ');
    await eventually(two.read).toContain('Owner. ');
    expect(one.read()).toBe('Owner. Hello.');
    expect((await contentOf(a.client, id)).text).toBe('Owner. Hello.');
    // Promoted, they may; demoted, they may no more.
    await a.client.call(changeWorkRole, { params: { id, member: b.user.id }, body: { role: 'editor' } });
  },
);

test('a removed collaborator hears nothing more, and cannot come back', async () => {
  const { a, b, id } = await pair();
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  await a.client.call(removeFromWork, { params: { id, member: b.user.id } });
  await eventually(() => two.heard.closed || two.heard.denied).toContain('access');
  one.text.insert(0, 'Secret. ');
  two.text.insert(0, 'Still here? ');
  await one.synced();
  expect(two.read()).not.toContain('Secret');
  expect((await contentOf(a.client, id)).text).toBe('Secret. Hello.');
  const again = await editor(port, b.user, id);
  await eventually(() => again.heard.denied).toContain('Not found');
  expect((await b.client.call(getWork, { params: { id } })).status).toBe(404);
});

test('no session, a foreign page, a stranger, a signed-out or a deleted work: the door is shut', async () => {
  const { a, id } = await pair();
  const { port } = await node();
  const url = `ws://127.0.0.1:${port}${livePath}`;
  const status = async (Socket: new (url: string) => WebSocket) =>
    new Promise((resolve) => {
      const socket = new Socket(url);
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.once('open', () => resolve('open'));
      socket.once('error', () => {});
    });
  expect(await status(await socketOf())).toBe(401);
  expect(await status(await socketOf(a.user, 'https://evil.example'))).toBe(403);
  const stranger = await editor(port, (await buildMember(app)).user, id);
  await eventually(() => stranger.heard.denied).toContain('Not found');
  const nothing = await editor(port, a.user, 'nothing');
  await eventually(() => nothing.heard.denied).toContain('Not found');

  const one = await editor(port, a.user, id);
  await one.synced();
  await a.client.call(deleteWork, { params: { id } });
  await eventually(() => one.heard.closed).toContain('access');

  const id2 = await begin(a.client, 'More.');
  const two = await editor(port, a.user, id2);
  await two.synced();
  await app.services.bus.transact((tx) => revokeSessions(tx, { userId: a.user.id }));
  await eventually(() => two.socket.status).not.toBe('connected');
});

test('garbage and too much are refused, and the document lives on', async () => {
  const { a, b, id } = await pair();
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  two.text.insert(0, 'x'.repeat(250_000));
  await eventually(() => two.heard.closed).toContain('200,000');
  two.provider.destroy();
  one.text.insert(0, 'Fine. ');
  await one.synced();
  expect((await contentOf(a.client, id)).text).toBe('Fine. Hello.');
});

/** Sockets that speak no protocol, once each is let in or refused. */
async function rawSockets(port: number, person: { id: string }, count: number) {
  const Socket = await socketOf(person);
  const sockets = Array.from({ length: count }, () => new Socket(`ws://127.0.0.1:${port}${livePath}`));
  atEnd(() => sockets.forEach((socket) => socket.terminate()));
  const settled = sockets.map(
    (socket) =>
      new Promise<boolean>((resolve) => {
        socket.once('open', () => resolve(true));
        socket.once('error', () => resolve(false));
      }),
  );
  const areOpen = await Promise.all(settled);
  return sockets.filter((_, at) => areOpen[at]);
}

test('of two hundred sockets at once thirty are let in', async () => {
  const { user } = await buildMember(app);
  const { port } = await node();
  expect(await rawSockets(port, user, 200)).toHaveLength(30);
});

test('garbage closes its socket and fills neither the console nor the log', async () => {
  const { user } = await buildMember(app);
  const { port } = await node();
  const print = vi.spyOn(console, 'error').mockReturnValue();
  atEnd(logConsole(app.services.log, app.services.clock));
  const sockets = await rawSockets(port, user, 30);
  const garbage = [[255], [1, 65, 200, 1], [0, 0, 9, 9], [5, 1, 2], [...Buffer.alloc(300, 251)]];
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const [at, socket] of sockets.entries())
    for (let time = 0; time < 300; time += 1) socket.send(Uint8Array.from(garbage[at % garbage.length]!));
  await Promise.all(closed);
  expect(print).not.toHaveBeenCalled();
  const lines = app
    .logged()
    .split('\n')
    .filter((line) => line.includes('console.'));
  expect(lines.length).toBeLessThanOrEqual(21 * 2); // a minute may end meanwhile
});

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Hello.' }] };
const rich = { doc: { type: 'doc', content: [paragraph] }, notes: {} };
const beginRich = async (client: Client) =>
  (await client.call(createWork, { body: { kind: 'rich-text', title: 'Ours', content: rich } })).body.id;

test('an edit that the kind does not accept is refused, and others can go on editing', async () => {
  const { a, b } = await pair();
  const id = await beginRich(a.client);
  await a.client.call(inviteToWork, { params: { id }, body: { who: b.user.username!, role: 'editor' } });
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  const fragment = (of: typeof one) => of.text.doc!.getXmlFragment('doc');
  fragment(two).insert(0, [new Y.XmlElement('script')]);
  await eventually(() => two.heard.closed).toContain('isn’t an editor document');
  two.provider.destroy();
  expect((await a.client.call(getWork, { params: { id } })).body.content).toEqual(rich);
  fragment(one).insert(0, [new Y.XmlElement('horizontalRule')]);
  await one.synced();
  expect((await a.client.call(getWork, { params: { id } })).body.content).toMatchObject({
    doc: { content: [{ type: 'horizontalRule' }, { type: 'paragraph' }] },
  });
});

test('nobody comments in the name of another who works on it, live or saved', async () => {
  const { a, b } = await pair();
  const id = await beginRich(a.client);
  await a.client.call(inviteToWork, { params: { id }, body: { who: b.user.username!, role: 'editor' } });
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  const notes = (of: typeof one) => of.text.doc!.getMap('notes');
  const said = (by: string, text: string) => ({ is: 'comment', by, at: 1, text, replies: [], done: false });
  notes(one).set('a', said('Ada', 'Mine'));
  await eventually(() => notes(two).has('a')).toBe(true);
  // Answered, settled, and what an engine suggests: all that people do.
  const replies = [{ by: 'Ben', at: 2, text: 'Yes' }];
  notes(two).set('a', { ...said('Ada', 'Mine'), replies, done: true });
  notes(two).set('b', { is: 'suggestion', by: 'Bamboo', at: 3, why: null, engine: true });
  await two.synced();
  const { body } = await b.client.call(getWork, { params: { id } });
  const content = body.content as { notes: object };
  expect(content.notes).toMatchObject({ a: { by: 'Ada', replies, done: true }, b: { by: 'Bamboo' } });

  for (const forged of [
    { ...content.notes, c: said('Ada', 'I agree') },
    { ...content.notes, c: said('ada\u200b ', 'I agree') },
    { ...content.notes, a: said('Ada', 'Not mine') },
    { ...content.notes, c: said('Somebody Famous', 'I agree') },
    { ...content.notes, c: { is: 'suggestion', by: 'Ada', at: 4, why: null, engine: true } },
  ]) {
    const save = { revision: body.revision, schema: 1, content: { ...content, notes: forged } };
    expect((await b.client.call(saveWork, { params: { id }, body: save })).status).toBe(403);
  }
  notes(two).set('c', said('Ada', 'I agree'));
  await eventually(() => two.heard.closed).toContain('your own name');
  two.provider.destroy();
  expect((await a.client.call(getWork, { params: { id } })).body.content).toEqual(content);
});

test('nobody adds words to what another suggests; what was cut of it may come back', async () => {
  const { a, b } = await pair();
  const id = await beginRich(a.client);
  await a.client.call(inviteToWork, { params: { id }, body: { who: b.user.username!, role: 'editor' } });
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  const words = (of: typeof one) =>
    (of.text.doc!.getXmlFragment('doc').get(0) as Y.XmlElement).get(0) as Y.XmlText;
  const hers = { insertion: { id: 'n' } };
  one.text.doc!.getMap('notes').set('n', { is: 'suggestion', by: 'Ada', at: 1, why: null });
  words(one).insert(0, 'brave ', hers);
  await eventually(() => two.text.doc!.getMap('notes').has('n')).toBe(true);
  await eventually(() => String(words(two))).toContain('brave');
  // Taken, undone; cut, undone: as people do.
  words(two).format(0, 6, { insertion: null });
  await two.synced();
  words(two).format(0, 6, hers);
  await two.synced();
  words(two).delete(0, 3);
  await two.synced();
  words(two).insert(0, 'bra', hers);
  await two.synced();
  await eventually(() => String(words(one))).toContain('brave');
  words(two).insert(0, 'not ', hers);
  await eventually(() => two.heard.closed).toContain('your own name');
  expect(String(words(one))).not.toContain('not');
});

test('an edit that waits for one that is not there is refused', async () => {
  const { a, b, id } = await pair();
  const { port } = await node();
  const [one, two] = [await editor(port, a.user, id), await editor(port, b.user, id)];
  await one.synced();
  await two.synced();
  const ahead = new Y.Doc();
  Y.applyUpdate(ahead, Y.encodeStateAsUpdate(two.text.doc!));
  ahead.getText('text').insert(0, 'missing');
  const between = Y.encodeStateVector(ahead);
  ahead.getText('text').insert(3, 'late');
  Y.applyUpdate(two.text.doc!, Y.encodeStateAsUpdate(ahead, between));
  const { db } = app.services;
  const kept = await db.$count(workUpdates, eq(workUpdates.workId, id));
  // The browser itself holds it back; sent by hand it is refused.
  two.provider.document.emit('update', [
    Y.encodeStateAsUpdate(ahead, between),
    'by hand',
    two.text.doc!,
    null as never,
  ]);
  await eventually(() => two.heard.closed).toContain('couldn’t be applied');
  expect(await db.$count(workUpdates, eq(workUpdates.workId, id))).toBe(kept);
});

/** As if the browser had made it. */
const sendByHand = ({ text }: { text: Y.Text }, update: Uint8Array) =>
  text.doc!.emit('update', [update, 'by hand', text.doc!, null as never]);

test('content under an unknown field is refused', async () => {
  const { a, id } = await pair();
  const { port } = await node();
  const one = await editor(port, a.user, id);
  await one.synced();
  const { db } = app.services;
  const kept = await db.$count(workUpdates, eq(workUpdates.workId, id));
  one.text.doc!.getMap('elsewhere').set('filler', 'x'.repeat(1000));
  await eventually(() => one.heard.closed).toContain('couldn’t be applied');
  expect(await db.$count(workUpdates, eq(workUpdates.workId, id))).toBe(kept);
});

test('deleting text that does not exist is refused', async () => {
  const { a, id } = await pair();
  const { port } = await node();
  const one = await editor(port, a.user, id);
  await one.synced();
  const { db } = app.services;
  const kept = await db.$count(workUpdates, eq(workUpdates.workId, id));
  const later = new Y.Doc();
  later.getText('text').insert(0, 'to come');
  later.getText('text').delete(0, 7);
  sendByHand(one, Y.encodeStateAsUpdate(later, Y.encodeStateVector(later)));
  await eventually(() => one.heard.closed).toContain('couldn’t be applied');
  expect(await db.$count(workUpdates, eq(workUpdates.workId, id))).toBe(kept);
});

test('the same edit again is not written down again', async () => {
  const { a, id } = await pair();
  const { port } = await node();
  const one = await editor(port, a.user, id);
  await one.synced();
  const { db } = app.services;
  const kept = await db.$count(workUpdates, eq(workUpdates.workId, id));
  const before = Y.encodeStateVector(one.text.doc!);
  one.text.insert(0, 'Once. ');
  await one.synced();
  const update = Y.encodeStateAsUpdate(one.text.doc!, before);
  for (let time = 0; time < 3; time += 1) {
    sendByHand(one, update);
    await one.synced();
  }
  expect(await db.$count(workUpdates, eq(workUpdates.workId, id))).toBe(kept + 1);
  expect((await contentOf(a.client, id)).text).toBe('Once. Hello.');
});

test('a log of too many bytes becomes what it adds up to, and is written on', async () => {
  const { a, id } = await pair();
  const { port } = await node();
  const one = await editor(port, a.user, id);
  await one.synced();
  const long = new Y.Doc();
  Y.applyUpdate(long, Y.encodeStateAsUpdate(one.text.doc!));
  long.getText('text').insert(6, 'x'.repeat(150_000));
  const bytes = Y.encodeStateAsUpdate(long);
  const { db } = app.services;
  for (let row = 0; row < 70; row += 1) await db.insert(workUpdates).values({ workId: id, bytes });
  one.text.insert(0, 'Fine. ');
  await one.synced();
  const rows = await db.select().from(workUpdates).where(eq(workUpdates.workId, id));
  expect(rows.reduce((sum, row) => sum + row.bytes.byteLength, 0)).toBeLessThan(200_000);
  expect((await contentOf(a.client, id)).text).toBe(`Fine. Hello.${'x'.repeat(150_000)}`);
});

test('whoever sends more than hands can is cut off', async () => {
  const { a } = await pair();
  const { port } = await node();
  const Socket = await socketOf(a.user);
  const socket = new Socket(`ws://127.0.0.1:${port}${livePath}`);
  atEnd(() => socket.terminate());
  let reason = '';
  socket.on('close', (_, said) => (reason = String(said)));
  // To a document called `x`, before saying who one is: such wait in line.
  socket.on('open', () => {
    for (let sent = 0; sent < 2000; sent += 1) socket.send(new Uint8Array([1, 120, 0]));
  });
  await eventually(() => reason).toBe('too many messages');
});

test('a log that adds up to nothing sound leaves the last sound row, and saving mends it', async () => {
  const a = await buildMember(app);
  const id = await beginRich(a.client);
  const { bytes } = (await openLive(app.services, id))!;
  const bad = new Y.Doc();
  Y.applyUpdate(bad, bytes);
  bad.getXmlFragment('doc').insert(0, [new Y.XmlElement('script')]);
  await app.services.db.insert(workUpdates).values({ workId: id, bytes: Y.encodeStateAsUpdate(bad) });
  const found = await a.client.call(getWork, { params: { id } });
  expect([found.status, found.body.content]).toEqual([200, rich]);
  const mended = { ...rich, doc: { type: 'doc', content: [paragraph, paragraph] } };
  const body = { revision: found.body.revision, schema: 1, content: mended };
  expect((await a.client.call(saveWork, { params: { id }, body })).status).toBe(200);
  const { port } = await node();
  const one = await editor(port, a.user, id);
  await one.synced();
  one.text.doc!.getXmlFragment('doc').insert(0, [new Y.XmlElement('horizontalRule')]);
  await one.synced();
  expect((await a.client.call(getWork, { params: { id } })).body.content).toMatchObject({
    doc: { content: [{ type: 'horizontalRule' }, paragraph, paragraph] },
  });
});

test('a long log becomes one row, which is the same document', async () => {
  const { a, id } = await pair();
  const first = await node();
  const one = await editor(first.port, a.user, id);
  await one.synced();
  const { db } = app.services;
  const count = () => db.$count(workUpdates, eq(workUpdates.workId, id));
  const update = (n: number) => {
    const before = Y.encodeStateVector(other);
    other.getText('text').insert(other.getText('text').length, String(n % 10));
    return { workId: id, bytes: Y.encodeStateAsUpdate(other, before) };
  };
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one.text.doc!));
  await db.insert(workUpdates).values(Array.from({ length: 210 }, (_, n) => update(n)));
  await first.close();
  await node(first.port);
  await eventually(() => one.provider.synced).toBe(true);
  one.text.insert(0, 'Again. ');
  await one.synced();
  expect(await count()).toBeLessThan(20);
  expect((await contentOf(a.client, id)).text).toBe(`Again. Hello.${'0123456789'.repeat(21)}`);
  const [row] = await db.select().from(works).where(eq(works.id, id));
  expect(row!.liveId).not.toBeNull();
});
