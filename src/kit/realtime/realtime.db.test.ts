import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { revokeSessions } from '#kit/auth/callers.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { z } from 'zod';
import { defineEvent } from '#kit/events/define-event.ts';
import { buildKey, buildMember, buildUser } from '#testing/factories.ts';
import { listen } from '#testing/listening-app.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { adoptGuest } from '#kit/principals/adopt-guest.server.ts';
import { createGuest, guestCookie } from '#kit/principals/guests.server.ts';
import { getTicket } from './contract.ts';
import { issueTicket, readTicket } from './ticket.server.ts';
import { adminChannel, channelRightsChanged, ownChannel, type ChannelKind } from './channel.server.ts';

/** A room whose readers and writers a test can name. */
const readers = new Set<string>();
const writers = new Set<string>();
const roomChannel: ChannelKind = {
  prefix: 'room:',
  canRead: (_, caller) => readers.has(caller.user.id),
  canWrite: (_, caller) => writers.has(caller.user.id),
  canVisitorRead: (_, name) => Promise.resolve(name === 'room:public'),
};

const app = useTestApp();
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  server = await listen(app, [ownChannel, adminChannel, roomChannel]);
});
afterAll(() => server.close());

async function reader() {
  const user = await buildUser(app);
  readers.add(user.id);
  return user;
}

const tested = defineEvent('test', z.object({ n: z.number(), filler: z.string().optional() }));
const tell = (channel: string, n: number) => app.services.bus.publish(channel, tested, { n });
const numbers = (events: unknown[]) => events.map((event) => (event as { data: { n: number } }).data.n);

test('a page of another site is refused with 403, a stranger with 401, an API key too', async () => {
  const user = await buildUser(app);
  await expect(server.open(user, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(server.open(undefined)).rejects.toThrow('401');
  await expect(server.open(undefined, { cookie: 'frenly.session=forged.AAAA' })).rejects.toThrow('401');
  const { secret } = await buildKey(app, user);
  await expect(server.open(undefined, { authorization: `Bearer ${secret}` })).rejects.toThrow('401');
});

test('someone who hangs up while being looked at does no harm', async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const socket = net.connect(server.port, '127.0.0.1');
    socket.write(
      'GET /api/realtime HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: frenly.session=a.b\r\n\r\n',
    );
    await pause(attempt);
    socket.resetAndDestroy();
  }
  await expect(server.open(undefined)).rejects.toThrow('401');
});

test('one hears one’s own channel and no one else’s', async () => {
  const [user, other] = [await buildUser(app), await buildUser(app)];
  const socket = await server.open(user);
  expect(await socket.join(`principal:${user.id}`)).toMatchObject({ is: 'joined' });
  expect(await socket.join(`principal:${other.id}`)).toMatchObject({ is: 'refused', code: 'not_found' });
  expect(await socket.join('admin')).toMatchObject({ is: 'refused', code: 'not_found' });
  expect(await socket.join('nothing:here')).toMatchObject({ is: 'refused', code: 'not_found' });
  await tell(`principal:${other.id}`, 1);
  await tell(`principal:${user.id}`, 2);
  await socket.hear(({ is }) => is === 'event');
  expect(numbers(socket.heard.filter(({ is }) => is === 'event'))).toEqual([2]);
});

test('a reader cannot write to a channel, and a writer’s event reaches the listeners marked as theirs', async () => {
  const [quiet, loud] = [await reader(), await reader()];
  writers.add(loud.id);
  const [a, b] = [await server.open(quiet), await server.open(loud)];
  await a.join('room:1');
  await b.join('room:1');
  a.send({ do: 'say', channel: 'room:1', type: 'hello', data: 'from a reader' });
  expect(await a.hear(({ is }) => is === 'refused')).toMatchObject({ code: 'forbidden' });
  b.send({ do: 'say', channel: 'room:2', type: 'hello', data: 'where I have not joined' });
  expect(await b.hear(({ is }) => is === 'refused')).toMatchObject({ channel: 'room:2', code: 'forbidden' });
  b.send({ do: 'say', channel: 'room:1', type: 'hello', data: 'from a writer' });
  const heard = await a.hear(({ is }) => is === 'event');
  expect(heard).toMatchObject({ type: 'said.hello', data: { by: loud.id, data: 'from a writer' } });
  expect(a.events('room:1')).toHaveLength(1);
});

test('a signal reaches current listeners and is not replayed after a reconnect', async () => {
  const [quiet, loud] = [await reader(), await reader()];
  writers.add(loud.id);
  const [a, b] = [await server.open(quiet), await server.open(loud)];
  const joined = await a.join('room:typing');
  await b.join('room:typing');
  b.send({ do: 'signal', channel: 'room:typing', type: 'typing', data: 1 });
  const heard = await a.hear(({ is }) => is === 'event');
  expect(heard).toMatchObject({ type: 'said.typing', data: { by: loud.id, data: 1 } });
  expect(heard).not.toHaveProperty('cursor');
  a.send({ do: 'signal', channel: 'room:typing', type: 'typing', data: 2 });
  expect(await a.hear(({ is }) => is === 'refused')).toMatchObject({ code: 'forbidden' });
  const back = await server.open(quiet);
  await back.join('room:typing', joined.is === 'joined' ? joined.at : undefined);
  expect(back.events('room:typing')).toEqual([]);
});

test('a guest with a ticket hears of its own things and nothing else; adopted by an account it has to go', async () => {
  const { bus, callers, db, secrets } = app.services;
  const [guest, other] = [await createGuest(db), await createGuest(db)];
  const headers = new Headers({ cookie: `${guestCookie}=${guest.token}` });
  expect(await callers.guestOf(headers)).toBe(guest.id);
  const old = issueTicket(secrets, guest.id, Date.now() - 61_000);
  for (const ticket of ['', 'nonsense', `${guest.id}.${Date.now() + 9e5}.AAAA`, old])
    await expect(server.open(undefined, {}, {}, ticket), ticket).rejects.toThrow('401');
  const socket = await server.open(undefined, {}, {}, issueTicket(secrets, guest.id));
  expect(await socket.join(`principal:${guest.id}`)).toMatchObject({ is: 'joined' });
  for (const name of [`principal:${other.id}`, 'admin', 'room:1'])
    expect(await socket.join(name), name).toMatchObject({ is: 'refused', code: 'not_found' });
  await tell(`principal:${other.id}`, 1);
  await tell(`principal:${guest.id}`, 2);
  await socket.hear(({ is }) => is === 'event');
  expect(numbers(socket.heard.filter(({ is }) => is === 'event'))).toEqual([2]);

  const user = await buildUser(app);
  await bus.transact((tx) => adoptGuest(tx, guest.id, user.id));
  expect(await socket.closed).toBe(4401);
  await expect.poll(() => callers.guestOf(headers)).toBeUndefined();
});

test('a visitor’s ticket opens public channels and no others', async () => {
  const { ticket, channel } = (await app.client().call(getTicket)).body;
  expect(channel).toBeNull();
  const socket = await server.open(undefined, {}, {}, ticket!);
  expect(await socket.join('room:public')).toMatchObject({ is: 'joined' });
  await tell('room:public', 3);
  await socket.hear(({ is }) => is === 'event');
  socket.send({ do: 'signal', channel: 'room:public', type: 'typing', data: 1 });
  expect(await socket.hear(({ is }) => is === 'refused')).toMatchObject({ code: 'forbidden' });
  // Whatever else it asks for, it is told to come again with a ticket that opens it.
  socket.send({ do: 'join', channel: 'room:1' });
  expect(await socket.closed).toBe(4401);
});

test('a member needs no ticket, and a guest gets one for its own channel', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(getTicket)).body).toEqual({ ticket: null, channel: null });
  const guest = await createGuest(app.services.db);
  const { id } = guest;
  const answer = await app.fetch('http://localhost:3000/api/realtime/ticket', {
    headers: { cookie: `${guestCookie}=${guest.token}` },
  });
  const { ticket, channel } = (await answer.json()) as { ticket: string; channel: string };
  expect(channel).toBe(`principal:${id}`);
  expect(readTicket(app.services.secrets, ticket)).toBe(id);
});

test('a listener who loses read access gets no further events', async () => {
  const user = await reader();
  const socket = await server.open(user);
  const own = `principal:${user.id}`;
  await socket.join('room:left');
  await socket.join(own);
  await tell('room:left', 1);
  await socket.hear(({ is }) => is === 'event');
  readers.delete(user.id);
  await app.services.bus.transact((tx) => channelRightsChanged(tx, 'room:left'));
  expect(await socket.hear(({ is }) => is === 'left')).toMatchObject({ why: 'forbidden' });
  await tell('room:left', 2);
  // What is told after it arrives, so it would have arrived.
  await tell(own, 3);
  await socket.hear(({ is, channel }) => is === 'event' && channel === own);
  expect(numbers(socket.events('room:left'))).toEqual([1]);
});

test('signing out, suspension and the loss of a role end or cut a connection at once', async () => {
  const { bus, callers, db } = app.services;
  const user = await buildUser(app, { role: 'admin' });
  const [first, second] = [await server.open(user), await server.open(user)];
  await second.join('admin');
  await bus.transact((tx) => revokeSessions(tx, { userId: user.id, sessionId: first.sessionId }));
  expect(await first.closed).toBe(4401);

  await db.update(users).set({ role: 'member' }).where(eq(users.id, user.id));
  await callers.refresh(user.id);
  expect(await second.hear(({ is }) => is === 'left')).toMatchObject({ channel: 'admin' });

  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  await bus.transact((tx) => revokeSessions(tx, { userId: user.id }));
  expect(await second.closed).toBe(4401);
});

test('what is too large, not understood or too frequent ends the connection with its reason', async () => {
  const user = await buildUser(app);
  const large = await server.open(user);
  large.socket.send('x'.repeat(20_000));
  expect(await large.closed).toBe(1009);
  for (const nonsense of ['{', 'null', '[]', '{"do":"fly"}', '{"do":"join","channel":"a","more":1}']) {
    const socket = await server.open(user);
    socket.socket.send(nonsense);
    expect(await socket.closed, nonsense).toBe(1008);
  }
  const flood = await server.open(user);
  for (let n = 0; n < 200; n++) flood.send({ do: 'leave', channel: 'a' });
  expect(await flood.closed).toBe(1008);
  expect(flood.heard.length).toBeLessThan(100);
});

test('one person has a bounded number of connections', async () => {
  const user = await buildUser(app);
  const sockets = [];
  for (let n = 0; n < 30; n++) sockets.push(await server.open(user));
  await expect(server.open(user)).rejects.toThrow('429');
  for (const { socket } of sockets) socket.terminate();
  // Their places are free again.
  await expect.poll(() => server.open(user).then(({ socket }) => socket.terminate())).toBeUndefined();
});

test('of two hundred connections at once thirty are let in', async () => {
  const user = await buildUser(app);
  const tried = await Promise.allSettled(Array.from({ length: 200 }, () => server.open(user)));
  const open = tried.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(open).toHaveLength(30);
  expect(tried.filter((one) => one.status === 'rejected' && !/429/.test(String(one.reason)))).toEqual([]);
  for (const { socket } of open) socket.terminate();
});

test('a place that nobody knows is refused, so that the reader starts anew', async () => {
  const socket = await server.open(await reader());
  for (const [index, after] of [
    'nonsense',
    '1',
    '9:1:',
    '999999999999999:999999999999999:',
    '5:9:2',
    '1:1:~x~1.1',
  ].entries())
    expect(await socket.join(`room:place${index}`, after)).toMatchObject({ is: 'refused', code: 'invalid' });
});

test('reconnecting from the last event at random moments: nothing lost, nothing twice, all in order', async () => {
  const user = await reader();
  const total = 400;
  const heard: number[] = [];
  let last: string | undefined;
  let sent = 0;

  async function stayForAWhile() {
    const socket = await server.open(user);
    await socket.join('room:resume', last);
    await pause(Math.random() * 60);
    socket.socket.terminate();
    for (const message of socket.heard) {
      if (message.is === 'event') heard.push((message.data as { n: number }).n);
      if (message.is === 'event') last = message.cursor!;
      if (message.is === 'joined') last = message.at;
    }
  }
  await stayForAWhile();
  const speaking = (async () => {
    for (; sent < total; sent++) {
      await tell('room:resume', sent);
      if (Math.random() < 0.2) await pause(Math.random() * 10);
    }
  })();
  while (sent < total || heard.length < total) await stayForAWhile();
  await speaking;
  expect(heard).toEqual(Array.from({ length: total }, (_, n) => n));
});

test('a reader who stops reading is dropped, and finds everything when it comes back', async () => {
  const user = await reader();
  const socket = await server.open(user);
  const joined = await socket.join('room:slow');
  socket.socket.pause();
  const filler = 'x'.repeat(100_000);
  const total = 160; // more than the buffers of the kernel hold
  let delivered = 0;
  app.services.bus.subscribe(({ channel }) => channel === 'room:slow' && (delivered += 1));
  for (let n = 0; n < total; n++) await app.services.bus.publish('room:slow', tested, { n, filler });
  while (delivered < total) await pause(10);
  socket.socket.resume();
  expect(await socket.closed).toBe(1006);

  const back = await server.open(user);
  await back.join('room:slow', joined.is === 'joined' ? joined.at : undefined);
  expect(numbers(back.events('room:slow'))).toEqual(Array.from({ length: total }, (_, n) => n));
});

test('when the process stops, every socket gets a reconnect message, also unresponsive ones', async () => {
  const other = await listen(app, [ownChannel]);
  const user = await buildUser(app);
  const [polite, deaf] = [await other.open(user), await other.open(user)];
  deaf.socket.pause();
  const closing = other.close();
  expect(await polite.closed).toBe(1001);
  await closing;
});
