/** Likes and comments, and what their makers hear of them. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { notificationPreferences, notifications } from '#kit/notifications/table.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { listTrash } from '#kit/trash/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { galleryChannel } from './channel.server.ts';
import {
  addComment,
  deleteComment,
  editComment,
  getCreation,
  likeCreation,
  listComments,
  longestComment,
  restoreComment,
  unlikeCreation,
} from './contract.ts';
import { absent, publish } from './creations.testing.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

async function exhibit() {
  const maker = await buildMember(app);
  return { ...maker, ...(await publish(app, maker.client)) };
}
const noticesOf = async (ownerId: string, kind: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, kind)))
  ).map(({ data }) => (data as { text: string }).text);
const say = async (client: Client, id: string, text: string) =>
  (await client.call(addComment, { params: { id }, body: { text } })).body.id;
const textsOn = async (item: string, client = app.client()) =>
  (await client.call(listComments, { query: { item } })).body.items.map(({ text }) => text);

test('one like per member, taken back as easily', async () => {
  const { id } = await exhibit();
  const { client } = await buildMember(app);
  const params = { id };
  for (const _ of [1, 2])
    expect((await client.call(likeCreation, { params })).body).toEqual({ likes: 1, liked: true });
  expect((await client.call(getCreation, { params })).body).toMatchObject({ likes: 1, liked: true });
  expect((await app.client().call(getCreation, { params })).body).toMatchObject({ likes: 1, liked: false });
  for (const _ of [1, 2])
    expect((await client.call(unlikeCreation, { params })).body).toEqual({ likes: 0, liked: false });
  expect((await app.client().call(likeCreation, { params })).status).toBe(401);
  expect((await app.client().call(unlikeCreation, { params })).status).toBe(401);
  expect((await client.call(likeCreation, { params: { id: absent } })).status).toBe(404);
  expect((await client.call(likeCreation, { params: { id: 'x' } })).status).toBe(422);
});

test('likes while the maker is away are one notification; an own like is none', async () => {
  const { user, client, id } = await exhibit();
  await client.call(likeCreation, { params: { id } });
  expect(await noticesOf(user.id, 'gallery.liked')).toEqual([]);
  for (const name of ['Ben', 'Cleo', 'Dan'])
    await (await buildMember(app, { name })).client.call(likeCreation, { params: { id } });
  expect(await noticesOf(user.id, 'gallery.liked')).toEqual(['Dan and 2 others like “A fine count”.']);
  await app.services.db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(eq(notifications.ownerId, user.id));
  const { client: eve } = await buildMember(app, { name: 'Eve' });
  await eve.call(likeCreation, { params: { id } });
  expect(await noticesOf(user.id, 'gallery.liked')).toHaveLength(2);
  await app.services.db
    .update(notifications)
    .set({ readAt: new Date() })
    .where(eq(notifications.ownerId, user.id));
  // Liked already: nothing new to tell.
  await eve.call(likeCreation, { params: { id } });
  expect(await noticesOf(user.id, 'gallery.liked')).toHaveLength(2);
});

test('comments are readable by all, notified to the maker, and editable by their author', async () => {
  const { user, client: maker, id } = await exhibit();
  const ben = await buildMember(app, { name: 'Ben' });
  const comment = await say(ben.client, id, '  How lovely.\n');
  expect(await textsOn(id)).toEqual(['How lovely.']);
  expect(await noticesOf(user.id, 'gallery.commented')).toEqual(['How lovely.']);
  await say(maker, id, 'Thank you.');
  expect(await noticesOf(user.id, 'gallery.commented')).toHaveLength(1);
  const { body } = await ben.client.call(listComments, { query: { item: id } });
  expect(body.items).toMatchObject([
    { text: 'Thank you.', may: { edit: false, delete: false } },
    { text: 'How lovely.', editedAt: null, author: { name: 'Ben' }, may: { edit: true, delete: true } },
  ]);

  const edit = { params: { id: comment }, body: { text: 'How very lovely.' } };
  expect((await app.client().call(editComment, edit)).status).toBe(401);
  expect((await maker.call(editComment, edit)).status).toBe(403);
  expect((await ben.client.call(editComment, { ...edit, params: { id: absent } })).status).toBe(404);
  expect((await ben.client.call(editComment, { ...edit, body: { text: ' ' } })).status).toBe(422);
  expect((await ben.client.call(editComment, edit)).status).toBe(200);
  expect(await textsOn(id)).toContain('How very lovely.');
  expect((await app.client().call(getCreation, { params: { id } })).body.comments).toBe(2);
});

test('whoever wrote it and whoever’s creation it is on may delete it, and only they bring it back', async () => {
  const { client: maker, id } = await exhibit();
  const ben = await buildMember(app);
  const cleo = await buildMember(app);
  const params = { id: await say(ben.client, id, 'First.') };
  expect((await app.client().call(deleteComment, { params })).status).toBe(401);
  expect((await cleo.client.call(deleteComment, { params })).status).toBe(403);
  for (const [client, label] of [
    [ben.client, 'Comment: First.'],
    [maker, 'A comment on “A fine count”'],
  ] as const) {
    expect((await client.call(deleteComment, { params })).status).toBe(200);
    expect(await textsOn(id)).toEqual([]);
    expect((await client.call(listTrash)).body.items).toMatchObject([{ label }]);
    expect((await cleo.client.call(restoreComment, { params })).status).toBe(404);
    expect((await app.client().call(restoreComment, { params })).status).toBe(401);
    expect((await client.call(restoreComment, { params })).status).toBe(200);
    expect(await textsOn(id)).toEqual(['First.']);
  }
  expect((await ben.client.call(deleteComment, { params: { id: absent } })).status).toBe(404);
});

test('what cannot be said is refused; a suspended member’s words are gone at once', async () => {
  const { id } = await exhibit();
  const { user, client } = await buildMember(app);
  const call = (text: string, item = id) => client.call(addComment, { params: { id: item }, body: { text } });
  for (const wrong of ['', ' \n', 'x'.repeat(longestComment + 1), 'a\0b'])
    expect((await call(wrong)).status).toBe(422);
  expect((await call('Hello.', absent)).status).toBe(404);
  expect((await app.client().call(addComment, { params: { id }, body: { text: 'Hi' } })).status).toBe(401);
  expect((await app.client().call(listComments, { query: { item: absent } })).status).toBe(404);
  await call('Hello.');
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect(await textsOn(id)).toEqual([]);
  expect((await app.client().call(getCreation, { params: { id } })).body.comments).toBe(0);
});

test('comments come in pages, the newest first', async () => {
  const { id } = await exhibit();
  const talkers = [await buildMember(app), await buildMember(app)];
  for (let n = 0; n < 23; n += 1) await say(talkers[n % 2]!.client, id, `Number ${n}`);
  const first = await app.client().call(listComments, { query: { item: id } });
  expect(first.body.items).toHaveLength(20);
  expect(first.body.items[0]!.text).toBe('Number 22');
  const second = await app.client().call(listComments, { query: { item: id, before: first.body.next! } });
  expect(second.body.items.map(({ text }) => text)).toEqual(['Number 2', 'Number 1', 'Number 0']);
  expect(second.body.next).toBeNull();
});

test('whoever says too much at once is asked to wait', async () => {
  const { id } = await exhibit();
  const { client } = await buildMember(app);
  const statuses = [];
  for (let n = 0; n < 25; n += 1)
    statuses.push((await client.call(addComment, { params: { id }, body: { text: 'And' } })).status);
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('whoever wants to hear nothing hears nothing', async () => {
  const { user, id } = await exhibit();
  await app.services.db
    .insert(notificationPreferences)
    .values({ ownerId: user.id, kind: 'gallery.commented', inApp: false, byMail: false });
  await say((await buildMember(app)).client, id, 'Psst.');
  expect(await noticesOf(user.id, 'gallery.commented')).toEqual([]);
});

test('open pages hear of changes where the creation may be seen', async () => {
  const { user, id } = await exhibit();
  const canRead = (name: string) =>
    galleryChannel.canRead(app.services, { kind: 'member', user } as never, name);
  expect(await canRead(`gallery:${id}`)).toBe(true);
  expect(await canRead(`gallery:${absent}`)).toBe(false);
  expect(await canRead('gallery:%')).toBe(false);
  const heard: string[] = [];
  const leave = app.services.bus.subscribe(({ channel, type }) => heard.push(`${channel} ${type}`));
  await say((await buildMember(app)).client, id, 'Live.');
  await expect.poll(() => heard).toContain(`gallery:${id} gallery.changed`);
  leave();
});
