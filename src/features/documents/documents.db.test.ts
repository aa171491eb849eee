import { eq } from 'drizzle-orm';
import Pdf from 'pdfkit';
import { expect } from 'vitest';
import { files } from '#kit/files/table.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  addDemoDocument,
  addDocument,
  changeDocument,
  deleteDocument,
  findInDocument,
  getDocument,
  getDocumentPages,
  listDocuments,
  listDocumentTables,
  restoreDocument,
  unlockDocument,
} from './contract.ts';
import { bring, uploadDocument, whenRead } from './documents.testing.ts';

const app = useTestApp();

async function pdfOf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false, ...options });
  for (const page of pages) pdf.addPage().fontSize(11).text(page);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

test('a guest brings a PDF, and its pages can be read, searched and found', async () => {
  const client = app.client();
  const bytes = await pdfOf(['The mill was built in 1784.', 'The heron nests on the roof.', 'Nothing else.']);
  const added = await bring(client, 'mill.pdf', bytes);
  expect(added).toMatchObject({ name: 'mill.pdf', form: 'pdf' });
  const read = await whenRead(client, added.id);
  expect(read).toMatchObject({ state: 'ready', pageCount: 3, pagesRead: 3, failure: null });
  const params = { id: added.id };
  const { body } = await client.call(getDocumentPages, { params, query: { from: 2, to: 3 } });
  expect(body.pages.map(({ number }) => number)).toEqual([2, 3]);
  const [block] = body.pages[0]!.blocks;
  expect(block!.text).toBe('The heron nests on the roof.');
  expect(block!.words!.map(({ at, length }) => block!.text.slice(at, at + length))).toEqual([
    'The',
    'heron',
    'nests',
    'on',
    'the',
    'roof.',
  ]);
  const beyond = { from: 3_000_000_000, to: 3_000_000_001 };
  expect((await client.call(getDocumentPages, { params, query: beyond })).status).toBe(422);
  const found = await client.call(findInDocument, { params, query: { q: 'Heron  nests' } });
  expect(found.body).toMatchObject({ count: 1, items: [{ page: 2, block: 0, start: 4, end: 15 }] });
});

test('what is another person’s is not there', async () => {
  const { client } = await buildMember(app);
  const { id } = await bring(client, 'a.txt', 'Mine alone.');
  await whenRead(client, id);
  const stranger = app.client();
  for (const endpoint of [getDocument, findInDocument, listDocumentTables, deleteDocument, restoreDocument])
    expect((await stranger.call(endpoint, { params: { id }, query: { q: 'x' } } as never)).status).toBe(404);
  expect((await stranger.call(listDocuments)).body.items).toEqual([]);
  const { body: upload } = await uploadDocument(client, 'b.txt', Buffer.from('x'));
  expect((await stranger.call(addDocument, { body: { file: upload.id } })).status).toBe(404);
  expect((await client.call(addDocument, { body: { file: upload.id, name: ' ' } })).status).toBe(422);
});

test('a document is renamed, put into a folder, deleted and brought back', async () => {
  const { client } = await buildMember(app);
  const { id } = await bring(client, 'notes.md', '# Notes\n\nThe key lies under the stone.');
  await whenRead(client, id);
  const changed = await client.call(changeDocument, {
    params: { id },
    body: { name: 'Keys', folder: 'Home' },
  });
  expect(changed.body).toMatchObject({ name: 'Keys', folder: 'Home', form: 'markdown' });
  expect((await client.call(deleteDocument, { params: { id } })).status).toBe(200);
  expect((await client.call(getDocument, { params: { id } })).status).toBe(404);
  expect((await client.call(restoreDocument, { params: { id } })).status).toBe(200);
  expect((await client.call(getDocument, { params: { id } })).body).toMatchObject({ name: 'Keys' });
});

test('a protected PDF asks for its password, which is kept nowhere', async () => {
  const { client } = await buildMember(app);
  const bytes = await pdfOf(['Behind the door.'], { userPassword: 'sesame-open-7', pdfVersion: '1.7' });
  const { id } = await bring(client, 'locked.pdf', bytes);
  expect(await whenRead(client, id)).toMatchObject({ state: 'locked', pagesRead: 0 });
  const wrong = await client.call(unlockDocument, { params: { id }, body: { password: 'wrong' } });
  expect(wrong.status).toBe(422);
  const opened = await client.call(unlockDocument, { params: { id }, body: { password: 'sesame-open-7' } });
  expect(opened.status).toBe(200);
  expect(await whenRead(client, id)).toMatchObject({ state: 'ready', pagesRead: 1 });
  expect(app.logged()).not.toContain('sesame-open-7');
});

test('what cannot be read says why, and nothing else suffers', async () => {
  const client = app.client();
  const { status, body } = await uploadDocument(
    client,
    'a.bin',
    Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0),
  );
  expect(status).toBe(415);
  expect(body.error!.message).toContain('This kind of file isn’t supported');
  const fake = await uploadDocument(client, 'fake.png', Buffer.from('This is only text.'));
  expect(fake.status).toBe(415);
  expect(fake.body.error!.message).toContain('called .png, but its content doesn’t match');
  const { id } = await bring(client, 'broken.pdf', '%PDF-1.4\n%nothing');
  expect(await whenRead(client, id)).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('damaged'),
  });
});

test('the demo says that it is one, with its table over rows that can be taken away', async () => {
  const client = app.client();
  const { body } = await client.call(addDemoDocument);
  const read = await whenRead(client, body.id);
  expect(read).toMatchObject({ isDemo: true, state: 'ready' });
  const tables = await client.call(listDocumentTables, { params: { id: body.id } });
  expect(tables.body.items).toHaveLength(1);
  expect(tables.body.items[0]!.rows[0]).toEqual(['Part of the work', 'Cost in euros', 'To be done by']);
  expect(tables.body.items[0]!.rows).toHaveLength(7);
  const [file] = await app.services.db.select().from(files).where(eq(files.id, read.fileId));
  expect(file).toMatchObject({ purpose: `document:${read.id}`, expiresAt: null });
});
