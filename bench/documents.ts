/** Reading documents: how soon the first page is there and the last, what the reading process takes, and how long an overview and a question take. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Pdf from 'pdfkit';
import { addDocument, documentUse } from '#features/documents/contract.ts';
import { makeOverview } from '#features/documents/overview/make-overview.server.ts';
import { searchOnce } from '#features/search/contract.ts';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { readDocument } from '#kit/documents/read/read-document.server.ts';
import { nextTurn } from '#kit/next-turn.ts';
import { startFrenly } from './servers.ts';
import { signUp } from './sign-up.ts';
import { whole, type Table } from './table.ts';

const pageCount = 300;
const rowCount = 50_000;
/** Of the last page alone. */
const lastWord = 'zibblerquonset';

export async function benchDocuments(): Promise<Table> {
  const bytes = await longPdf();
  const pdf = await timeReading('pdf', bytes);
  const csv = await timeReading('csv', Buffer.from(longCsv()));
  const before = performance.now();
  const document = {
    id: '',
    name: 'bench',
    form: 'pdf' as const,
    pageCount,
    isPartial: false,
    isUnderWay: false,
  };
  await makeOverview({ ...document, pages: () => inTurn(pdf.pages) }, nextTurn);
  const overview = performance.now() - before;
  const indexed = await timeIndexing(bytes);
  return {
    title: `Reading a PDF of ${pageCount} pages and a table of ${whole(rowCount)} rows`,
    columns: ['', 'measured', 'aim'],
    rows: [
      ['first page of the PDF', `${whole(pdf.first)} ms`, '1,000 ms'],
      ['all its pages', `${whole(pdf.all)} ms`, '5,000 ms'],
      ['an overview of it', `${whole(overview)} ms`, '3,000 ms'],
      [
        'brought to the product, until a search finds its last page by words',
        `${whole(indexed)} ms`,
        'none set',
      ],
      ['first part of the table', `${whole(csv.first)} ms`, '1,000 ms'],
      ['all its rows', `${whole(csv.all)} ms`, '5,000 ms'],
    ],
    note: 'The aims are for an idle machine of two cores. The process that reads is started anew for each.',
  };
}

/** Through the product as a browser goes: uploaded, read, kept, indexed. */
async function timeIndexing(bytes: Buffer): Promise<number> {
  const frenly = await startFrenly({ env: { LOCAL_ENGINES: 'false' } });
  try {
    const cookie = await signUp(frenly.url, 'bench');
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie, origin: frenly.url, 'tus-resumable': '1.0.0', ...init.headers };
      const answer = await fetch(new URL(path, frenly.url), { ...init, headers });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer;
    };
    const encoded = (text: string) => Buffer.from(text).toString('base64');
    const start = performance.now();
    const begun = await ask('/api/uploads', {
      method: 'POST',
      headers: {
        'upload-length': String(bytes.length),
        'upload-metadata': `name ${encoded('bench.pdf')},for ${encoded(documentUse)}`,
      },
    });
    const sent = await ask(new URL(begun.headers.get('location')!, frenly.url).pathname, {
      method: 'PATCH',
      headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    });
    const { id } = (await sent.json()) as { id: string };
    await ask(addDocument.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ file: id }),
    });
    for (;;) {
      const found = await ask(`${searchOnce.path}?q=${lastWord}&filter=mine`);
      if ((await found.text()).includes(`quote=p${pageCount}`)) return performance.now() - start;
      if (performance.now() - start > 300_000)
        throw new Error('The last page was not found for five minutes');
      await pause(100);
    }
  } finally {
    await frenly.stop();
  }
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
    if (page === pageCount - 1) pdf.text(`Here stands ${lastWord}.`);
  }
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

const longCsv = () =>
  `name,amount,day\n${Array.from({ length: rowCount }, (_, at) => `Part ${at},${at * 7},2026-05-${1 + (at % 28)}`).join('\n')}`;
