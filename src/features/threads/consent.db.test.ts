/** What members wrote in a private thread stays theirs when its owner makes it public. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { notifications } from '#kit/notifications/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  changeThread,
  editMessage,
  getThread,
  listMessages,
  listMessageVersions,
  listPublicThreads,
  pinMessage,
  shareEarlierMessages,
  threadChanges,
} from './contract.ts';
import { addOutcome, listOutcomes } from './outcomes/contract.ts';
import { join, post, startThread, textsIn } from './threads.testing.ts';

const app = useTestApp({ RATE_LIMITS: 'false', FETCH_MODELS: 'false' });

const open = (client: Client, id: string, visibility: 'public' | 'private' = 'public') =>
  client.call(changeThread, { params: { id }, body: { visibility } });
const share = (client: Client, id: string) => client.call(shareEarlierMessages, { params: { id } });

async function openedThread() {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  await post(owner.client, id, 'From the owner');
  const secret = (await post(ben.client, id, 'Zanzibar is our secret')).body.id;
  await owner.client.call(pinMessage, { params: { id: secret }, body: { pinned: true } });
  await owner.client.call(addOutcome, {
    params: { id },
    body: { kind: 'decision', text: 'Zanzibar it is', message: secret },
  });
  return { owner, ben, id, secret };
}

/** Everything that says something of a thread to whoever is not in it. */
async function outside(client: Client, id: string, message: string): Promise<string> {
  const params = { id };
  const answers = [
    await client.call(getThread, { params }),
    await client.call(listMessages, { params, query: {} }),
    await client.call(listMessages, { params, query: { around: message } }),
    await client.call(threadChanges, { params, query: { since: 0 } }),
    await client.call(listMessageVersions, { params: { id: message } }),
    await client.call(listOutcomes, { params }),
    await client.call(listPublicThreads, { query: {} }),
    await client.request('/api/find?q=zanzibar'),
  ];
  return answers.map(({ text }) => text.replaceAll('zanzibar', '')).join('\n');
}

test('what others wrote before is seen by members only, what comes after by everyone', async () => {
  const { owner, ben, id, secret } = await openedThread();
  expect((await open(owner.client, id)).status).toBe(200);
  await app.services.searchIndex!.settle();
  const member = await buildMember(app);
  for (const client of [app.client(), member.client]) {
    expect(await outside(client, id, secret)).not.toContain('Zanzibar');
    expect(await textsIn(client, id)).toEqual(['From the owner']);
  }
  expect(await textsIn(ben.client, id)).toEqual(['From the owner', 'Zanzibar is our secret']);
  const { items } = (await ben.client.call(listMessages, { params: { id }, query: {} })).body;
  expect(items.map(({ membersOnly }) => membersOnly ?? false)).toEqual([false, true]);
  await post(ben.client, id, 'Said in public');
  expect(await textsIn(app.client(), id)).toEqual(['From the owner', 'Said in public']);
  await ben.client.call(editMessage, { params: { id: secret }, body: { text: 'Zanzibar, still secret' } });
  expect(await outside(app.client(), id, secret)).not.toContain('Zanzibar');
});

test('an open page of a member learns which messages are for members only', async () => {
  const { owner, ben, id, secret } = await openedThread();
  const since = (await ben.client.call(getThread, { params: { id } })).body.rev;
  await open(owner.client, id);
  const { items } = (await ben.client.call(threadChanges, { params: { id }, query: { since } })).body;
  expect(items.find((message) => message.id === secret)).toMatchObject({ membersOnly: true });
});

test('members are notified once, and the owner is not', async () => {
  const { owner, ben, id } = await openedThread();
  const noticesOf = async (ownerId: string) =>
    (await app.services.db.select().from(notifications).where(eq(notifications.ownerId, ownerId))).filter(
      ({ kind }) => kind === 'thread.opened',
    ).length;
  await open(owner.client, id);
  await open(owner.client, id);
  expect([await noticesOf(ben.user.id), await noticesOf(owner.user.id)]).toEqual([1, 0]);
});

test('a member’s consent publishes only their own messages', async () => {
  const { owner, ben, id, secret } = await openedThread();
  const cem = await join(app, owner.client, id, { name: 'Cem' });
  await post(cem.client, id, 'Mine stays here');
  await open(owner.client, id);
  const earlier = async (client: Client) => (await client.call(getThread, { params: { id } })).body.earlier;
  expect([await earlier(ben.client), await earlier(cem.client), await earlier(owner.client)]).toEqual([
    1, 1, 0,
  ]);
  expect((await share(app.client(), id)).status).toBe(401);
  expect((await share((await buildMember(app)).client, id)).status).toBe(403);
  expect((await ben.client.request('/api/threads/x/earlier-messages', { method: 'POST' })).status).toBe(422);
  expect((await share(ben.client, id)).body).toEqual({ shared: 1 });
  expect((await share(ben.client, id)).body).toEqual({ shared: 0 });
  expect(await textsIn(app.client(), id)).toEqual(['From the owner', 'Zanzibar is our secret']);
  expect((await app.client().call(listMessageVersions, { params: { id: secret } })).status).toBe(200);
  expect(await earlier(ben.client)).toBe(0);
});

test('what was said while it was public stays so, and what is said in private does not', async () => {
  const { owner, ben, id } = await openedThread();
  await open(owner.client, id);
  await post(ben.client, id, 'In public');
  await open(owner.client, id, 'private');
  expect((await app.client().call(getThread, { params: { id } })).status).toBe(404);
  await post(ben.client, id, 'In private again');
  await open(owner.client, id);
  expect(await textsIn(app.client(), id)).toEqual(['From the owner', 'In public']);
});

test('only the owner opens a thread', async () => {
  const { owner, ben, id } = await openedThread();
  expect((await open(app.client(), id)).status).toBe(401);
  expect((await open(ben.client, id)).status).toBe(403);
  expect((await open((await buildMember(app)).client, id)).status).toBe(404);
  expect((await open(owner.client, id, 'everyone' as never)).status).toBe(422);
});
