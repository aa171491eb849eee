import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import type { ReadPage } from '../document.ts';
import { placedPdf } from '#testing/placed-pdf.ts';
import { openPdf } from './read-pdf-pages.server.ts';

type Drawing = InstanceType<typeof Pdf>;

async function read(draw: (pdf: Drawing) => void): Promise<ReadPage[]> {
  const pdf = new Pdf({ autoFirstPage: false, size: 'A4', margin: 50 });
  draw(pdf);
  pdf.end();
  const bytes = Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
  return Array.fromAsync((await openPdf({ bytes: new Uint8Array(bytes), from: 1 })).pages);
}
const blocks = (pages: readonly ReadPage[], role: string) =>
  pages.flatMap((page) => page.blocks.filter((block) => block.role === role).map(({ text }) => text));
const sentence = (name: string, count: number) =>
  Array.from(
    { length: count },
    (_, at) => `${name} ${at + 1} speaks of the river and of the old mill beside it.`,
  ).join(' ');

test('two columns are read one after the other, below a heading across both', async () => {
  const pages = await read((pdf) => {
    pdf.addPage().fontSize(20).text('A heading that goes across both columns of the page', 50, 60);
    pdf.fontSize(10).text(sentence('Left', 12), 50, 130, { width: 230 });
    pdf.text(sentence('Right', 12), 315, 130, { width: 230 });
  });
  expect(pages[0]!.blocks[0]).toMatchObject({
    role: 'heading',
    text: 'A heading that goes across both columns of the page',
  });
  const text = blocks(pages, 'paragraph').join(' ');
  expect(text.indexOf('Left 12')).toBeLessThan(text.indexOf('Right 1 '));
  expect(text).toContain('Left 3 speaks of the river and of the old mill beside it.');
});

const tale = 'Left stands the tale of the miller and his three sons.';
const end = 'Right stands what each of them was given in the end.';
const more = (about: string) =>
  Array.from({ length: 6 }, (_, at) => `Then ${about} went on for a while, ${at + 2} days in all.`);

test.for([
  ['of many short paragraphs', more('the tale'), more('the rest')],
  [
    'of a few lines',
    ['They shared the house among themselves.'],
    ['The youngest had the cat, as one knows.'],
  ],
  ['of which one is short', more('the tale'), []],
] as const)('columns %s are neither lines across nor a table', async ([, left, right]) => {
  const { bytes } = await placedPdf([
    {
      heading: 'Two sides',
      columns: [
        [tale, ...left],
        [end, ...right],
      ],
    },
  ]);
  const pages = await Array.fromAsync((await openPdf({ bytes: new Uint8Array(bytes), from: 1 })).pages);
  expect(pages[0]!.blocks.map(({ text }) => text)).toEqual(['Two sides', tale, ...left, end, ...right]);
});

test('prose beside a listing is a column of its own', async () => {
  const pages = await read((pdf) => {
    pdf.addPage().fontSize(10).text(sentence('Left', 8), 50, 130, { width: 230 });
    pdf.font('Courier');
    const code = [
      'for (let at = 2; at < 100; at += 1) {',
      '  if (!primes[at])',
      '    continue;',
      '  mark(at);',
      '}',
    ];
    for (const [at, line] of code.entries()) pdf.text(line, 315, 130 + 12 * at, { lineBreak: false });
  });
  expect(pages[0]!.blocks[0]).toMatchObject({ role: 'paragraph', text: sentence('Left', 8) });
  expect(blocks(pages, 'table')).toEqual([]);
});

test('a sentence that continues in the next column is one sentence, and a hyphenated word is joined', async () => {
  const pages = await read((pdf) => {
    pdf.addPage().fontSize(10);
    pdf.text(`${sentence('Left', 5)} Nobody had told them about the infor-`, 50, 130, { width: 230 });
    pdf.text(`mation that waited. ${sentence('Right', 5)}`, 315, 130, { width: 230 });
  });
  const [block] = pages[0]!.blocks;
  expect(block!.text).toContain('Nobody had told them about the information that waited. Right 1 speaks');
  const words = block!.words!.map(({ at, length }) => block!.text.slice(at, at + length));
  expect(words).toEqual(block!.text.replace('information', 'infor mation').split(' '));
  expect(pages[0]!.blocks).toHaveLength(1);
});

test('what comes again at the edges is known as that, and page numbers too', async () => {
  const pages = await read((pdf) => {
    for (const at of [1, 2, 3, 4]) {
      pdf.addPage({ margin: 0, size: 'A4' }).fontSize(9).text('Report on the Mill', 50, 25);
      pdf
        .fontSize(11)
        .text(`Page ${at} has a text of its own about ${'the river '.repeat(at)}.`, 50, 200, { width: 400 });
      pdf.fontSize(9).text(String(at), 290, 800);
    }
  });
  expect(blocks(pages, 'running-head')).toEqual(
    [1, 2, 3, 4].flatMap((at) => ['Report on the Mill', String(at)]),
  );
  expect(blocks(pages, 'paragraph')).toHaveLength(4);
});

function drawTable(
  pdf: Drawing,
  rows: readonly string[][],
  { top, isRuled }: { top: number; isRuled: boolean },
) {
  for (const [index, row] of rows.entries()) {
    const y = top + index * 24;
    for (const [column, cell] of row.entries()) {
      if (isRuled) pdf.rect(60 + column * 150, y - 6, 150, 24).stroke();
      pdf.text(cell, 66 + column * 150, y, { lineBreak: false });
    }
  }
}
const rows = [
  ['Part', 'Cost', 'By'],
  ['Roof', '186,000', 'November'],
  ['Windows', '74,500', ''],
  ['Wheel', '38,500', 'April'],
];

test.for([true, false])('a table is a table, ruled: %s', async (isRuled) => {
  const pages = await read((pdf) => {
    pdf
      .addPage()
      .fontSize(10)
      .text('What it costs is told in the table below, part by part and to the last euro.', 60, 60);
    drawTable(pdf, rows, { top: 120, isRuled });
    pdf.text('After the table the text goes on as if nothing had been in between it.', 60, 300);
  });
  const table = pages[0]!.blocks.find(({ role }) => role === 'table')!;
  expect(table.table).toEqual({ rows, heads: 1 });
  expect(pages[0]!.blocks.map(({ role }) => role)).toEqual(['paragraph', 'table', 'paragraph']);
  for (const { at, length } of table.words!) expect(table.text.slice(at, at + length)).toMatch(/^\S+$/);
});

test('a table that goes on over the page says so', async () => {
  const pages = await read((pdf) => {
    pdf.addPage({ margin: 0 }).fontSize(10);
    drawTable(pdf, rows, { top: 600, isRuled: true });
    pdf.addPage({ margin: 0 });
    drawTable(
      pdf,
      [
        ['Door', '9,000', 'May'],
        ['Yard', '2,000', 'June'],
      ],
      { top: 100, isRuled: true },
    );
  });
  expect(pages[1]!.blocks.find(({ role }) => role === 'table')!.table).toMatchObject({ continues: true });
});

test('a page that is turned is read as it is shown', async () => {
  const pages = await read((pdf) => {
    pdf.addPage();
    pdf
      .rotate(90, { origin: [300, 400] })
      .fontSize(12)
      .text('This line runs from the top to the bottom.', 200, 400, { lineBreak: false });
  });
  const [block] = pages[0]!.blocks;
  expect(block!.text).toBe('This line runs from the top to the bottom.');
  const [first, last] = [block!.words![0]!, block!.words!.at(-1)!];
  expect(Math.abs(first.x - last.x)).toBeLessThan(0.02);
  expect(first.y).toBeLessThan(last.y);
});

test('a word that is cut at the end of a line is whole, and stands in two places', async () => {
  const pages = await read((pdf) => {
    pdf.addPage().fontSize(11).text('Nobody had told them about the infor-', 60, 100, { lineBreak: false });
    pdf.text('mation that was waiting at the mill.', 60, 114, { lineBreak: false });
  });
  const [block] = pages[0]!.blocks;
  expect(block!.text).toBe('Nobody had told them about the information that was waiting at the mill.');
  const from = block!.text.indexOf('information');
  expect(
    block!
      .words!.filter(({ at }) => at >= from && at < from + 11)
      .map(({ at, length }) => block!.text.slice(at, at + length)),
  ).toEqual(['infor', 'mation']);
});
