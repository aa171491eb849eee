/** Small inputs that were built to become large: whatever draws or writes them keeps to a fixed multiple of what it was given. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richContent, type DocNode } from '#features/editor/document/content.ts';
import { toDocx } from '#features/editor/export/to-docx.server.ts';
import { toHtml } from '#features/editor/export/to-html.ts';
import { toMarkdown } from '#features/editor/export/to-markdown.ts';
import { pagesToMarkdown } from '#features/books/arrange/to-markdown.ts';
import { toXhtml } from '#features/books/files/to-xhtml.ts';
import { readEpub } from '#kit/documents/read/epub.ts';
import { readHtml } from '#kit/documents/read/html.ts';
import { openZip } from '#kit/documents/read/zip.ts';
import { drawn, sent } from '#kit/ui/markdown/drawn.testing.tsx';
import { DrawingBudgetContext, newDrawingBudget } from '#kit/ui/markdown/drawing-budget.ts';
import { Markdown } from '#kit/ui/markdown/markdown.tsx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { writeDocx } from '#tools/export/docx/write-docx.server.ts';
import { writePdf } from '#tools/export/pdf/write-pdf.server.ts';
import { withoutMarks } from '#tools/export/without-marks.ts';

/** Of characters out for each character in: an empty code block of ten has a button of two thousand. */
const mostTimes = 250;
const constant = 60_000;

const wideTable = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'|\n'.repeat(rows)}`;

const seeds: readonly string[] = [
  '|',
  '|a|\n',
  '> ',
  '- ',
  '1. ',
  '# a\n',
  '![',
  '[a](b)',
  '[^1]',
  '[^1]: a\n\n',
  '`a`',
  '$a$',
  '**a**',
  '&amp;',
  '<b>',
  '\n\n',
  '\t',
  '---\n',
  '```\n',
];

const built = fc.oneof(
  fc
    .record({ columns: fc.integer({ min: 1, max: 1300 }), rows: fc.integer({ min: 0, max: 2500 }) })
    .map(({ columns, rows }) => wideTable(columns, rows).slice(0, 9_900)),
  fc
    .record({ seed: fc.constantFrom(...seeds), count: fc.integer({ min: 1, max: 1500 }) })
    .map(({ seed, count }) => seed.repeat(count).slice(0, 6_000)),
  fc.array(fc.constantFrom(...seeds), { minLength: 1, maxLength: 400 }).map((parts) => parts.join('')),
);

const isWithin = (input: string, output: number) => output <= input.length * mostTimes + constant;

/** Everyone who opens a page waits for what the server draws of it: what is built to grow is sent as it was written. */
const mostTimesSent = 30;
const constantSent = 20_000;

/** A little in every run, much in `npm run attack`. */
const numRuns = process.env.ATTACK === 'full' ? 400 : 25;

test.for<[string, (text: string) => number | Promise<number>]>([
  ['drawn on a page', (text) => drawn(text).length],
  ['as plain text', (text) => withoutMarks(text).length],
  ['as a DOCX', (text) => unzippedLength(writeDocx({ parts: [{ is: 'markdown', text }], origin: '' }))],
])('Markdown %s grows no more than by a fixed factor', { timeout: 600_000 }, async ([, write]) => {
  await fc.assert(
    fc.asyncProperty(built, async (text) => isWithin(text, await write(text))),
    { numRuns, examples: [[wideTable(1237, 2472)], [wideTable(20, 900)]] },
  );
});

test('Markdown that a server sends grows hardly at all', { timeout: 600_000 }, () => {
  const lines = [
    '```\n',
    '- ```\n',
    '> - ```\n',
    '```mermaid\n```\n',
    '|a|b|\n|-|-|\n\n',
    '- a\n',
    '> a\n\n',
    '$$a$$\n\n',
  ];
  fc.assert(
    fc.property(built, (text) => sent(text).length <= text.length * mostTimesSent + constantSent),
    { numRuns, examples: lines.map((line) => [line.repeat(10_000 / line.length)]) },
  );
});

test('what a server draws of a page is bounded, however long its texts and however many', () => {
  const links = (count: number) => `${'[a](/b) '.repeat(60)}\n\n`.repeat(count / 60);
  const long = links(118_000);
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <DrawingBudgetContext value={newDrawingBudget()}>
        <Markdown text={long} />
        {Array.from({ length: 100 }, (_, at) => (
          <Markdown key={at} text={links(300)} />
        ))}
      </DrawingBudgetContext>
    </MemoryRouter>,
  );
  expect(page.match(/<a /g)!.length).toBeLessThan(1000);
  expect(page.length).toBeLessThan(long.length * 3);
  // A browser that has it in sight draws a part of it, and shows the rest as it was written.
  expect(drawn(long).match(/<a /g)!.length).toBeLessThan(60_000);
  expect(drawn('# Title\n\nWords.\n\n'.repeat(500))).not.toContain('# Title');
});

test('Markdown as a PDF grows no more than by a fixed factor', { timeout: 600_000 }, async () => {
  for (const text of [wideTable(1237, 2472), '|a|\n|-|\n|b|\n'.repeat(200), '> '.repeat(2_000)]) {
    const pdf = await writePdf({ parts: [{ is: 'markdown', text }], origin: '' });
    expect(isWithin(text, pdf.length)).toBe(true);
  }
});

function unzippedLength(docx: Uint8Array): number {
  return Object.values(unzipSync(docx)).reduce((sum, { length }) => sum + length, 0);
}

test.for<[string, string]>([
  ['a wide table', wideTable(20_000, 20_000)],
  ['many wide tables', `${wideTable(100, 2)}\n`.repeat(100)],
  ['a note that is referred to often', `${'[^1] '.repeat(20_000)}\n\n[^1]: ${'words '.repeat(10_000)}`],
  [
    'an address that is used often',
    `${'[a] '.repeat(20_000)}\n\n[a]: https://b.example/${'c'.repeat(50_000)}`,
  ],
  ['many small paragraphs', 'a\n\n'.repeat(50_000)],
])('a chapter of %s grows no more than by a fixed factor', ([, text]) => {
  const { body, notes } = toXhtml(text, {
    prefix: '',
    origin: 'https://frenly.example',
    isEpub: true,
    pictureAt: () => undefined,
  });
  expect(body.length + notes.length).toBeLessThan(text.length * 40 + constant);
  expect(sent(text).length).toBeLessThan(text.length * mostTimesSent + constantSent);
});

test('tables of documents become Markdown without cells that nobody wrote', () => {
  const rows = [Array.from({ length: 20_000 }, () => 'a'), ...Array.from({ length: 20_000 }, () => ['b'])];
  const text = pagesToMarkdown([
    { number: 1, blocks: [{ role: 'table', text: '', table: { rows, heads: 1 } }] },
  ]);
  expect(text.length).toBeLessThan(400_000);
  const html = `<table><tr>${'<td>a</td>'.repeat(20_000)}</tr>${'<tr><td>b</td></tr>'.repeat(20_000)}</table>`;
  const cells = readHtml(html).blocks.flatMap(({ table }) => table?.rows.flat() ?? []);
  expect(cells.length).toBeLessThan(120_000);
});

test('a chapter is read once, however often a book names it', () => {
  const chapter = `<html><body><h1>One</h1><p>${'words '.repeat(5_000)}</p></body></html>`;
  const bytes = zipSync({
    'META-INF/container.xml': strToU8('<container><rootfile full-path="a.opf"/></container>'),
    'a.opf': strToU8(
      `<package><manifest>${Array.from({ length: 50 }, (_, at) => `<item id="i${at}" href="one.xhtml#${at}"/>`).join('')}</manifest><spine>${Array.from({ length: 5_000 }, (_, at) => `<itemref idref="i${at % 50}"/>`).join('')}</spine></package>`,
    ),
    'one.xhtml': strToU8(chapter),
  });
  expect(bytes.length).toBeLessThan(20_000);
  expect([...readEpub(bytes)]).toHaveLength(1);
});

test('a small archive that unpacks to much is refused', () => {
  const empty = new Uint8Array(4_900_000);
  const bytes = zipSync(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${at}.xhtml`, empty])), {
    level: 9,
  });
  expect(() => openZip(bytes, () => true)).toThrow('suspiciously large');
});

const cell = (attrs: Record<string, unknown> = {}): DocNode => ({
  type: 'tableCell',
  attrs,
  content: [{ type: 'paragraph' }],
});
const docOf = (rows: DocNode[][]): DocNode => ({
  type: 'doc',
  content: [{ type: 'table', content: rows.map((content) => ({ type: 'tableRow', content })) }],
});
/** One wide row and many short ones. */
const raggedDoc = (columns: number, rows: number) =>
  docOf([Array.from({ length: columns }, () => cell()), ...Array.from({ length: rows }, () => [cell()])]);

const exporters: [string, (doc: DocNode) => number][] = [
  ['Markdown', (doc) => toMarkdown(doc).length],
  ['HTML', (doc) => toHtml('Title', doc).length],
  ['DOCX', (doc) => unzippedLength(toDocx({ title: '', content: { doc, notes: {} }, origin: '' }))],
];

test.for(exporters)('a document exported as %s grows no more than by a fixed factor', ([, write]) => {
  for (const doc of [
    raggedDoc(20_000, 20_000),
    docOf([[cell({ colspan: 40_000_000 })]]),
    raggedDoc(100, 5_000),
  ])
    expect(isWithin(JSON.stringify(doc), write(doc))).toBe(true);
});

test('a table of too many columns, rows or spans is refused where it comes in', () => {
  const accepts = (doc: DocNode) => richContent.safeParse({ doc, notes: {} }).success;
  expect(accepts(raggedDoc(100, 100))).toBe(true);
  expect(accepts(raggedDoc(101, 1))).toBe(false);
  expect(accepts(raggedDoc(1, 10_000))).toBe(false);
  expect(accepts(docOf([[cell({ colspan: 3, rowspan: 2 })]]))).toBe(true);
  for (const span of [40_000_000, 0, -1, 1.5, '4'])
    expect(accepts(docOf([[cell({ colspan: span })]]))).toBe(false);
});
