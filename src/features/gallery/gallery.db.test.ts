import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { createRun, deleteRun, getRun, renameRun, restoreRun } from '#tools/run/contract.ts';
import { publishedRun, publishRun, remixInput } from '#tools/share/gallery-contract.ts';
import { createPuppet, putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  editCreation,
  galleryShelves,
  getCreation,
  likeCreation,
  listGallery,
  unpublish,
} from './contract.ts';
import { absent, countWords, publish, said } from './creations.testing.ts';
import { galleryItems, galleryLikes } from './table.server.ts';

const app = useTestApp();
const puppet = createPuppet();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun, puppet.run]);
});

const list = async (query: object) =>
  (await app.client().call(listGallery, { query })).body.items.map(({ id }) => id);
const read = (id: string) => app.client().call(getCreation, { params: { id } });

test('what a member publishes is there for everyone, as it was at that moment', async () => {
  const { user, client } = await buildMember(app, {
    name: 'Ada',
    username: 'ada-makes',
    displayUsername: 'Ada-Makes',
  });
  const { run, id } = await publish(app, client);
  await client.call(renameRun, { params: { id: run }, body: { title: 'Another name' } });
  const { status, body, text } = await read(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    title: 'A fine count',
    caption: 'Three of them.',
    tags: ['words'],
    toolTitle: 'Count words',
    toolPage: null,
    input: { text: 'my private words' },
    output: { texts: { text: '**3** words' } },
    excerpt: '3 words',
    author: { name: 'Ada', handle: 'Ada-Makes', picture: null },
    likes: 0,
    liked: false,
    mine: false,
    hidden: false,
  });
  for (const secret of [user.id, user.email, run]) expect(text).not.toContain(secret);
  const picture = (item: string) => app.client().request(`/previews/gallery/${item}/card.png`);
  expect((await picture(id)).headers.get('content-type')).toBe('image/png');
  expect((await picture(absent)).status).toBe(404);
  expect((await client.call(getCreation, { params: { id } })).body.mine).toBe(true);
  expect((await client.call(publishedRun, { params: { id: run } })).body).toEqual({ id, mayPublish: true });
});

test('without the input, nothing of it is given away', async () => {
  const { client } = await buildMember(app);
  const { id } = await publish(app, client, { showInput: false }, 'unspeakable secret words');
  expect((await read(id)).text).not.toContain('unspeakable');
  expect((await app.client().call(remixInput, { params: { id } })).status).toBe(404);
  expect(await list({ q: 'unspeakable' })).toEqual([]);
});

test('guests are asked to sign in; others’ and unfinished runs are not published, nor one twice', async () => {
  const guest = app.client();
  const own = await countWords(app, guest);
  expect((await guest.call(publishRun, { params: { id: own }, body: said })).status).toBe(401);
  expect((await guest.call(publishedRun, { params: { id: own } })).status).toBe(401);
  const a = await buildMember(app);
  const b = await buildMember(app);
  const { run } = await publish(app, a.client);
  expect((await b.client.call(publishRun, { params: { id: run }, body: said })).status).toBe(404);
  expect((await b.client.call(publishedRun, { params: { id: run } })).status).toBe(404);
  const twice = await a.client.call(publishRun, { params: { id: run }, body: said });
  expect(twice.status).toBe(409);
  expect(twice.text).toContain('already');
  const index = puppet.performances.length;
  const { body } = await a.client.call(createRun, {
    params: { tool: 'puppet' },
    body: { input: { name: 'a' } },
  });
  expect((await a.client.call(publishRun, { params: { id: body.id }, body: said })).status).toBe(409);
  (await puppet.at(index)).play('end');
});

test.for<[string, object]>([
  ['no title', { title: ' ' }],
  ['too long a title', { title: 'x'.repeat(121) }],
  ['too long a caption', { caption: 'x'.repeat(501) }],
  ['an invisible character', { caption: 'a\0b' }],
  ['too many tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['a tag with a space', { tags: ['two words'] }],
  ['no word on the input', { showInput: undefined }],
  ['a field of ours', { featuredAt: new Date().toISOString() }],
])('%s is refused', async ([, wrong]) => {
  const { client } = await buildMember(app);
  const run = await countWords(app, client);
  const answer = await client.call(publishRun, { params: { id: run }, body: { ...said, ...wrong } as never });
  expect(answer.status).toBe(422);
});

test('only its maker changes the words and takes it down', async () => {
  const a = await buildMember(app);
  const b = await buildMember(app);
  const { run, id } = await publish(app, a.client);
  const body = { title: 'Anew', caption: '', tags: ['Two', 'two'] };
  expect((await app.client().call(editCreation, { params: { id }, body })).status).toBe(401);
  expect((await b.client.call(editCreation, { params: { id }, body })).status).toBe(403);
  expect((await a.client.call(editCreation, { params: { id: absent }, body })).status).toBe(404);
  expect((await a.client.call(editCreation, { params: { id }, body: { ...body, title: '' } })).status).toBe(
    422,
  );
  expect((await a.client.call(editCreation, { params: { id }, body })).status).toBe(200);
  expect((await read(id)).body).toMatchObject({ title: 'Anew', caption: '', tags: ['two'] });
  expect(await list({ q: 'anew' })).toContain(id);

  expect((await app.client().call(unpublish, { params: { id } })).status).toBe(401);
  expect((await b.client.call(unpublish, { params: { id } })).status).toBe(403);
  expect((await a.client.call(unpublish, { params: { id } })).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await a.client.call(getRun, { params: { id: run } })).status).toBe(200);
  expect((await a.client.call(publishedRun, { params: { id: run } })).body).toEqual({
    id: null,
    mayPublish: true,
  });
});

test('it is found by words, tool, kind, tag and maker', async () => {
  const { user, client } = await buildMember(app);
  const { id } = await publish(app, client, { title: 'Zwetschgen im Herbst', tags: ['obst'] });
  const by = user.username!;
  expect(await list({ q: 'zwetsch' })).toEqual([id]);
  expect(await list({ q: 'obst', by })).toEqual([id]);
  expect(await list({ by: by.toUpperCase() })).toEqual([id]);
  expect(await list({ by, tag: 'Obst', tool: 'count-words', kind: 'text' })).toEqual([id]);
  expect(await list({ by, kind: 'chat' })).toEqual([]);
  expect(await list({ by, tool: 'puppet' })).toEqual([]);
  expect(await list({ q: '!!!' })).toEqual([]);
  for (const wrong of [{ before: 'x' }, { sort: 'worst' }, { page: '2' }])
    expect((await app.client().call(listGallery, { query: wrong as never })).status).toBe(422);
  const { body } = await app.client().call(galleryShelves);
  expect(body.items).toMatchObject([{ tool: 'count-words', toolTitle: 'Count words', kind: 'text' }]);
});

test('sorted by likes or by age, pages follow each other without gaps or repeats', async () => {
  const { user, client } = await buildMember(app);
  const { db } = app.services;
  const { id: first } = await publish(app, client);
  const [item] = await db.select().from(galleryItems).where(eq(galleryItems.id, first));
  const ids = [first];
  for (let n = 1; n < 30; n += 1) {
    const subjectId = await countWords(app, client, 'a');
    const [row] = await db
      .insert(galleryItems)
      .values({ ...item!, id: undefined, createdAt: undefined, subjectId })
      .returning();
    ids.push(row!.id);
  }
  const old = new Date(Date.now() - 30 * 24 * 3600_000);
  for (const [index, liker] of [3, 3, 7].entries())
    await db.insert(galleryLikes).values({
      itemId: ids[liker]!,
      ownerId: (await buildMember(app)).user.id,
      ...(index < 2 ? { createdAt: old } : {}),
    });
  for (const sort of ['new', 'week', 'liked'] as const) {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { body } = await app.client().call(listGallery, {
        query: { by: user.username!, sort, ...(before ? { before } : {}) },
      });
      seen.push(...body.items.map(({ id }) => id));
      before = body.next ?? undefined;
    } while (before);
    const newest = ids.toReversed();
    const front: string[] = { new: [], week: [ids[7]!], liked: [ids[3]!, ids[7]!] }[sort];
    expect(seen).toEqual([...front, ...newest.filter((id) => !front.includes(id))]);
  }
});

test('deleted, suspended or erased, it is gone at once, and what is brought back is back', async () => {
  const { user, client } = await buildMember(app);
  const { db } = app.services;
  const { run, id } = await publish(app, client);
  const by = user.username!;
  const isGone = async () => (await read(id)).status === 404 && (await list({ by })).length === 0;
  await client.call(deleteRun, { params: { id: run } });
  expect(await isGone()).toBe(true);
  await client.call(restoreRun, { params: { id: run } });
  expect(await isGone()).toBe(false);
  await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect(await isGone()).toBe(true);
  const liker = await buildMember(app);
  expect((await liker.client.call(likeCreation, { params: { id } })).status).toBe(404);
  expect((await app.client().call(remixInput, { params: { id } })).status).toBe(404);
});

test('a remix gets the input of the original, and the new run names its origin', async () => {
  const a = await buildMember(app);
  const { id } = await publish(app, a.client, {}, 'to begin with');
  const guest = app.client();
  const { body } = await guest.call(remixInput, { params: { id } });
  const input = { text: 'to begin with' };
  expect(body).toEqual({
    tool: 'count-words',
    title: 'A fine count',
    by: a.user.name,
    thumbnail: null,
    input,
  });
  const run = await countWords(app, guest, 'to begin with me', id);
  await countWords(app, guest, 'to begin with me again', id);
  await countWords(app, a.client, 'my own does not count', id);
  expect((await guest.call(getRun, { params: { id: run } })).body.remixOf).toBe(id);
  expect((await read(id)).body.remixes).toBe(1);
  expect((await guest.call(remixInput, { params: { id: absent } })).status).toBe(404);
});
