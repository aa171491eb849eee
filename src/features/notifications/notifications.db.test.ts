import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { mails } from '#kit/mail/table.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import type { NotificationKind } from '#kit/notifications/kinds.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getPreferences, listNotifications, markAllRead, markRead, putPreference } from './contract.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });

function tell(ownerId: string, kind: NotificationKind, title = 'Done') {
  const data = { title, text: 'It is done.', path: '/settings?tab=data' };
  return app.services.bus.transact((tx) => notify(tx, app.services, { ownerId, kind, data }));
}

const emails = (address: string) => app.services.db.select().from(mails).where(eq(mails.recipient, address));

test('a notification is shown in the product, live, and sent by mail', async () => {
  const { user, client } = await buildMember(app);
  const heard: string[] = [];
  const stop = app.services.bus.subscribe(({ channel, type }) => {
    if (channel === `principal:${user.id}`) heard.push(type);
  });
  await tell(user.id, 'job.ended');
  const { body } = await client.call(listNotifications, { query: {} });
  expect(body).toMatchObject({ unread: 1, next: null, items: [{ title: 'Done', read: false }] });
  await expect.poll(() => heard).toEqual(['notification.new']);
  stop();
  const [email] = await emails(user.email);
  expect(email).toMatchObject({ subject: 'Done · Frenly', template: 'job.ended' });
});

test('what happened is undone together with its notification', async () => {
  const { user, client } = await buildMember(app);
  const data = { title: 'x', text: 'x', path: '/' };
  await expect(
    app.services.bus.transact(async (tx) => {
      await notify(tx, app.services, { ownerId: user.id, kind: 'job.ended', data });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await client.call(listNotifications, { query: {} })).body.items).toEqual([]);
  expect(await emails(user.email)).toEqual([]);
});

test('one is marked read, then all; those of others do not exist', async () => {
  const a = await buildMember(app);
  const b = await buildMember(app);
  for (const title of ['one', 'two', 'three']) await tell(a.user.id, 'job.ended', title);
  const { items } = (await a.client.call(listNotifications, { query: {} })).body;
  expect(items.map(({ title }) => title)).toEqual(['three', 'two', 'one']);
  const { id } = items[0]!;
  expect((await b.client.call(markRead, { params: { id } })).status).toBe(404);
  expect((await b.client.call(listNotifications, { query: {} })).body.items).toEqual([]);
  expect((await a.client.call(markRead, { params: { id: randomUUID() } })).status).toBe(404);
  expect((await a.client.call(markRead, { params: { id } })).status).toBe(200);
  expect((await a.client.call(markRead, { params: { id } })).status).toBe(200);
  expect((await a.client.call(listNotifications, { query: {} })).body.unread).toBe(2);
  await b.client.call(markAllRead);
  expect((await a.client.call(listNotifications, { query: {} })).body.unread).toBe(2);
  await a.client.call(markAllRead);
  expect((await a.client.call(listNotifications, { query: {} })).body.unread).toBe(0);
});

test('long lists come in pages', async () => {
  const { user, client } = await buildMember(app);
  for (let made = 0; made < 35; made += 1) await tell(user.id, 'feedback.answered', `n${made}`);
  const first = (await client.call(listNotifications, { query: {} })).body;
  const second = (await client.call(listNotifications, { query: { before: first.next! } })).body;
  expect([first.items.length, second.items.length, second.next]).toEqual([30, 5, null]);
  expect(second.items.at(-1)!.title).toBe('n0');
  expect((await client.call(listNotifications, { query: { before: 'x' } })).status).toBe(422);
});

test('notification settings apply to every kind except security', async () => {
  const { user, client } = await buildMember(app);
  const off = { inApp: false, byMail: false };
  const choose = (kind: NotificationKind) => client.call(putPreference, { params: { kind }, body: off });
  await choose('job.ended');
  const { items } = (await choose('security.changed')).body;
  expect(items.find(({ kind }) => kind === 'job.ended')).toMatchObject(off);
  expect(items.find(({ kind }) => kind === 'security.changed')).toMatchObject({ inApp: true, byMail: true });
  expect((await client.call(getPreferences)).body.items).toEqual(items);
  await tell(user.id, 'job.ended');
  await tell(user.id, 'security.changed');
  expect((await client.call(listNotifications, { query: {} })).body.items).toHaveLength(1);
  expect((await emails(user.email)).map(({ template }) => template)).toEqual(['security.changed']);
  expect((await client.call(putPreference, { params: { kind: 'x' as never }, body: off })).status).toBe(422);
});

test('an address that nobody confirmed hears of the account’s security only', async () => {
  const { user } = await buildMember(app, { emailVerified: false });
  await tell(user.id, 'job.ended');
  await tell(user.id, 'security.changed');
  expect((await emails(user.email)).map(({ template }) => template)).toEqual(['security.changed']);
});
