/** Small inputs that were built to become large: whatever draws or writes them keeps to a fixed multiple of what it was given. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { richContent, type DocNode } from '#features/editor/document/content.ts';
import { toDocx } from '#features/editor/export/to-docx.server.ts';
import { toHtml } from '#features/editor/export/to-html.ts';
import { toMarkdown } from '#features/editor/export/to-markdown.ts';
import { drawn, sent } from '#kit/ui/markdown/drawn.testing.tsx';
import { DrawingBudgetContext, newDrawingBudget } from '#kit/ui/markdown/drawing-budget.ts';
import { Markdown } from '#kit/ui/markdown/markdown.tsx';
import { unzipSync } from 'fflate';
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
