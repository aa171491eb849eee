/** Reading documents: how soon the first page is there and the last, what the reading process takes, and how long an overview and a question take. */
import { readFileSync } from 'node:fs';
import Pdf from 'pdfkit';
import { makeOverview } from '#features/documents/overview/make-overview.server.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { readDocument } from '#kit/documents/read/read-document.server.ts';
import { nextTurn } from '#kit/next-turn.ts';
import { whole, type Table } from './table.ts';

const pageCount = 300;
const rowCount = 50_000;

export async function benchDocuments(): Promise<Table> {
  const pdf = await timeReading('pdf', await longPdf());
  const csv = await timeReading('csv', Buffer.from(longCsv()));
  const before = performance.now();
  await makeOverview(inTurn(pdf.pages), 'bench', nextTurn);
  const overview = performance.now() - before;
  return {
    title: `Reading a PDF of ${pageCount} pages and a table of ${whole(rowCount)} rows`,
    columns: ['', 'measured', 'aim'],
    rows: [
      ['first page of the PDF', `${whole(pdf.first)} ms`, '1,000 ms'],
      ['all its pages', `${whole(pdf.all)} ms`, '5,000 ms'],
      ['an overview of it', `${whole(overview)} ms`, '3,000 ms'],
      ['first part of the table', `${whole(csv.first)} ms`, '1,000 ms'],
      ['all its rows', `${whole(csv.all)} ms`, '5,000 ms'],
    ],
    note: 'The aims are for an idle machine of two cores. The process that reads is started anew for each.',
  };
}

async function timeReading(form: 'pdf' | 'csv', bytes: Uint8Array) {
  const start = performance.now();
  const pages: ReadPage[] = [];
  let first = 0;
  for await (const part of readDocument({ form, bytes: new Uint8Array(bytes), from: 1 })) {
    if (!('page' in part)) continue;
    if (pages.length === 0) first = performance.now() - start;
    pages.push(part.page);
  }
  return { pages, first, all: performance.now() - start };
}

async function* inTurn(pages: readonly ReadPage[]) {
  yield* pages;
}

/** Real prose: the project's own. */
const prose = readFileSync(new URL('../CONTRIBUTING.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');

async function longPdf(): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false });
  for (let page = 0; page < pageCount; page += 1) {
    pdf
      .addPage()
      .fontSize(18)
      .text(`Chapter ${page + 1}`)
      .moveDown();
    pdf.fontSize(10).text(prose.slice((page * 97) % 2000).slice(0, 3200));
  }
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

const longCsv = () =>
  `name,amount,day\n${Array.from({ length: rowCount }, (_, at) => `Part ${at},${at * 7},2026-05-${1 + (at % 28)}`).join('\n')}`;
