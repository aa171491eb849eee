/** People without an account, who came by a link where the thread allows it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { adoptGuest } from '#kit/principals/adopt-guest.server.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  changeThread,
  deleteMessage,
  editMessage,
  getThread,
  listThreads,
  markRead,
  pinMessage,
  reactToMessage,
  restoreMessage,
} from './contract.ts';
import { askThread, getAsk } from './asks/contract.ts';
import { beginDocument } from './document/contract.ts';
import { mostGuests } from './limits.ts';
import {
  changeThreadRole,
  createThreadInvite,
  handOverThread,
  joinAsGuest,
  listThreadInvites,
  readThreadInvite,
  removeThreadMember,
  revokeThreadInvite,
} from './people-contract.ts';
import type { GivenRole } from './roles.ts';
import { join, post, startThread, textsIn } from './threads.testing.ts';

const app = useTestApp();

async function openThread(role: GivenRole = 'commenter') {
  const { owner, id } = await startThread(app);
  await owner.client.call(changeThread, { params: { id }, body: { allowsGuests: true } });
  const { body } = await owner.client.call(createThreadInvite, { params: { id }, body: { role } });
  return { owner, id, link: { params: { secret: body.path.split('/').at(-1)! } } };
}

async function comeIn(link: { params: { secret: string } }, name = 'Gus') {
  const client = app.client();
  const answer = await client.call(joinAsGuest, { ...link, body: { name } });
  return { client, answer };
}

const meOf = async (client: Client, id: string) =>
  (await client.call(getThread, { params: { id } })).body.me!;

test('a guest comes in by a link with its role, under a name that is marked, and does what that role may', async () => {
  const { owner, id, link } = await openThread();
  expect((await app.client().call(readThreadInvite, link)).body).toMatchObject({ allowsGuests: true });
  expect((await post(app.client(), id, 'Before')).status).toBe(401);
  const { client, answer } = await comeIn(link);
  expect(answer).toMatchObject({ status: 200, body: { id } });
  expect((await client.call(getThread, { params: { id } })).body).toMatchObject({
    role: 'commenter',
    isGuest: true,
    workId: null,
  });
  const sent = await post(client, id, 'Hello from outside');
  expect(sent).toMatchObject({ status: 200, body: { author: { name: 'Gus', isGuest: true, handle: null } } });
  const params = { id: sent.body.id };
  expect((await client.call(editMessage, { params, body: { text: 'Hello again' } })).status).toBe(200);
  expect((await client.call(reactToMessage, { params, body: { emoji: '🐼', on: true } })).status).toBe(200);
  expect((await client.call(deleteMessage, { params })).body.deleted).toBe(true);
  expect((await client.call(restoreMessage, { params })).body.text).toBe('Hello again');
  expect((await client.call(markRead, { params: { id }, body: { seq: 1 } })).status).toBe(200);
  expect((await client.call(pinMessage, { params, body: { pinned: true } })).status).toBe(401);
  expect((await client.call(beginDocument, { params: { id }, body: {} })).status).toBe(401);
  const theirs = (await post(owner.client, id, 'Mine')).body.id;
  expect((await client.call(editMessage, { params: { id: theirs }, body: { text: 'No' } })).status).toBe(403);
  expect((await client.call(deleteMessage, { params: { id: theirs } })).status).toBe(403);
  expect((await post(client, id, 'With', { files: [theirs] })).status).toBe(403);
  // What would run for a member is text, and they hear so at once.
  for (const call of ['@search bamboo', 'What do you think, @panda?']) {
    await post(client, id, call);
    const [said, note] = (await textsIn(owner.client, id)).slice(-2);
    expect(said).toBe(call);
    expect(note).toContain('Guests can’t use tools here');
  }
  // A question to everyone waits only for those who can answer it.
  const ask = { id: randomUUID(), question: 'Which day suits you?', quorum: 2, minutes: 10, engines: false };
  await owner.client.call(askThread, { params: { id }, body: ask });
  expect((await client.call(getAsk, { params: { id: ask.id } })).body).toMatchObject({
    quorum: 1,
    mayAnswer: false,
  });
  // In lists a guest goes by the name they gave.
  await post(client, id, 'Bye');
  const { items } = (await owner.client.call(listThreads, { query: {} })).body;
  expect(items.find((one) => one.id === id)?.last).toEqual({ by: 'Gus (guest)', text: 'Bye' });
  const other = (await startThread(app)).id;
  expect((await client.call(getThread, { params: { id: other } })).status).toBe(404);
  expect((await post(client, other, 'Elsewhere')).status).toBe(404);
});

test('guests come only where the thread allows it, with a name, and a reader’s link makes readers', async () => {
  const { owner, id, link } = await openThread('reader');
  expect((await comeIn(link, '  ')).answer.status).toBe(422);
  expect((await comeIn(link, 'a\u202Eb')).answer.status).toBe(422);
  expect((await comeIn(link, '—')).answer.status).toBe(422);
  expect((await comeIn({ params: { secret: 'nosuchsecretanywhere' } })).answer.status).toBe(404);
  const member = await buildMember(app);
  expect((await member.client.call(joinAsGuest, { ...link, body: { name: 'Me' } })).status).toBe(409);
  const { client } = await comeIn(link);
  expect((await post(client, id, 'Hm')).status).toBe(403);
  await owner.client.call(changeThread, { params: { id }, body: { allowsGuests: false } });
  expect((await comeIn(link)).answer.status).toBe(403);
});

test('an editor’s link makes no editor of a guest, and nobody hands a thread to one', async () => {
  const { owner, id, link } = await openThread('editor');
  const { client } = await comeIn(link);
  const member = await meOf(client, id);
  expect((await client.call(getThread, { params: { id } })).body.role).toBe('commenter');
  const role = (to: GivenRole) =>
    owner.client.call(changeThreadRole, { params: { id, member }, body: { role: to } });
  expect((await role('editor')).status).toBe(403);
  expect((await role('reader')).status).toBe(200);
  expect((await owner.client.call(handOverThread, { params: { id }, body: { member } })).status).toBe(404);
});

test('out at once: by the owner for good, by the link, by the thread, or by oneself', async () => {
  const { owner, id, link } = await openThread();
  const sees = async (client: Client) => (await client.call(getThread, { params: { id } })).status;
  const [removed, left, linked] = [await comeIn(link), await comeIn(link, 'Lea'), await comeIn(link, 'Lin')];
  await post(removed.client, id, 'I was here');
  await owner.client.call(removeThreadMember, {
    params: { id, member: await meOf(removed.client, id) },
  });
  expect(await sees(removed.client)).toBe(404);
  expect((await post(removed.client, id, 'And again')).status).toBe(404);
  expect((await removed.client.call(joinAsGuest, { ...link, body: { name: 'Other' } })).status).toBe(404);
  const me = await meOf(left.client, id);
  await left.client.call(removeThreadMember, { params: { id, member: me } });
  expect(await sees(left.client)).toBe(404);
  expect((await left.client.call(joinAsGuest, { ...link, body: { name: 'Lea' } })).status).toBe(200);
  const [invite] = (await owner.client.call(listThreadInvites, { params: { id } })).body.items;
  await owner.client.call(revokeThreadInvite, { params: { id: invite!.id } });
  for (const { client } of [left, linked]) expect(await sees(client)).toBe(404);
  const { body } = await owner.client.call(createThreadInvite, { params: { id }, body: { role: 'reader' } });
  const again = await comeIn({ params: { secret: body.path.split('/').at(-1)! } });
  expect(await sees(again.client)).toBe(200);
  await owner.client.call(changeThread, { params: { id }, body: { allowsGuests: false } });
  expect(await sees(again.client)).toBe(404);
  const shown = await post(owner.client, id, 'Still whole');
  expect(shown.status).toBe(200);
  expect(await textsIn(owner.client, id)).toEqual(['I was here', 'Still whole']);
});

test('only so many guests, and the link’s own limit holds for them too', async () => {
  const { owner, id, link } = await openThread();
  const come = await Promise.all(
    Array.from({ length: mostGuests + 1 }, (_, at) => comeIn(link, `Guest ${at}`)),
  );
  expect(come.filter(({ answer }) => answer.status === 200)).toHaveLength(mostGuests);
  expect(come.find(({ answer }) => answer.status !== 200)!.answer.status).toBe(409);
  const two = await openThread();
  const { body } = await two.owner.client.call(createThreadInvite, {
    params: { id: two.id },
    body: { role: 'reader', most: 1 },
  });
  const once = { params: { secret: body.path.split('/').at(-1)! } };
  const both = await Promise.all([comeIn(once), comeIn(once)]);
  expect(both.map(({ answer }) => answer.status).toSorted()).toEqual([200, 404]);
  expect((await owner.client.call(getThread, { params: { id } })).body.members).toHaveLength(mostGuests + 1);
});

test('whoever makes an account keeps the place and the words; whom the owner blocked does not come back so', async () => {
  const { owner, id, link } = await openThread();
  const { client } = await comeIn(link);
  await post(client, id, 'Soon a member');
  const guestId = await meOf(client, id);
  const member = await buildMember(app, { name: 'Augusta' });
  await app.services.bus.transact((tx) => adoptGuest(tx, guestId, member.user.id));
  const view = (await member.client.call(getThread, { params: { id } })).body;
  expect(view).toMatchObject({ role: 'commenter', isGuest: false });
  expect(view.members.find((one) => one.id === member.user.id)).toMatchObject({ name: 'Augusta' });
  expect(view.members.some((one) => one.isGuest)).toBe(false);
  // Turning guests away takes no member along.
  await owner.client.call(changeThread, { params: { id }, body: { allowsGuests: false } });
  expect((await member.client.call(getThread, { params: { id } })).status).toBe(200);
  await owner.client.call(setBoundary, {
    params: { handle: member.user.username! },
    body: { kind: 'block' },
  });
  expect((await member.client.call(getThread, { params: { id } })).status).toBe(404);
});

test('a guest takes neither the name of someone in the thread nor one that looks like it', async () => {
  const { owner, id, link } = await openThread();
  const ben = await join(app, owner.client, id, { name: 'Ben Müller' });
  const former = await join(app, owner.client, id, { name: 'Norman' });
  await post(former.client, id, 'I was here');
  await former.client.call(removeThreadMember, { params: { id, member: former.user.id } });
  for (const name of ['Ana', 'ana', 'А n a', 'Ben Muller', ben.user.username!, 'Norrnan', 'Panda'])
    expect((await comeIn(link, name)).answer, name).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict:name' } },
    });
  expect((await comeIn(link, 'Anna')).answer.status).toBe(200);
});
