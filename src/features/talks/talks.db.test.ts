import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { register } from '#features/accounts/contract.ts';
import { createRun, deleteRun, getRun, listRuns, type RunView } from '#tools/run/contract.ts';
import { createPuppet, putTools, type Performance } from '#tools/define/puppet.testing.ts';
import { defineKind } from '#tools/kinds/kind.ts';
import { runs } from '#tools/run/table.server.ts';
import { deleteForGood, listTrash, restoreFromTrash } from '#kit/trash/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  changeTalk,
  createFolder,
  deleteFolder,
  deleteTalks,
  listFolders,
  listTalks,
  mostFolders,
  moveTalks,
  renameFolder,
  restoreTalks,
} from './contract.ts';
import { talkFolders, talks } from './table.server.ts';
import { say, speaker } from './talking.testing.ts';

const app = useTestApp();
const other = createPuppet({ id: 'other' });
const seeker = createPuppet({ id: 'seeker', title: 'Seeker', isChat: true });
const ally = createPuppet({
  id: 'ally',
  output: defineKind({ id: 'ally-answer', title: 'Answer of an ally' }),
  page: '/frenlyai-v2/codex',
  followUp: { field: 'name', longest: 100 },
});

beforeAll(async () => {
  if (app.services) await putTools(app, [speaker.run, other.run, seeker.run, ally.run]);
});

const list = async (
  client: Client,
  query: Parameters<typeof client.call<typeof listTalks>>[1] = { query: {} },
) => (await client.call(listTalks, query)).body;
const titles = async (client: Client, query = {}) =>
  (await list(client, { query })).items.map(({ title }) => title);

test('a talk is one row, however many turns it has', async () => {
  const { client } = await buildMember(app);
  const first = await say(client, 'How tall is bamboo?', { answer: 'Up to **30 m**.' });
  const second = await say(client, 'And how fast?', { parent: first.id, answer: 'Almost a metre a day.' });
  await say(client, 'What do pandas eat?');
  await client.call(deleteRun, { params: { id: (await say(client, 'gone')).id } });
  const { items, next } = await list(client);
  expect(items).toMatchObject([
    { title: 'What do pandas eat?', turns: 1, excerpt: 'So be it.', pinned: false, folder: null, hit: null },
    {
      id: first.talkId,
      title: 'How tall is bamboo?',
      toolTitle: 'Speaker',
      about: 'Speaker',
      state: 'done',
      turns: 2,
      excerpt: 'Almost a metre a day.',
      href: `/ai/consensus?run=${second.id}`,
    },
  ]);
  expect(next).toBeNull();
  expect(await titles(app.client())).toEqual([]);
});

test('tools that take follow-ups or say that they belong there are listed, named as their kind says', async () => {
  const { client } = await buildMember(app);
  const answer = {
    ally: { id: randomUUID(), name: 'Mira', seed: 'a' },
    by: 'memory',
    passages: [],
    tool: null,
    remembered: [],
    missing: [],
    withheld: 0,
  };
  const ask = async (tool: typeof other, name: string, ...moves: Parameters<Performance['play']>) => {
    const index = tool.performances.length;
    const { body } = await client.call(createRun, {
      params: { tool: tool.tool.id },
      body: { input: { name } },
    });
    (await tool.at(index)).play(...moves, 'end');
    await expect
      .poll(async () => (await client.call(getRun, { params: { id: body.id } })).body.state)
      .toBe('done');
    return body.id;
  };
  await ask(other, 'Only a result', { append: 'Made.' });
  const sought = await ask(seeker, 'Where is it?', { append: 'There.' });
  const reply = await ask(ally, 'Remember tea', { append: 'I will.' }, { data: answer });
  expect((await list(client)).items).toMatchObject([
    { title: 'Remember tea', about: 'Mira', excerpt: 'I will.', href: `/frenlyai-v2/codex?run=${reply}` },
    { title: 'Where is it?', about: 'Seeker', excerpt: 'There.', href: null, id: sought },
  ]);
});

test('words of any turn are found and marked, and nobody else’s', async () => {
  const { client } = await buildMember(app);
  const { client: stranger } = await buildMember(app);
  const first = await say(client, 'How tall is bamboo?', { answer: 'The **tallest** kind is Moso.' });
  await say(client, 'And how fast?', { parent: first.id });
  await say(stranger, 'Moso and Moso');
  const { items } = await list(client, { query: { q: 'moso' } });
  expect(items).toMatchObject([{ title: 'How tall is bamboo?', href: `/ai/consensus?run=${first.id}` }]);
  expect(items[0]!.hit).toContainEqual({ text: 'Moso', isHit: true });
  expect(items[0]!.hit!.map(({ text }) => text).join('')).toContain('The tallest kind is Moso');
  await client.call(changeTalk, { params: { id: first.talkId }, body: { name: 'Notes on Gardening' } });
  expect(await titles(client, { q: 'gard' })).toEqual(['Notes on Gardening']);
  expect((await list(client, { query: { q: 'gard' } })).items[0]!.hit).toBeNull();
  expect(await titles(client, { q: '&|!' })).toEqual([]);
  expect((await client.call(listTalks, { query: { q: 'x'.repeat(201) } })).status).toBe(422);
});

test('pinned talks come first, and the list has pages', async () => {
  const { client } = await buildMember(app);
  const made: RunView[] = [];
  for (let n = 0; n < 27; n += 1) made.push(await say(client, `talk ${n}`));
  const pin = (index: number, pinned: boolean) =>
    client.call(changeTalk, { params: { id: made[index]!.talkId }, body: { pinned } });
  await pin(3, true);
  await pin(5, true);
  const first = await list(client);
  expect(first.items.map(({ title }) => title).slice(0, 3)).toEqual(['talk 5', 'talk 3', 'talk 26']);
  expect(first.items).toHaveLength(25);
  const second = await list(client, { query: { before: first.next! } });
  expect(second.items.map(({ title }) => title)).toEqual(['talk 1', 'talk 0']);
  expect(await titles(client, { pinned: 'true' })).toEqual(['talk 5', 'talk 3']);
  await pin(5, false);
  expect(await titles(client, { pinned: 'true' })).toEqual(['talk 3']);
  expect((await client.call(listTalks, { query: { before: 'x' } })).status).toBe(422);
});

test('a talk gets another name, and loses it again', async () => {
  const { client } = await buildMember(app);
  const { talkId } = await say(client, 'first words');
  const rename = (name: string | null) => client.call(changeTalk, { params: { id: talkId }, body: { name } });
  expect((await rename('  Bamboo ')).status).toBe(200);
  expect(await titles(client)).toEqual(['Bamboo']);
  for (const name of ['', ' ', 'x'.repeat(121), 'a\0b']) expect((await rename(name)).status).toBe(422);
  await rename(null);
  expect(await titles(client)).toEqual(['first words']);
});

test('what is someone else’s is not there', async () => {
  const { client } = await buildMember(app);
  const { client: stranger } = await buildMember(app);
  const { talkId: id } = await say(client, 'mine');
  const own = (await say(stranger, 'theirs')).talkId;
  const folder = (await client.call(createFolder, { body: { name: 'mine' } })).body.id;
  for (const one of [stranger, app.client()]) {
    expect((await one.call(changeTalk, { params: { id }, body: { pinned: true } })).status).toBe(404);
    expect((await one.call(moveTalks, { body: { ids: [own, id], folder: null } })).status).toBe(404);
    expect((await one.call(deleteTalks, { body: { ids: [own, id] } })).status).toBe(404);
    expect((await one.call(restoreTalks, { body: { ids: [id] } })).status).toBe(404);
    expect((await one.call(renameFolder, { params: { id: folder }, body: { name: 'x' } })).status).toBe(404);
    expect((await one.call(deleteFolder, { params: { id: folder } })).status).toBe(404);
    expect(await titles(one, { folder })).toEqual([]);
  }
  expect((await stranger.call(moveTalks, { body: { ids: [own], folder } })).status).toBe(404);
  expect((await client.call(changeTalk, { params: { id: randomUUID() }, body: {} })).status).toBe(404);
  const unknown = { ids: [id], extra: 1 } as { ids: string[] };
  expect((await client.call(deleteTalks, { body: unknown })).status).toBe(422);
  expect((await client.call(deleteTalks, { body: { ids: [] } })).status).toBe(422);
  expect(await titles(stranger)).toEqual(['theirs']);
});

test('folders hold talks, and leave them when they go', async () => {
  const { client } = await buildMember(app);
  const ids = [(await say(client, 'one')).talkId, (await say(client, 'two')).talkId];
  const make = async (name: string) => (await client.call(createFolder, { body: { name } })).body;
  const garden = await make('garden');
  await make('Attic');
  expect((await client.call(moveTalks, { body: { ids, folder: garden.id } })).status).toBe(200);
  expect(await titles(client, { folder: garden.id })).toEqual(['two', 'one']);
  expect((await client.call(listFolders)).body.items).toMatchObject([
    { name: 'Attic', talks: 0 },
    { name: 'garden', talks: 2 },
  ]);
  await client.call(renameFolder, { params: { id: garden.id }, body: { name: 'Zoo' } });
  expect((await client.call(renameFolder, { params: { id: garden.id }, body: { name: ' ' } })).status).toBe(
    422,
  );
  await client.call(moveTalks, { body: { ids: [ids[0]!], folder: null } });
  expect(await titles(client, { folder: garden.id })).toEqual(['two']);
  await client.call(deleteFolder, { params: { id: garden.id } });
  expect((await client.call(listFolders)).body.items).toMatchObject([{ name: 'Attic' }]);
  expect(await titles(client)).toEqual(['two', 'one']);
});

test('a hundred folders are the most', async () => {
  const { client, user } = await buildMember(app);
  const many = Array.from({ length: mostFolders }, (_, n) => ({ ownerId: user.id, name: `folder ${n}` }));
  await app.services.db.insert(talkFolders).values(many);
  expect((await client.call(createFolder, { body: { name: 'one more' } })).status).toBe(409);
});

test('deleted with all its turns a talk is gone, and comes back', async () => {
  const { client } = await buildMember(app);
  const first = await say(client, 'one');
  const second = await say(client, 'two', { parent: first.id });
  const third = await say(client, 'three', { parent: second.id });
  const kept = await say(client, 'kept');
  // A turn that was deleted before stays deleted when the talk comes back.
  await client.call(deleteRun, { params: { id: third.id } });
  const body = { ids: [first.talkId] };
  expect((await client.call(deleteTalks, { body })).status).toBe(200);
  expect(await titles(client)).toEqual(['kept']);
  expect((await client.call(getRun, { params: { id: second.id } })).status).toBe(404);
  expect((await client.call(deleteTalks, { body })).status).toBe(404);
  expect((await client.call(restoreTalks, { body })).status).toBe(200);
  expect((await client.call(restoreTalks, { body })).status).toBe(404);
  expect((await list(client)).items).toMatchObject([{ title: 'kept' }, { title: 'one', turns: 2 }]);
  expect((await client.call(getRun, { params: { id: third.id } })).status).toBe(404);

  await client.call(deleteTalks, { body: { ids: [first.talkId, kept.talkId] } });
  const trash = (await client.call(listTrash)).body.items;
  expect(trash.map(({ kind, label }) => `${kind} ${label}`).sort()).toEqual([
    'run three',
    'talk kept',
    'talk one',
  ]);
  await client.call(restoreFromTrash, { params: { id: trash.find(({ label }) => label === 'kept')!.id } });
  expect(await titles(client)).toEqual(['kept']);
});

test('for good its turns go, and what was decided about it too', async () => {
  const { client } = await buildMember(app);
  const { talkId } = await say(client, 'one');
  await client.call(changeTalk, { params: { id: talkId }, body: { name: 'secret', pinned: true } });
  await client.call(deleteTalks, { body: { ids: [talkId] } });
  const [item] = (await client.call(listTrash)).body.items;
  await client.call(deleteForGood, { params: { id: item!.id } });
  const { db } = app.services;
  expect(await db.select().from(runs).where(eq(runs.talkId, talkId))).toEqual([]);
  expect(await db.select().from(talks).where(eq(talks.talkId, talkId))).toEqual([]);
});

test('a turn that came back by itself can be deleted with its talk again', async () => {
  const { client } = await buildMember(app);
  const first = await say(client, 'one');
  const second = await say(client, 'two', { parent: first.id });
  await client.call(deleteRun, { params: { id: second.id } });
  await client.call(deleteTalks, { body: { ids: [first.talkId] } });
  const trash = (await client.call(listTrash)).body.items;
  await client.call(restoreFromTrash, { params: { id: trash.find(({ kind }) => kind === 'run')!.id } });
  expect(await titles(client)).toEqual(['two']);
  expect((await client.call(deleteTalks, { body: { ids: [first.talkId] } })).status).toBe(200);
  await client.call(restoreTalks, { body: { ids: [first.talkId] } });
  expect((await list(client)).items).toMatchObject([{ title: 'one', turns: 2 }]);
});

test('what a guest made moves to the account', async () => {
  const client = app.client();
  const { talkId } = await say(client, 'of a guest');
  const folder = (await client.call(createFolder, { body: { name: 'garden' } })).body.id;
  await client.call(moveTalks, { body: { ids: [talkId], folder } });
  await client.call(changeTalk, { params: { id: talkId }, body: { pinned: true, name: 'Mine' } });
  await client.call(deleteTalks, { body: { ids: [talkId] } });
  await client.call(restoreTalks, { body: { ids: [talkId] } });
  const person = { username: 'talker', email: 'talker@example.org', password: 'seven quiet bamboo stalks' };
  expect((await client.call(register, { body: person })).status).toBe(200);
  expect((await list(client, { query: { folder } })).items).toMatchObject([
    { title: 'Mine', pinned: true, folder },
  ]);
  expect((await client.call(listFolders)).body.items).toMatchObject([{ name: 'garden', talks: 1 }]);
  expect((await client.call(listRuns)).body.items).toHaveLength(1);
});
