/** The process dies while a long document is read. */
import { and, eq } from 'drizzle-orm';
import Pdf from 'pdfkit';
import { expect } from 'vitest';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { bring } from './documents.testing.ts';
import { keepPages } from './keep-pages.server.ts';
import { findById, pagesBetween } from './queries.server.ts';
import { readDocumentJob } from './read-job.server.ts';
import { documentPages } from './table.server.ts';

/** Nobody here takes jobs: the test is the process. */
const app = useTestApp({ ROLE: 'web' });
const pageCount = 60;

async function longPdf(): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false });
  for (let page = 1; page <= pageCount; page += 1)
    pdf.addPage().text(`This is what page ${page} says about the mill.`);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

test('the pages that were kept stay, and reading goes on after them', async () => {
  const { services } = app;
  const { id } = await bring(app.client(), 'long.pdf', await longPdf());
  const dying = new AbortController();
  let heard = 0;
  const reading = keepPages(services, (await findById(services.db, id))!, {
    signal: dying.signal,
    onFirst: () => (heard += 1) === 25 && dying.abort(new Error('The process dies')),
  });
  await expect(reading).rejects.toThrow('The process dies');

  const left = (await findById(services.db, id))!;
  expect(left).toMatchObject({ state: 'reading', pageCount });
  expect(left.pagesRead).toBeGreaterThanOrEqual(11);
  expect(left.pagesRead).toBeLessThan(pageCount);
  const textsOf = async () =>
    (await pagesBetween(services.db, id, 1, pageCount)).map(({ blocks }) => blocks[0]!.text);
  const kept = await textsOf();
  expect(kept).toHaveLength(left.pagesRead);

  // Whoever reads a page again writes over this.
  const first = and(eq(documentPages.documentId, id), eq(documentPages.number, 1));
  const [page] = await services.db.select().from(documentPages).where(first);
  const mark = { ...page!.page, blocks: [{ role: 'paragraph' as const, text: 'Kept as it was.' }] };
  await services.db.update(documentPages).set({ page: mark }).where(first);

  await readDocumentJob.run(
    { document: id },
    { id: 'again', ownerId: null, services, signal: new AbortController().signal, progress: async () => {} },
  );
  expect(await findById(services.db, id)).toMatchObject({ state: 'ready', pageCount, pagesRead: pageCount });
  const texts = await textsOf();
  expect(texts).toEqual([
    'Kept as it was.',
    ...Array.from({ length: pageCount - 1 }, (_, at) => `This is what page ${at + 2} says about the mill.`),
  ]);
});
