import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { threadChannel } from './channel.server.ts';
import {
  changeThread,
  createThread,
  deleteMessage,
  deleteThread,
  editMessage,
  followThread,
  getThread,
  listMessages,
  listMessageVersions,
  listPublicThreads,
  listThreads,
  markRead,
  pinMessage,
  postMessage,
  reactToMessage,
  restoreMessage,
  searchThreads,
  threadChanges,
} from './contract.ts';
import { insertMessage } from './message-queries.server.ts';
import {
  acceptThreadInvite,
  addThreadMember,
  changeThreadRole,
  createThreadInvite,
  handOverThread,
  listThreadInvites,
  readThreadInvite,
  removeThreadMember,
  revokeThreadInvite,
} from './people-contract.ts';
import { join, post, startThread, textsIn } from './threads.testing.ts';
import { threadMessages, threads } from './table.server.ts';

const app = useTestApp();
const absent = '00000000-0000-4000-8000-000000000000';

const noticesOf = async (ownerId: string, kind: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, kind)))
  ).map(({ data }) => (data as { text: string }).text);

test('a message is there once, however often it is sent, in one order for all', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const own = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => post(owner.client, id, 'Hello', { id: own })));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  await Promise.all([...Array(8).keys()].map((n) => post(n % 2 ? owner.client : ben.client, id, `m${n}`)));
  const { items } = (await ben.client.call(listMessages, { params: { id }, query: {} })).body;
  expect(items.filter(({ text }) => text === 'Hello')).toHaveLength(1);
  expect(new Set(items.map(({ seq }) => seq)).size).toBe(9);
  expect(items.map(({ seq }) => seq)).toEqual(items.map(({ seq }) => seq).toSorted((a, b) => a - b));
  expect(await textsIn(owner.client, id)).toEqual(items.map(({ text }) => text));
  // The id of another's message is nobody's to take.
  expect((await post(ben.client, id, 'mine', { id: own })).status).toBe(409);
});

test('strangers get 401 and 404, readers 403, bad input 422', async () => {
  const { owner, id } = await startThread(app);
  const stranger = await buildMember(app);
  const reader = await join(app, owner.client, id, { role: 'reader' });
  const { body: message } = await post(owner.client, id, 'Hello');
  expect((await post(app.client(), id, 'x')).status).toBe(401);
  expect((await app.client().call(getThread, { params: { id } })).status).toBe(404);
  for (const { status } of [
    await post(stranger.client, id, 'x'),
    await stranger.client.call(getThread, { params: { id } }),
    await stranger.client.call(listMessages, { params: { id }, query: {} }),
    await stranger.client.call(threadChanges, { params: { id }, query: { since: 0 } }),
    await stranger.client.call(editMessage, { params: { id: message.id }, body: { text: 'x' } }),
    await stranger.client.call(reactToMessage, {
      params: { id: message.id },
      body: { emoji: '🐼', on: true },
    }),
    await stranger.client.call(listMessageVersions, { params: { id: message.id } }),
    await stranger.client.call(markRead, { params: { id }, body: { seq: 1 } }),
    await stranger.client.call(deleteThread, { params: { id } }),
    await post(owner.client, absent, 'x'),
  ])
    expect(status).toBe(404);
  for (const { status } of [
    await post(reader.client, id, 'x'),
    await reader.client.call(reactToMessage, { params: { id: message.id }, body: { emoji: '🐼', on: true } }),
    await reader.client.call(pinMessage, { params: { id: message.id }, body: { pinned: true } }),
    await reader.client.call(changeThread, { params: { id }, body: { title: 'Mine' } }),
    await reader.client.call(addThreadMember, { params: { id }, body: { who: 'x', role: 'reader' } }),
    await reader.client.call(createThreadInvite, { params: { id }, body: { role: 'reader' } }),
  ])
    expect(status).toBe(403);
  expect((await post(owner.client, id, '  ')).status).toBe(422);
  expect((await post(owner.client, id, 'x'.repeat(10_001))).status).toBe(422);
  expect((await post(owner.client, id, 'x', { replyTo: absent })).status).toBe(422);
  expect((await post(owner.client, id, 'x', { files: [absent] })).status).toBe(422);
  expect(
    (await owner.client.call(postMessage, { params: { id }, body: { id: 'x', text: 'x' } as never })).status,
  ).toBe(422);
  expect(
    (await owner.client.call(reactToMessage, { params: { id: message.id }, body: { emoji: 'no', on: true } }))
      .status,
  ).toBe(422);
  expect((await owner.client.call(createThread, { body: { title: '  ' } })).status).toBe(422);
  expect(await textsIn(owner.client, id)).toEqual(['Hello']);
});

test('edits keep earlier versions, deleting can be undone, and members who were away get both', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const { body: message } = await post(owner.client, id, 'Frist');
  const params = { id: message.id };
  const { rev } = message;
  expect((await ben.client.call(editMessage, { params, body: { text: 'Mine' } })).status).toBe(403);
  expect((await owner.client.call(editMessage, { params, body: { text: 'First' } })).body).toMatchObject({
    text: 'First',
  });
  expect((await ben.client.call(listMessageVersions, { params })).body.items.map(({ text }) => text)).toEqual(
    ['Frist'],
  );
  expect((await ben.client.call(deleteMessage, { params })).status).toBe(403);
  expect((await owner.client.call(deleteMessage, { params })).body).toMatchObject({
    text: '',
    deleted: true,
  });
  const away = (await ben.client.call(threadChanges, { params: { id }, query: { since: rev } })).body;
  expect(away.items).toMatchObject([{ id: message.id, deleted: true, text: '' }]);
  expect((await ben.client.call(restoreMessage, { params })).status).toBe(404);
  expect((await owner.client.call(restoreMessage, { params })).body).toMatchObject({
    text: 'First',
    deleted: false,
  });
  expect(
    (await ben.client.call(threadChanges, { params: { id }, query: { since: away.rev } })).body.items,
  ).toMatchObject([{ text: 'First' }]);
});

test('reactions count once each; pins are the editors’', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const { body: message } = await post(owner.client, id, 'Hello');
  const params = { id: message.id };
  for (const client of [ben.client, ben.client, owner.client])
    await client.call(reactToMessage, { params, body: { emoji: '🐼', on: true } });
  const shown = await owner.client.call(reactToMessage, { params, body: { emoji: '🎉', on: true } });
  expect(shown.body.reactions).toEqual([
    { emoji: '🐼', by: [ben.user.id, owner.user.id] },
    { emoji: '🎉', by: [owner.user.id] },
  ]);
  const less = await ben.client.call(reactToMessage, { params, body: { emoji: '🐼', on: false } });
  expect(less.body.reactions[0]).toEqual({ emoji: '🐼', by: [owner.user.id] });
  expect((await ben.client.call(pinMessage, { params, body: { pinned: true } })).status).toBe(403);
  await owner.client.call(pinMessage, { params, body: { pinned: true } });
  expect((await ben.client.call(getThread, { params: { id } })).body.pinned).toMatchObject([
    { id: message.id },
  ]);
});

test('unread marks count what others said, and the device that has read furthest counts', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  await post(ben.client, id, 'my own');
  const handle = ben.user.username!;
  await post(owner.client, id, `one for @${handle}`);
  const { body: last } = await post(owner.client, id, 'two');
  const mine = async () =>
    (await ben.client.call(listThreads, { query: {} })).body.items.find((one) => one.id === id)!;
  expect(await mine()).toMatchObject({ unread: 2, mentions: 1, last: { by: 'Ana', text: 'two' } });
  await ben.client.call(markRead, { params: { id }, body: { seq: last.seq } });
  await ben.client.call(markRead, { params: { id }, body: { seq: 1 } });
  expect(await mine()).toMatchObject({ unread: 0, mentions: 0 });
  await ben.client.call(markRead, { params: { id }, body: { seq: last.seq - 1, back: true } });
  expect(await mine()).toMatchObject({ unread: 1 });
  // A clock or a number that is wrong marks nothing as read that is still to come.
  await ben.client.call(markRead, { params: { id }, body: { seq: 1e14 } });
  await post(owner.client, id, 'three');
  expect(await mine()).toMatchObject({ unread: 1 });
});

test('a message notifies mentioned members and followers, except those who muted the thread or the author', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id, { name: 'Ben' });
  const cleo = await join(app, owner.client, id, { name: 'Cleo' });
  const dan = await join(app, owner.client, id, { name: 'Dan' });
  await cleo.client.call(followThread, { params: { id }, body: { follow: 'mentions' } });
  await dan.client.call(followThread, { params: { id }, body: { follow: 'muted' } });
  await post(owner.client, id, `Hi @${ben.user.username}, and @${dan.user.username}`);
  await post(owner.client, id, 'More');
  expect(await noticesOf(ben.user.id, 'thread.mentioned')).toHaveLength(1);
  expect(await noticesOf(ben.user.id, 'thread.message')).toEqual(['Ana: More']);
  expect(await noticesOf(cleo.user.id, 'thread.message')).toEqual([]);
  expect(await noticesOf(dan.user.id, 'thread.mentioned')).toEqual([]);
  await cleo.client.call(setBoundary, { params: { handle: owner.user.username! }, body: { kind: 'mute' } });
  await post(owner.client, id, `@${cleo.user.username} hello?`);
  expect(await noticesOf(cleo.user.id, 'thread.mentioned')).toEqual([]);
  expect((await cleo.client.call(getThread, { params: { id } })).body.muted).toEqual([owner.user.id]);
});

test('invites by link: a role, a limit that holds at once, an end, revoked', async () => {
  const { owner, id } = await startThread(app);
  const body = { role: 'commenter', most: 2 } as const;
  const made = (await owner.client.call(createThreadInvite, { params: { id }, body })).body;
  const secret = made.path.split('/').at(-1)!;
  const people = await Promise.all([...Array(5).keys()].map(() => buildMember(app)));
  expect((await app.client().call(acceptThreadInvite, { params: { secret } })).status).toBe(401);
  expect((await app.client().call(readThreadInvite, { params: { secret } })).body).toMatchObject({
    title: 'The garden',
    by: 'Ana',
    mine: null,
  });
  const answers = await Promise.all(
    people.map(({ client }) => client.call(acceptThreadInvite, { params: { secret } })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 404, 404, 404]);
  expect((await owner.client.call(getThread, { params: { id } })).body.members).toHaveLength(3);
  expect((await owner.client.call(listThreadInvites, { params: { id } })).body.items).toEqual([]);
  const open = (await owner.client.call(createThreadInvite, { params: { id }, body: { role: 'reader' } }))
    .body;
  const stranger = await buildMember(app);
  expect((await stranger.client.call(revokeThreadInvite, { params: { id: open.id } })).status).toBe(404);
  await owner.client.call(revokeThreadInvite, { params: { id: open.id } });
  const revoked = open.path.split('/').at(-1)!;
  expect((await stranger.client.call(acceptThreadInvite, { params: { secret: revoked } })).status).toBe(404);
  expect((await stranger.client.call(readThreadInvite, { params: { secret: revoked } })).status).toBe(404);
});

test('whoever is removed is out at once; an owner hands over before leaving', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const caller = { kind: 'member', user: ben.user } as never;
  const name = `thread:${id}`;
  expect(await threadChannel.canRead(app.services, caller, name)).toBe(true);
  expect(await threadChannel.canWrite!(app.services, caller, name)).toBe(true);
  const params = { id, member: ben.user.id };
  await owner.client.call(changeThreadRole, { params, body: { role: 'reader' } });
  expect(await threadChannel.canWrite!(app.services, caller, name)).toBe(false);
  expect((await ben.client.call(changeThreadRole, { params, body: { role: 'editor' } })).status).toBe(403);
  expect(
    (await owner.client.call(removeThreadMember, { params: { id, member: owner.user.id } })).status,
  ).toBe(409);
  await owner.client.call(removeThreadMember, { params });
  expect(await threadChannel.canRead(app.services, caller, name)).toBe(false);
  expect((await post(ben.client, id, 'x')).status).toBe(404);
  const cleo = await join(app, owner.client, id, { name: 'Cleo' });
  await owner.client.call(handOverThread, { params: { id }, body: { member: cleo.user.id } });
  const roles = (await cleo.client.call(getThread, { params: { id } })).body.members.map(({ name, role }) => [
    name,
    role,
  ]);
  expect(roles).toEqual([
    ['Ana', 'editor'],
    ['Cleo', 'owner'],
  ]);
  expect(
    (await owner.client.call(removeThreadMember, { params: { id, member: owner.user.id } })).status,
  ).toBe(200);
});

test('whoever is blocked is out of the blocker’s threads and cannot be brought in', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  await owner.client.call(setBoundary, { params: { handle: ben.user.username! }, body: { kind: 'block' } });
  expect((await ben.client.call(getThread, { params: { id } })).status).toBe(404);
  const other = await startThread(app);
  await ben.client.call(setBoundary, {
    params: { handle: other.owner.user.username! },
    body: { kind: 'block' },
  });
  const added = await other.owner.client.call(addThreadMember, {
    params: { id: other.id },
    body: { who: ben.user.username!, role: 'reader' },
  });
  expect(added.status).toBe(403);
});

test('an account that is erased leaves the thread whole: words without a name, and another owner', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  await post(owner.client, id, 'I was here');
  await post(ben.client, id, 'So was I');
  const unsaid = [await post(owner.client, id, 'Never mind'), await post(ben.client, id, 'Spam')];
  for (const { body } of unsaid) await owner.client.call(deleteMessage, { params: { id: body.id } });
  const dropped = (
    await owner.client.call(createThread, { body: { title: 'Dropped', visibility: 'private' } })
  ).body.id;
  await join(app, owner.client, dropped);
  await owner.client.call(deleteThread, { params: { id: dropped } });
  await erasePerson(app.services, owner.user, { actorId: owner.user.id });
  const { items } = (await ben.client.call(listMessages, { params: { id }, query: {} })).body;
  expect(items).toMatchObject([{ text: 'I was here', author: null }, { text: 'So was I' }]);
  // What lay in their trash is gone, as nobody would take it from there.
  const { db } = app.services;
  expect(await db.$count(threadMessages, eq(threadMessages.threadId, id))).toBe(2);
  expect(await db.$count(threads, eq(threads.id, dropped))).toBe(0);
  expect((await ben.client.call(getThread, { params: { id } })).body).toMatchObject({
    role: 'owner',
    members: [{ name: 'Ben' }],
  });
  await erasePerson(app.services, ben.user, { actorId: ben.user.id });
  expect((await app.client().call(getThread, { params: { id } })).status).toBe(404);
});

test('words are found inside, in one’s own threads only; public threads are found by everyone', async () => {
  const { owner, id } = await startThread(app);
  await post(owner.client, id, 'The **rhododendron** needs water');
  const found = async (client = owner.client, q = 'rhododen') =>
    (await client.call(searchThreads, { query: { q } })).body.items.map(({ thread }) => thread.id);
  expect(await found()).toEqual([id]);
  expect(await found((await buildMember(app)).client)).toEqual([]);
  expect((await app.client().call(searchThreads, { query: { q: 'x' } })).status).toBe(401);
  const open = await startThread(app, 'Growing quinces', 'public');
  await post(open.owner.client, open.id, 'Quinces like sun');
  expect((await app.client().call(listPublicThreads, { query: {} })).body.items.map((one) => one.id)).toEqual(
    [open.id],
  );
  expect(await textsIn(app.client(), open.id)).toEqual(['Quinces like sun']);
  expect((await (await buildMember(app)).client.call(getThread, { params: { id: open.id } })).body.role).toBe(
    null,
  );
  expect((await post((await buildMember(app)).client, open.id, 'x')).status).toBe(403);
  await open.owner.client.call(changeThread, { params: { id: open.id }, body: { visibility: 'private' } });
  expect((await app.client().call(getThread, { params: { id: open.id } })).status).toBe(404);
});

test('a thread that is deleted is gone for all, and pages of messages join without gaps', async () => {
  const { owner, id } = await startThread(app);
  await app.services.db.transaction(async (tx) => {
    for (let n = 0; n < 130; n += 1)
      await insertMessage(tx, { id: randomUUID(), threadId: id, authorId: owner.user.id, text: `n${n}` });
  });
  const newest = (await owner.client.call(listMessages, { params: { id }, query: {} })).body;
  expect(newest).toMatchObject({ hasBefore: true, hasAfter: false });
  const older = (
    await owner.client.call(listMessages, { params: { id }, query: { before: newest.items[0]!.seq } })
  ).body;
  expect(older.items.at(-1)!.seq).toBe(newest.items[0]!.seq - 1);
  const middle = older.items[10]!;
  const around = (await owner.client.call(listMessages, { params: { id }, query: { around: middle.id } }))
    .body;
  expect(around.items.map((one) => one.id)).toContain(middle.id);
  expect((await owner.client.call(listMessages, { params: { id }, query: { around: absent } })).status).toBe(
    404,
  );
  await owner.client.call(deleteThread, { params: { id } });
  expect((await owner.client.call(getThread, { params: { id } })).status).toBe(404);
});

test('a place in a list that no calendar knows is the beginning', async () => {
  const { client } = await buildMember(app);
  for (const at of ['9', '99999999999999', '253402300800000', '999999999999999']) {
    const before = `${at}.0198c0de-0000-7000-8000-000000000000`;
    expect((await app.client().call(listPublicThreads, { query: { before } })).status, at).toBe(200);
    expect((await client.call(listThreads, { query: { before } })).status, at).toBe(200);
  }
});

test('the words of a tool are not credited to whoever asked it', async () => {
  const { owner, id } = await startThread(app);
  await post(owner.client, id, '@search bamboo');
  const { items } = (await owner.client.call(listMessages, { params: { id }, query: {} })).body;
  const answer = items.findLast(({ kind }) => kind === 'run')!;
  expect(items[0]!.answeredBy).toBeNull();
  expect(answer).toMatchObject({ author: { name: 'Ana' }, answeredBy: expect.not.stringContaining('Ana') });
  const name = answer.answeredBy!;
  const list = async () => (await owner.client.call(listThreads, { query: {} })).body.items[0]!;
  // What the list quotes is the question.
  expect((await list()).last).toEqual({ by: `Ana asked ${name}`, text: 'bamboo' });
  const found = (await owner.client.call(searchThreads, { query: { q: 'bamboo', thread: id } })).body.items;
  expect(found.map(({ message }) => message.answeredBy)).toEqual([name, null]);
  const gone = await owner.client.call(deleteMessage, { params: { id: answer.id } });
  expect(gone.body).toMatchObject({ deleted: true, answeredBy: name });
});

test('a question finds what was said about it, and not only who asked the same', async () => {
  const { owner, id } = await startThread(app);
  for (const text of ['When is the fair?', 'Fair on 14 June', 'Bring chairs'])
    await post(owner.client, id, text);
  const found = async (q: string) =>
    (await owner.client.call(searchThreads, { query: { q, thread: id } })).body.items.map(
      ({ message }) => message.text,
    );
  expect(await found('when is the fair')).toEqual(['Fair on 14 June', 'When is the fair?']);
  expect(await found('when is')).toEqual(['When is the fair?']);
});

test('a message that comes back comes back into the lists, too', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const { body: message } = await post(owner.client, id, 'Bring **chairs**');
  const params = { id: message.id };
  await owner.client.call(deleteMessage, { params });
  const heard: string[] = [];
  const stop = app.services.bus.subscribe(({ channel, type }) => {
    if (type === 'threads.changed') heard.push(channel);
  });
  await owner.client.call(restoreMessage, { params });
  await expect.poll(() => heard).toContain(ownChannelOf(ben.user.id));
  stop();
});

test('the notification of a message is plain text without Markdown', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  await post(owner.client, id, 'For the **book fair**:\n- stall\n- chairs');
  expect(await noticesOf(ben.user.id, 'thread.message')).toEqual(['Ana: For the book fair: stall chairs']);
});
