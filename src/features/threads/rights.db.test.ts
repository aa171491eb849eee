/** What whoever is out, blocked, muted or a stranger does not get. */
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { files } from '#kit/files/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { listTrash, restoreFromTrash } from '#kit/trash/contract.ts';
import { attachmentUse } from '#tools/attach/contract.ts';
import { inviteToWork } from '#tools/work/collaborators-contract.ts';
import { getWork } from '#tools/work/contract.ts';
import { proposeRevision } from '#tools/work/propose/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { upload } from '#testing/upload.ts';
import {
  createThread,
  deleteMessage,
  deleteThread,
  getThread,
  listPublicThreads,
  listThreads,
  markRead,
} from './contract.ts';
import { beginDocument } from './document/contract.ts';
import { whatIMissed } from './outcomes/contract.ts';
import {
  acceptThreadInvite,
  addThreadMember,
  changeThreadRole,
  createThreadInvite,
  removeThreadMember,
} from './people-contract.ts';
import { join, post, startThread, textsIn } from './threads.testing.ts';
import { messageTrash, threadTrash } from './trash.server.ts';

const app = useTestApp();

async function makeLink(client: Client, id: string) {
  const { body } = await client.call(createThreadInvite, { params: { id }, body: { role: 'reader' } });
  return { params: { secret: body.path.split('/').at(-1)! } };
}

const setBoundaryTo = (client: Client, handle: string, kind: 'block' | 'mute') =>
  client.call(setBoundary, { params: { handle }, body: { kind } });

test('whom the owner blocked comes in neither by an editor’s link nor by an editor’s hand', async () => {
  const { owner, id } = await startThread(app);
  const editor = await join(app, owner.client, id, { role: 'editor', name: 'Eda' });
  const link = await makeLink(editor.client, id);
  const ben = await join(app, owner.client, id);
  await setBoundaryTo(owner.client, ben.user.username!, 'block');
  expect((await ben.client.call(acceptThreadInvite, link)).status).toBe(403);
  const body = { who: ben.user.username!, role: 'reader' as const };
  expect((await editor.client.call(addThreadMember, { params: { id }, body })).status).toBe(403);
  expect((await (await buildMember(app)).client.call(acceptThreadInvite, link)).status).toBe(200);
});

test('the links of an editor end when they are removed, leave, are blocked or may edit no more', async () => {
  const { owner, id } = await startThread(app);
  const edited = async () => {
    const editor = await join(app, owner.client, id, { role: 'editor', name: 'Eda' });
    const member = { params: { id, member: editor.user.id } };
    return { ...editor, member, link: await makeLink(editor.client, id) };
  };
  const stranger = await buildMember(app);
  const [removed, blocked, lowered, left] = [await edited(), await edited(), await edited(), await edited()];
  await owner.client.call(removeThreadMember, removed.member);
  await setBoundaryTo(owner.client, blocked.user.username!, 'block');
  await owner.client.call(changeThreadRole, { ...lowered.member, body: { role: 'commenter' } });
  await left.client.call(removeThreadMember, left.member);
  for (const { link } of [removed, blocked, lowered, left])
    expect((await stranger.client.call(acceptThreadInvite, link)).status).toBe(404);
  expect((await removed.client.call(acceptThreadInvite, removed.link)).status).toBe(404);
});

test('a proposal says nothing in the name of another', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const { workId } = (await owner.client.call(beginDocument, { params: { id }, body: {} })).body;
  const params = { id: workId };
  const content = (await ben.client.call(getWork, { params })).body.content as { notes: object };
  const propose = (by: string) => {
    const a = { is: 'comment', by, at: 1, text: 'I agree', replies: [], done: false };
    return ben.client.call(proposeRevision, {
      params,
      body: { content: { ...content, notes: { ...content.notes, a } }, note: '' },
    });
  };
  expect((await propose('Ana')).status).toBe(403);
  expect((await propose('Ben')).status).toBe(200);
});

test('whoever may not write in a thread brings nothing back into it from their bin', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const sent = await post(ben.client, id, 'Read this');
  await ben.client.call(deleteMessage, { params: { id: sent.body.id } });
  const [item] = (await ben.client.call(listTrash)).body.items;
  const restore = async () => (await ben.client.call(restoreFromTrash, { params: { id: item!.id } })).status;
  const member = { id, member: ben.user.id };
  await owner.client.call(changeThreadRole, { params: member, body: { role: 'reader' } });
  expect(await restore()).toBe(403);
  await owner.client.call(removeThreadMember, { params: member });
  expect(await restore()).toBe(404);
  expect(await textsIn(owner.client, id)).toEqual(['']);
  const body = { who: ben.user.username!, role: 'commenter' as const };
  await owner.client.call(addThreadMember, { params: { id }, body });
  expect(await restore()).toBe(200);
  expect(await textsIn(owner.client, id)).toEqual(['Read this']);
});

test('files go with their message and with their thread', async () => {
  const { owner, id } = await startThread(app);
  const ben = await join(app, owner.client, id);
  const isKept = async (file: string) => (await app.services.db.$count(files, eq(files.id, file))) > 0;
  const postFile = async (threadId: string) => {
    const { file } = await upload(ben.client, attachmentUse, 'a.txt', new TextEncoder().encode('hello'));
    const { body } = await post(ben.client, threadId, 'See', { files: [file!.id] });
    expect(body.files).toHaveLength(1);
    return { message: body.id, file: file!.id };
  };
  const [one, two] = [await postFile(id), await postFile(id)];
  await messageTrash.purge(app.services, one.message); // not deleted: it stays
  expect(await isKept(one.file)).toBe(true);
  await ben.client.call(deleteMessage, { params: { id: one.message } });
  await messageTrash.purge(app.services, one.message);
  expect([await isKept(one.file), await isKept(two.file)]).toEqual([false, true]);
  await owner.client.call(deleteThread, { params: { id } });
  await threadTrash.purge(app.services, id);
  expect(await isKept(two.file)).toBe(false);

  const last = await startThread(app);
  const body = { who: ben.user.username!, role: 'commenter' as const };
  await last.owner.client.call(addThreadMember, { params: { id: last.id }, body });
  const left = await postFile(last.id);
  await ben.client.call(removeThreadMember, { params: { id: last.id, member: ben.user.id } });
  await erasePerson(app.services, last.owner.user, { actorId: last.owner.user.id });
  expect(await isKept(left.file)).toBe(false);
});

test('what muted people say is neither quoted nor shown in lists', async () => {
  const { owner, id } = await startThread(app, 'Roses', 'public');
  const ben = await join(app, owner.client, id);
  const cleo = await join(app, owner.client, id, { name: 'Cleo' });
  await post(owner.client, id, 'Roses are red');
  await post(ben.client, id, `@${cleo.user.username} thorns`);
  const seen = async (client: Client) => {
    const missed = (await client.call(whatIMissed, { params: { id }, query: {} })).body;
    const own = (await client.call(listThreads, { query: {} })).body.items;
    const open = (await client.call(listPublicThreads, { query: {} })).body.items;
    const last = [...own, ...open].filter((one) => one.id === id).map((one) => one.last?.by);
    return { people: missed.people.map(({ name }) => name), last, quotes: JSON.stringify(missed) };
  };
  expect(await seen(cleo.client)).toMatchObject({ people: ['Ana', 'Ben'], last: ['Ben', 'Ben'] });
  await setBoundaryTo(cleo.client, ben.user.username!, 'mute');
  const after = await seen(cleo.client);
  expect(after).toMatchObject({ people: ['Ana'], last: ['Ana', 'Ana'] });
  expect(after.quotes).not.toContain('thorns');
});

test('starting a thread does not reveal whose address exists', async () => {
  const [owner, ben] = [await buildMember(app), await buildMember(app)];
  const people = [ben.user.email, `@${ben.user.email}`, 'nobody-has-this@example.org'];
  const { body } = await owner.client.call(createThread, { body: { title: 'Hello', people } });
  expect(body.missing).toEqual(people);
  const view = (await owner.client.call(getThread, { params: { id: body.id } })).body;
  expect(view.members.map((one) => one.id)).toEqual([owner.user.id]);
  const named = await owner.client.call(createThread, {
    body: { title: 'Hello', people: [`@${ben.user.username}`] },
  });
  expect(named.body.missing).toEqual([]);
});

test('nobody learns by adding people to a thread or a document who has which address', async () => {
  const { owner, id } = await startThread(app);
  const ben = await buildMember(app);
  const { workId } = (await owner.client.call(beginDocument, { params: { id }, body: {} })).body;
  const asked = [
    'nobody-has-this@example.org',
    ben.user.email,
    ben.user.email.toUpperCase(),
    `@${ben.user.email}`,
  ];
  const answers = await Promise.all(
    asked.flatMap((who) => [
      owner.client.call(addThreadMember, { params: { id }, body: { who, role: 'reader' } }),
      owner.client.call(inviteToWork, { params: { id: workId }, body: { who, role: 'reader' } }),
    ]),
  );
  expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
  expect(answers[0]!.status).toBe(422);
  const view = (await owner.client.call(getThread, { params: { id } })).body;
  expect(view.members).toHaveLength(1);
  for (const who of [ben.user.username!, `@${ben.user.username}`])
    expect(
      (await owner.client.call(addThreadMember, { params: { id }, body: { who, role: 'reader' } })).status,
    ).toBe(200);
});

test('read positions are visible to members of the thread only', async () => {
  const { owner, id } = await startThread(app, 'Tulips', 'public');
  const ben = await join(app, owner.client, id);
  const [out, stranger] = [app.client(), (await buildMember(app)).client];
  const readPositions = async (client: Client) =>
    (await client.call(getThread, { params: { id } })).body.members.map((one) => 'readSeq' in one);
  expect(await readPositions(ben.client)).toEqual([true, true]);
  for (const client of [out, stranger]) expect(await readPositions(client)).toEqual([false, false]);
});

test('whoever came after the last message is not said to have read it', async () => {
  const { owner, id } = await startThread(app);
  const last = (await post(owner.client, id, 'Before anyone came')).body.seq;
  const ben = await join(app, owner.client, id);
  const readBy = async () =>
    (await owner.client.call(getThread, { params: { id } })).body.members.find(
      (one) => one.id === ben.user.id,
    )!.readSeq!;
  expect(await readBy()).toBeLessThan(last);
  // Nor is it news to them.
  const { items } = (await ben.client.call(listThreads, { query: {} })).body;
  expect(items).toMatchObject([{ id, unread: 0 }]);
  const { seq } = (await post(owner.client, id, 'Now they are here')).body;
  expect(await readBy()).toBeLessThan(seq);
  await ben.client.call(markRead, { params: { id }, body: { seq } });
  expect(await readBy()).toBe(seq);
});
