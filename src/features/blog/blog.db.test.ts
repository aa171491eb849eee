/** From a draft to the feeds and out of them again. */
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { parseFeed } from 'htmlparser2';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { decideReport, listReports, sendReport } from '#social/reports/contract.ts';
import { searchPassages } from '#kit/search/table.server.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  addDraft,
  getDraft,
  listDrafts,
  listPostRevisions,
  publishDraft,
  saveDraft,
  withdrawPost,
} from './admin-contract.ts';
import {
  addPostComment,
  atomFeed,
  deletePostComment,
  editPostComment,
  getPost,
  jsonFeed,
  listPostComments,
  listPosts,
  listPostTags,
  postPicture,
  restorePostComment,
  rssFeed,
} from './contract.ts';
import { readBuiltInPosts, importBuiltInPosts } from './built-in-posts.server.ts';
import { publishDuePosts } from './jobs.server.ts';
import { blogComments, blogPosts } from './table.server.ts';

const app = useTestApp();
const builtInPosts = readBuiltInPosts();
const absent = '019a0000-0000-7000-8000-000000000000';
const admin = async () => signIn(app, await buildAdmin(app));
const read = (slug: string, client = app.client()) => client.call(getPost, { params: { slug } });
const text = async (path: string) => (await app.client().request(path)).text;

const words = {
  title: 'A panda’s <notes> & "signs"',
  summary: 'What a panda notes down when nobody is looking.',
  text: '## Bamboo\n\nIt is a *grass*, see [the help](/support) & <b>not a tree</b>.\n\n- one\n- two\n\nThe middle stays.\n\nThe last line ends it.',
  tags: ['notes', 'bamboo'],
};

async function write(client: Client, slug: string, change: Partial<typeof words> = {}) {
  const { body } = await client.call(addDraft, { body: { title: words.title } });
  const saved = await client.call(saveDraft, {
    params: { id: body.id },
    body: { revision: 1, slug, ...words, ...change },
  });
  expect(saved.status).toBe(200);
  return body.id;
}
const publish = (client: Client, id: string, at: string | null = null) =>
  client.call(publishDraft, { params: { id }, body: { at } });

test('the posts that come with the program are there from the start, with tags, author and related ones', async () => {
  const client = app.client();
  const { body } = await client.call(listPosts, { query: {} });
  expect(body.items).toHaveLength(builtInPosts.length);
  expect(body.items.every(({ author, readingTime }) => author === 'The Frenly team' && readingTime > 1)).toBe(
    true,
  );
  const { body: tags } = await client.call(listPostTags);
  const figures = tags.items.find(({ tag }) => tag === 'figures')!;
  const tagged = await client.call(listPosts, { query: { tag: 'figures' } });
  expect(tagged.body.items).toHaveLength(figures.count);
  const post = await read('how-consensus-is-reckoned');
  expect(post.body.text).toContain('There is no percentage anywhere');
  expect(post.body.related).toHaveLength(3);
  expect(post.body.related.every((one) => one.tags.some((tag) => post.body.tags.includes(tag)))).toBe(true);
  expect((await client.request(`/previews/blog/the-fact-lock/card.png`)).headers.get('content-type')).toBe(
    'image/png',
  );
  expect((await read('never-written')).status).toBe(404);
  expect((await read('NOT-A-SLUG')).status).toBe(422);
  expect((await client.request('/api/blog?before=none')).status).toBe(422);
  expect(postPicture.path).toContain(':slug');
});

test('other programs read the feeds, in all three formats, with the same posts in them', async () => {
  const client = await admin();
  const id = await write(client, 'signs-and-notes');
  await publish(client, id);
  const [rssText, atomText, jsonText] = await Promise.all(
    [rssFeed, atomFeed, jsonFeed].map(({ path }) => text(path)),
  );
  for (const [type, written] of [
    ['rss', rssText],
    ['atom', atomText],
  ] as const) {
    const second = parseFeed(written!)!;
    expect(second.type).toBe(type);
    expect(second.items[0]).toMatchObject({ title: words.title, description: words.summary });
    expect(second.items[0]!.link).toBe('http://localhost:3000/blog/signs-and-notes');
  }
  const rss = parseRssFeed(rssText!);
  const atom = parseAtomFeed(atomText!);
  const json = parseJsonFeed(jsonText!);
  const titles = json.items!.map(({ title }) => title);
  expect(titles[0]).toBe(words.title);
  expect(rss.items!.map(({ title }) => title)).toEqual(titles);
  expect(atom.entries!.map(({ title }) => (typeof title === 'string' ? title : title?.value))).toEqual(
    titles,
  );
  const [newest] = rss.items!;
  expect(newest!.link).toBe('http://localhost:3000/blog/signs-and-notes');
  expect(newest!.content?.encoded).toContain('<a href="http://localhost:3000/support">the help</a>');
  expect(newest!.content?.encoded).not.toContain('<b>');
  expect(json.items![0]!.tags).toEqual(words.tags);
  expect(json.items![0]!.authors).toEqual([{ name: 'The Frenly team' }]);
  // Asked again with nothing new, there is nothing to send.
  const first = await app.client().request(rssFeed.path);
  const again = await app.client().request(rssFeed.path, {
    headers: { 'if-none-match': first.headers.get('etag')! },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  await client.call(withdrawPost, { params: { id } });
});

test('what is taken down answers 410, leaves feeds, sitemap and search, and can come back', async () => {
  const client = await admin();
  const id = await write(client, 'here-and-gone', { text: 'Zyzzyvas are weevils that nobody mentions.' });
  expect((await read('here-and-gone')).status).toBe(404);
  expect(await text('/sitemap.xml')).not.toContain('here-and-gone');
  await publish(client, id);
  expect((await read('here-and-gone')).status).toBe(200);
  expect(await text('/sitemap.xml')).toContain('/blog/here-and-gone</loc>');
  const passages = async () => {
    await app.services.searchIndex!.settle();
    return app.services.db.$count(searchPassages, eq(searchPassages.subject, id));
  };
  expect(await passages()).toBe(1);
  const down = await client.call(withdrawPost, { params: { id } });
  expect(down.body.state).toBe('withdrawn');
  const gone = await read('here-and-gone');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('was unpublished');
  for (const { path } of [rssFeed, atomFeed, jsonFeed])
    expect(await text(path)).not.toContain('here-and-gone');
  expect(await text('/sitemap.xml')).not.toContain('here-and-gone');
  expect(await passages()).toBe(0);
  await publish(client, id);
  expect((await read('here-and-gone')).status).toBe(200);
});

test('a post comes out at its moment, neither before nor twice, and its address then stays', async () => {
  const client = await admin();
  const id = await write(client, 'tomorrow');
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toISOString();
  const waiting = await publish(client, id, tomorrow);
  expect(waiting.body).toMatchObject({ state: 'scheduled', publishAt: tomorrow, publishedAt: null });
  expect((await read('tomorrow')).status).toBe(404);
  // The moment comes.
  const due = new Date(Date.now() - 1000);
  await app.services.db.update(blogPosts).set({ publishAt: due }).where(eq(blogPosts.id, id));
  expect((await read('tomorrow')).body.publishedAt).toBe(due.toISOString());
  await publishDuePosts.run(null, { services: app.services } as never);
  await publishDuePosts.run(null, { services: app.services } as never);
  expect((await client.call(getDraft, { params: { id } })).body).toMatchObject({
    state: 'published',
    publishAt: null,
    publishedAt: due.toISOString(),
  });
  const moved = await client.call(saveDraft, {
    params: { id },
    body: { revision: 2, slug: 'elsewhere', ...words },
  });
  expect(moved.status).toBe(422);
  expect((await publish(client, id, tomorrow)).status).toBe(409);
  // A date that is taken back leaves a draft, of which nobody ever knew.
  const other = await write(client, 'never-mind');
  await publish(client, other, tomorrow);
  expect((await client.call(withdrawPost, { params: { id: other } })).body.state).toBe('draft');
  expect((await read('never-mind')).status).toBe(404);
});

test('two who write at once are joined where they can be, and shown both where not; every wording is kept', async () => {
  const [ana, ben] = [await admin(), await admin()];
  const id = await write(ana, 'two-hands');
  const save = (client: Client, revision: number, change: Partial<typeof words>) =>
    client.call(saveDraft, { params: { id }, body: { revision, slug: 'two-hands', ...words, ...change } });
  const first = await save(ana, 2, { text: words.text.replace('last line', 'final line') });
  expect(first.body).toMatchObject({ revision: 3, joined: false });
  const joined = await save(ben, 2, { text: words.text.replace('It is a', 'Bamboo is a') });
  expect(joined.body).toMatchObject({ revision: 4, joined: true });
  expect(joined.body.text).toContain('final line');
  expect(joined.body.text).toContain('Bamboo is a *grass*');
  const collided = await save(ana, 3, { text: words.text.replace('It is a', 'This is a') });
  expect(collided.status).toBe(409);
  expect(collided.text).toContain('Bamboo is a *grass*');
  const again = await save(ana, 4, { text: 'Mine.' });
  expect(again.body.revision).toBe(5);
  const { body } = await ana.call(listPostRevisions, { params: { id }, query: {} });
  expect(body.items.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  expect(body.items[1]!.text).toContain('final line');
  // Saving what is there already makes no further revision.
  expect((await save(ana, 5, { text: 'Mine.' })).body.revision).toBe(5);
  expect((await save(ana, 99, {})).status).toBe(422);
});

test('posts are written by admins; to others that room does not exist', async () => {
  const { client: member } = await buildMember(app);
  const client = await admin();
  const id = await write(client, 'for-admins');
  for (const someone of [app.client(), member]) {
    expect((await someone.call(listDrafts, { query: {} })).status).toBe(404);
    expect((await someone.call(getDraft, { params: { id } })).status).toBe(404);
    expect((await publish(someone, id)).status).toBe(404);
    expect((await someone.call(withdrawPost, { params: { id } })).status).toBe(404);
  }
  expect((await client.call(getDraft, { params: { id: absent } })).status).toBe(404);
  expect((await publish(client, absent)).status).toBe(404);
  const empty = await client.call(addDraft, { body: { title: 'Nothing yet' } });
  expect((await publish(client, empty.body.id)).status).toBe(422);
  expect((await client.call(addDraft, { body: { title: '  ' } })).status).toBe(422);
  const taken = await client.call(saveDraft, {
    params: { id: empty.body.id },
    body: { revision: 1, ...words, slug: 'for-admins' },
  });
  expect(taken.status).toBe(422);
  expect(taken.text).toContain('Another post has this address');
  const { body } = await client.call(listDrafts, { query: { state: 'draft' } });
  expect(body.items.map((post) => post.id)).toEqual(expect.arrayContaining([id, empty.body.id]));
});

test('comments: written, changed, deleted and brought back by their author, reported, and hidden', async () => {
  const [ana, ben] = [await buildMember(app, { name: 'Ana' }), await buildMember(app, { name: 'Ben' })];
  const post = (await read('the-fact-lock')).body.id;
  const list = async (client: Client) =>
    (await client.call(listPostComments, { query: { post } })).body.items;
  expect((await app.client().call(addPostComment, { body: { post, text: 'Hello' } })).status).toBe(401);
  expect((await ana.client.call(addPostComment, { body: { post, text: ' ' } })).status).toBe(422);
  expect((await ana.client.call(addPostComment, { body: { post: absent, text: 'Hello' } })).status).toBe(404);
  const { body } = await ana.client.call(addPostComment, { body: { post, text: 'Clear.' } });
  const params = { id: body.id };
  expect(await list(ana.client)).toMatchObject([{ text: 'Clear.', mine: true, author: { name: 'Ana' } }]);
  expect(await list(app.client())).toMatchObject([{ mine: false }]);
  expect((await read('the-fact-lock')).body.comments).toBe(1);
  expect((await ben.client.call(editPostComment, { params, body: { text: 'x' } })).status).toBe(403);
  expect((await ben.client.call(deletePostComment, { params })).status).toBe(403);
  expect((await ana.client.call(editPostComment, { params, body: { text: 'Very clear.' } })).status).toBe(
    200,
  );
  await ana.client.call(deletePostComment, { params });
  expect(await list(ana.client)).toEqual([]);
  expect((await ben.client.call(restorePostComment, { params })).status).toBe(404);
  await ana.client.call(restorePostComment, { params });
  expect(await list(ben.client)).toMatchObject([{ text: 'Very clear.' }]);
  // Whom one blocks one does not read.
  await ben.client.call(setBoundary, { params: { handle: ana.user.username! }, body: { kind: 'block' } });
  expect(await list(ben.client)).toEqual([]);
  const { client: cat } = await buildMember(app);
  await cat.call(sendReport, {
    body: { target: { kind: 'blog-comment', id: body.id }, reason: 'spam', note: '' },
  });
  const moderator = await admin();
  const reports = (await moderator.call(listReports, { query: {} })).body.items;
  const report = reports.find(({ target }) => target?.text === 'Very clear.')!;
  await moderator.call(decideReport, { params: { id: report.id }, body: { decision: 'hide' } });
  expect(await list(cat)).toEqual([]);
});

test('what someone said stays without their name when they leave', async () => {
  const { client, user } = await buildMember(app);
  const post = (await read('undo-everywhere')).body.id;
  await client.call(addPostComment, { body: { post, text: 'So long.' } });
  const { body: unsaid } = await client.call(addPostComment, { body: { post, text: 'Never mind.' } });
  await client.call(deletePostComment, { params: { id: unsaid.id } });
  await erasePerson(app.services, user, { actorId: user.id });
  const { body } = await app.client().call(listPostComments, { query: { post } });
  expect(body.items).toMatchObject([{ text: 'So long.', author: null }]);
  // What they had deleted is gone, too.
  expect(await app.services.db.$count(blogComments, eq(blogComments.id, unsaid.id))).toBe(0);
});

test('a file that changes becomes a revision, unless someone here has made the post theirs', async () => {
  const client = await admin();
  const [one, two] = [
    builtInPosts.find(({ slug }) => slug === 'undo-everywhere')!,
    builtInPosts.find(({ slug }) => slug === 'small-models-at-home')!,
  ];
  const find = async (slug: string) =>
    (await app.services.db.select().from(blogPosts).where(eq(blogPosts.slug, slug)))[0]!;
  const theirs = await find(two.slug);
  await client.call(saveDraft, {
    params: { id: theirs.id },
    body: {
      revision: 1,
      slug: two.slug,
      title: two.title,
      summary: two.summary,
      tags: two.tags,
      text: 'Ours now.',
    },
  });
  const newer = builtInPosts.map((post) => ({
    ...post,
    source: `${post.source}2`,
    text: `${post.text}\n\nMore.`,
  }));
  await importBuiltInPosts(app.services, newer);
  expect(await find(one.slug)).toMatchObject({ revision: 2, text: expect.stringMatching(/More\.$/) });
  expect(await find(two.slug)).toMatchObject({ revision: 2, text: 'Ours now.' });
  const { body } = await client.call(listPosts, { query: {} });
  expect(body.items.filter(({ slug }) => slug === one.slug)).toHaveLength(1);
});
