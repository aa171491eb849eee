/** Books as runs, works, files and public items. */
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect } from 'vitest';
import { createRun, getRun, type RunView } from '#tools/run/contract.ts';
import { getCreation } from '#features/gallery/contract.ts';
import { readShared, shareRun } from '#tools/share/contract.ts';
import { publishRun, publishWork } from '#tools/share/gallery-contract.ts';
import { createWork, getWork, listWorks, saveWork } from '#tools/work/contract.ts';
import { listProposals } from '#tools/work/propose/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildMember } from '#testing/factories.ts';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { databaseTest as test, startTestApp, type TestApp } from '#testing/test-app.ts';
import { uploadAttachment, type Attachment } from '#tools/attach/contract.ts';
import { emptyBook, longestChapter, type Book } from './book.ts';
import { bookCover, opdsCatalogue, publicEpub } from './contract.ts';
import { ebook } from './tool.ts';
import { ebookChapters } from './write/tool.ts';

const app = {} as TestApp;
const provider = await startFakeProvider();
const engine = 'openai/gpt-5-mini';
beforeAll(async () => {
  const env = { ...provider.env, OPENAI_API_KEY: 'sk-of-the-owner-1234', RATE_LIMITS: 'false' };
  Object.assign(app, await startTestApp(env));
});
afterAll(async () => {
  await app.close?.();
  await provider.close();
});

async function ran(client: Client, tool: string, input: object, chosen = 'bamboo'): Promise<RunView> {
  const body = { input: input as never, engine: chosen };
  const { body: begun } = await client.call(createRun, { params: { tool }, body });
  const look = async () => (await client.call(getRun, { params: { id: begun.id } })).body;
  await expect.poll(async () => (await look()).state).not.toMatch(/queued|running/);
  return look();
}

/** The bytes of an answer. */
async function download(client: Client, path: string) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await app.fetch(`http://localhost:3000${path}`, { headers: { cookie } });
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

async function bookOf(client: Client, run: RunView) {
  const { body } = await client.call(listWorks, { query: { run: run.id } });
  const { body: work } = await client.call(getWork, { params: { id: body.items[0]!.id } });
  return { ...work, book: work.content as Book };
}

test('a guest’s text becomes a book that can be downloaded in every format', async () => {
  const client = app.client();
  const run = await ran(client, ebook.id, ebook.examples[0]!.input);
  expect(run.state).toBe('done');
  const { id, title, book, exports, pieces } = await bookOf(client, run);
  expect(title).toBe('Soups for cold days');
  expect(book.chapters.map((one) => one.title)).toEqual([
    'Introduction',
    'Leek and potato soup',
    'Lentil soup with lemon',
  ]);
  expect(pieces).toHaveLength(3);
  expect(exports.map(({ format }) => format)).toEqual(['epub', 'pdf', 'docx', 'html', 'md', 'json']);
  for (const { format } of exports) {
    const { status, bytes } = await download(client, `/api/works/${id}/export?format=${format}`);
    expect([format, status]).toEqual([format, 200]);
    expect(bytes.length).toBeGreaterThan(500);
  }
  const cover = await download(client, `/api/ebooks/${id}/cover.webp`);
  expect(cover.headers.get('content-type')).toBe('image/webp');
});

test('an e-book that someone brings opens as chapters, and nothing in it runs', async () => {
  const client = app.client();
  const first = await bookOf(client, await ran(client, ebook.id, ebook.examples[0]!.input));
  const { bytes } = await download(client, `/api/works/${first.id}/export?format=epub`);
  const place = `${uploadAttachment.path}?name=Soups.epub`;
  const { body } = await client.request(place, { method: 'POST', body: bytes });
  const attached = body as Attachment;
  const { book, title } = await bookOf(client, await ran(client, ebook.id, { files: [attached.id] }));
  expect(title).toBe('Soups');
  expect(book.chapters.map((one) => one.title)).toContain('Chapter 1 Leek and potato soup');
  expect(book.chapters.find((one) => one.title.includes('Lentil'))?.text).toContain('red lentils');
});

test('without a language model an outline becomes empty chapters, and writing them is refused in words', async () => {
  const { client } = await buildMember(app);
  const { id, book } = await bookOf(client, await ran(client, ebook.id, ebook.examples[1]!.input));
  expect(book.chapters.map(({ title, text }) => [title, text])).toContainEqual(['Your first day', '']);
  const input = { work: id, chapters: [book.chapters[0]!.id] };
  const refused = await ran(client, ebookChapters.id, input);
  expect(refused).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('language model'),
  });
});

test('a language model’s chapter arrives as a proposal; the book itself is not touched', async () => {
  const { client } = await buildMember(app);
  const { id, book } = await bookOf(client, await ran(client, ebook.id, ebook.examples[1]!.input));
  provider.play({ words: ['You get your badge ', 'at nine o’clock.'] });
  const run = await ran(client, ebookChapters.id, { work: id, chapters: [book.chapters[0]!.id] }, engine);
  expect(run.state).toBe('done');
  const { body } = await client.call(listProposals, { params: { id } });
  expect(body.items).toHaveLength(1);
  expect(body.items[0]!.parts).toHaveLength(1);
  expect((await client.call(getWork, { params: { id } })).body.content).toEqual(book);
});

test('chapters of another person’s book are not written', async () => {
  const [ana, ben] = [await buildMember(app), await buildMember(app)];
  const { id, book } = await bookOf(ana.client, await ran(ana.client, ebook.id, ebook.examples[1]!.input));
  const run = await ran(ben.client, ebookChapters.id, { work: id, chapters: [book.chapters[0]!.id] }, engine);
  expect(run.state).toBe('failed');
  expect((await ben.client.request(`/api/ebooks/${id}/cover.webp`)).status).toBe(404);
});

test('a public book stands in the catalogue with its file, without the author’s notes', async () => {
  const { client } = await buildMember(app);
  const { id, book, revision, schema } = await bookOf(
    client,
    await ran(client, ebook.id, ebook.examples[0]!.input),
  );
  const chapters = book.chapters.map((one) => ({ ...one, brief: 'a secret wish' }));
  const content = { ...book, licence: 'cc-by' as const, chapters };
  await client.call(saveWork, { params: { id }, body: { revision, schema, content } });
  const words = { title: 'Winter soups & more', caption: 'Two soups', tags: ['food'], withFiles: false };
  const { body: published } = await client.call(publishWork, { params: { id }, body: words });
  const stranger = app.client();
  const { text: feed } = await stranger.request(`${opdsCatalogue.path}?q=winter`);
  expect(feed).toContain('<title>Winter soups &amp; more</title>');
  expect(feed).toContain(publicEpub.path.replace(':id', published.id));
  const answer = await download(stranger, publicEpub.path.replace(':id', published.id));
  expect(answer.headers.get('content-type')).toBe('application/epub+zip');
  const files = unzipSync(answer.bytes);
  const all = Object.entries(files).flatMap(([name, bytes]) =>
    /ml$|opf$/.test(name) ? [strFromU8(bytes)] : [],
  );
  expect(all.join('')).toContain('CC BY 4.0');
  expect(all.join('')).not.toContain('secret wish');
  const cover = await stranger.request(`/previews/gallery/${published.id}/320`);
  expect(cover.status).toBe(200);
  expect((await stranger.request(bookCover.path.replace(':id', id))).status).toBe(404);
  expect((await stranger.request(publicEpub.path.replace(':id', id))).status).toBe(404);
});

test('readers of a book get what is published: no notes for the writing, no names of files, by no way', async () => {
  const { client } = await buildMember(app);
  const source = 'Choosing a plant\n  a secret wish for the reader\nPots and soil\n  another secret wish';
  const run = await ran(client, ebook.id, { title: 'Bamboo in pots', begin: 'idea', source });
  expect(JSON.stringify(run.output.data)).toContain('secret wish');
  const { id } = await bookOf(client, run);
  const words = { title: 'Bamboo in pots', caption: '', tags: [] };
  const ofRun = { id: run.id };
  const byRun = await client.call(publishRun, { params: ofRun, body: { ...words, showInput: false } });
  const byWork = await client.call(publishWork, { params: { id }, body: { ...words, withFiles: false } });
  const { secret } = (await client.call(shareRun, { params: ofRun, body: { withInput: false } })).body;
  const stranger = app.client();
  const seen = [
    await stranger.call(getCreation, { params: { id: byRun.body.id } }),
    await stranger.call(getCreation, { params: { id: byWork.body.id } }),
    await stranger.call(readShared, { params: { secret } }),
  ];
  for (const { status, text } of seen) {
    expect(status).toBe(200);
    expect(text).toContain('Choosing a plant');
    expect(text).not.toContain('secret wish');
  }
});

test('a chapter that is too long and a script as a cover are refused in words', async () => {
  const client = app.client();
  const refused = async (changed: Partial<Book>) => {
    const body = { kind: 'book', title: 'Too much', content: { ...emptyBook, ...changed } };
    return client.call(createWork, { body });
  };
  const chapter = {
    id: 'a',
    role: 'chapter' as const,
    title: '',
    brief: '',
    text: 'x'.repeat(longestChapter + 1),
    sources: [],
  };
  expect(JSON.stringify(await refused({ chapters: [chapter] }))).toContain('1,000,000 characters');
  const cover = { ...emptyBook.cover, picture: 'data:image/svg+xml;base64,PHN2Zz4=' };
  expect(JSON.stringify(await refused({ cover }))).toContain('PNG, JPEG or WebP');
});
