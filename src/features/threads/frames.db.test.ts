/** What a hostile page can send over the two sockets: nothing of it is kept, heard by others or taken for a message of the server. */
import { afterAll, beforeAll, expect } from 'vitest';
import { eq } from 'drizzle-orm';
import type { WebSocket } from 'ws';
import * as Y from 'yjs';
import { ownChannel } from '#kit/realtime/channel.server.ts';
import { getTicket } from '#kit/realtime/contract.ts';
import { mostBytesFromClient, type FromClient } from '#kit/realtime/protocol.ts';
import { livePath, mostLiveBytes } from '#tools/work/live/live-path.ts';
import { useLive } from '#tools/work/live/live.testing.ts';
import { workUpdates } from '#tools/work/table.server.ts';
import { listen } from '#testing/listening-app.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { threadChannelOf } from './channel-name.ts';
import { threadChannel } from './channel.server.ts';
import { changeThread, getThread } from './contract.ts';
import { beginDocument } from './document/contract.ts';
import { changeThreadRole, createThreadInvite, joinAsGuest, removeThreadMember } from './people-contract.ts';
import { join, startThread } from './threads.testing.ts';

const app = useTestApp();
const live = useLive(app);
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(app, [ownChannel, threadChannel]);
});
afterAll(() => server.close());

const frames = (channel: string): FromClient[] => [
  { do: 'say', channel, type: 'here', data: null },
  { do: 'signal', channel, type: 'here', data: null },
  { do: 'signal', channel, type: 'typing', data: null },
  { do: 'say', channel, type: 'thread.message', data: { message: { text: 'forged' } } },
];

test('readers write by no frame, presence included, and neither does whoever was made one', async () => {
  const { owner, id } = await startThread(app);
  const channel = threadChannelOf(id);
  const reader = await join(app, owner.client, id, { role: 'reader' });
  const lowered = await join(app, owner.client, id, { name: 'Cleo' });
  const listening = await server.open(owner.user);
  await listening.join(channel);
  const [one, two] = [await server.open(reader.user), await server.open(lowered.user)];
  expect(await one.join(channel)).toMatchObject({ is: 'joined' });
  await two.join(channel);
  const params = { id, member: lowered.user.id };
  await owner.client.call(changeThreadRole, { params, body: { role: 'reader' } });
  for (const socket of [one, two]) for (const frame of frames(channel)) socket.send(frame);
  for (const socket of [one, two])
    await expect.poll(() => socket.heard.filter(({ is }) => is === 'refused')).toHaveLength(4);
  expect(JSON.stringify(listening.events(channel))).not.toContain('said.');
});

test('a non-member cannot send frames, and a member’s frame cannot pose as a server event', async () => {
  const { owner, id } = await startThread(app);
  const other = await startThread(app);
  const channel = threadChannelOf(id);
  const ben = await join(app, owner.client, id);
  const socket = await server.open(ben.user);
  const foreign = threadChannelOf(other.id);
  expect(await socket.join(foreign)).toMatchObject({ is: 'refused', code: 'not_found' });
  for (const frame of frames(foreign)) socket.send(frame);
  await expect.poll(() => socket.heard.filter(({ is }) => is === 'refused')).toHaveLength(5);
  const listening = await server.open(owner.user);
  await listening.join(channel);
  await socket.join(channel);
  for (const frame of frames(channel)) socket.send(frame);
  await listening.hear((received) => received.is === 'event' && received.type === 'said.thread.message');
  const types = listening.events(channel).map((received) => 'type' in received && received.type);
  expect(types.filter((type) => type === 'thread.message')).toEqual([]);
  expect(
    listening.heard.every((received) => !('data' in received) || !isSaidByOther(received.data, ben.user.id)),
  ).toBe(true);
});

const isSaidByOther = (data: unknown, id: string) =>
  typeof data === 'object' && data !== null && 'by' in data && data.by !== id;

test('unknown and oversized frames end the connection, and only that', async () => {
  const { owner, id } = await startThread(app);
  const channel = threadChannelOf(id);
  const well = await server.open(owner.user);
  await well.join(channel);
  for (const [text, code] of [
    ['{"do":"delete","channel":"x"}', 1008],
    [JSON.stringify({ do: 'say', channel, type: 'here', data: null, as: 'someone' }), 1008],
    [JSON.stringify({ do: 'signal', channel, type: 'a b', data: null }), 1008],
    ['not json', 1008],
    [`{"do":"say","data":"${'x'.repeat(mostBytesFromClient)}"}`, 1009],
  ] as const) {
    const socket = await server.open(owner.user);
    socket.socket.send(text);
    expect(await socket.closed).toBe(code);
  }
  expect(await well.join(channel)).toMatchObject({ is: 'joined' });
});

test('a guest reads and writes in a thread by role, and neither after being removed', async () => {
  const { owner, id } = await startThread(app);
  const channel = threadChannelOf(id);
  await owner.client.call(changeThread, { params: { id }, body: { allowsGuests: true } });
  const come = async (role: 'reader' | 'commenter') => {
    const { body } = await owner.client.call(createThreadInvite, { params: { id }, body: { role } });
    const client = app.client();
    const params = { secret: body.path.split('/').at(-1)! };
    await client.call(joinAsGuest, { params, body: { name: 'Gus' } });
    const { ticket } = (await client.call(getTicket)).body;
    const me = (await client.call(getThread, { params: { id } })).body.me!;
    return { me, socket: await server.open(undefined, {}, {}, ticket!) };
  };
  const [reads, writes] = [await come('reader'), await come('commenter')];
  const listening = await server.open(owner.user);
  await listening.join(channel);
  for (const { socket } of [reads, writes])
    expect(await socket.join(channel)).toMatchObject({ is: 'joined' });
  const foreign = threadChannelOf((await startThread(app)).id);
  expect(await writes.socket.join(foreign)).toMatchObject({ is: 'refused' });
  for (const frame of frames(channel)) reads.socket.send(frame);
  await expect.poll(() => reads.socket.heard.filter(({ is }) => is === 'refused')).toHaveLength(4);
  writes.socket.send({ do: 'signal', channel, type: 'typing', data: null });
  const heard = await listening.hear(
    (received) => received.is === 'event' && received.type === 'said.typing',
  );
  expect(heard).toMatchObject({ data: { by: writes.me } });
  expect(JSON.stringify(listening.events(channel))).not.toContain(reads.me);
  await owner.client.call(removeThreadMember, { params: { id, member: writes.me } });
  await writes.socket.hear(({ is }) => is === 'left');
  writes.socket.send({ do: 'signal', channel, type: 'here', data: null });
  await writes.socket.hear(({ is }) => is === 'refused');
});

/** A frame of the live protocol: the document's name, what it is, and the rest. */
const frame = (name: string, ...rest: (number | Uint8Array)[]) =>
  Buffer.concat([
    Buffer.from([name.length]),
    Buffer.from(name),
    ...rest.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part))),
  ]);
const kinds = { sync: 0, awareness: 1, stateless: 5, broadcast: 6 };

test('readers of the document write by no frame, presence included', async () => {
  const { owner, id } = await startThread(app);
  const reader = await join(app, owner.client, id, { role: 'reader' });
  const { workId } = (await owner.client.call(beginDocument, { params: { id }, body: {} })).body;
  const { port } = await live.node();
  const [one, two] = [
    await live.editor(port, owner.user, workId),
    await live.editor(port, reader.user, workId),
  ];
  await one.synced();
  await expect.poll(() => two.provider.synced).toBe(true);
  const { db } = app.services;
  const count = () => db.$count(workUpdates, eq(workUpdates.workId, workId));
  const kept = await count();
  const heard: unknown[] = [];
  one.provider.on('stateless', (received: unknown) => heard.push(received));
  const words = new Y.Doc();
  words.getText('text').insert(0, 'Mine!');
  const update = Y.encodeStateAsUpdate(words);
  const socket = two.socket.webSocket as unknown as WebSocket;
  two.provider.setAwarenessField('place', 1);
  two.provider.sendStateless('hello');
  for (const step of [1, 2]) socket.send(frame(workId, kinds.sync, step, update.byteLength, update));
  socket.send(frame(workId, kinds.stateless, 2, Buffer.from('hi')));
  socket.send(frame(workId, 99, 1, 2, 3));
  // A frame of the owner comes after them: by then all were read.
  one.provider.setAwarenessField('place', 2);
  await expect
    .poll(() => [...two.provider.awareness!.getStates().values()])
    .toContainEqual({ name: 'Ana', place: 2 });
  socket.send(frame(workId, kinds.broadcast, 2, Buffer.from('hi')));
  await expect.poll(() => two.heard.closed !== '' || !two.provider.synced).toBe(true);
  expect(await count()).toBe(kept);
  expect(heard).toEqual([]);
  expect([...one.provider.awareness!.getStates().values()].map((state) => state.name)).not.toContain('Ben');
});

test('frames for a document of others, and far too large ones, reach nobody', async () => {
  const { owner, id } = await startThread(app);
  const { workId } = (await owner.client.call(beginDocument, { params: { id }, body: {} })).body;
  const stranger = await startThread(app);
  const { workId: own } = (
    await stranger.owner.client.call(beginDocument, { params: { id: stranger.id }, body: {} })
  ).body;
  const { port } = await live.node();
  const kept = () => app.services.db.$count(workUpdates, eq(workUpdates.workId, workId));
  const one = await live.editor(port, owner.user, workId);
  await one.synced();
  const before = await kept();
  const words = new Y.Doc();
  words.getText('text').insert(0, 'Mine!');
  const update = Y.encodeStateAsUpdate(words);
  const open = async () => {
    const Socket = await live.socketOf(stranger.owner.user);
    const socket = new Socket(`ws://127.0.0.1:${port}${livePath}`);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await new Promise((resolve) => socket.once('open', resolve));
    return { socket, closed };
  };
  const first = await open();
  first.socket.send(frame(own, kinds.sync, 2, update.byteLength, update));
  first.socket.send(frame(workId, kinds.sync, 2, update.byteLength, update));
  first.socket.send('text where bytes belong');
  expect(await first.closed).toBe(1008);
  const second = await open();
  second.socket.send(Buffer.alloc(mostLiveBytes + 1));
  expect(await second.closed).toBe(1009);
  expect(await kept()).toBe(before);
  one.text.doc!.getMap('notes');
  await one.synced();
  expect(one.provider.synced).toBe(true);
});
