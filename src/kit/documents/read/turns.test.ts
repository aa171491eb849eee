/** The readers are few and for all: long documents let others go first, and limits count what a reader works. */
import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { readDocument, type DocumentPart } from './read-document.server.ts';

async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = new Pdf({ autoFirstPage: false });
  for (let page = 1; page <= pages; page += 1) pdf.addPage().text(`This is page ${page}.`);
  pdf.end();
  return new Uint8Array(Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>)));
}

const textOf = (part: DocumentPart) =>
  'page' in part ? part.page.blocks.map(({ text }) => text).join(' ') : '';

async function read(bytes: Uint8Array, who: string, onPage: (text: string) => void = () => {}) {
  const texts: string[] = [];
  for await (const part of readDocument({ form: 'pdf', bytes, from: 1 }, { who }))
    if ('page' in part) {
      texts.push(textOf(part));
      onPage(texts.at(-1)!);
    }
  return texts;
}

test('short documents of another person go between the pages of long ones, and nothing is lost', async () => {
  const [long, short] = [await pdfOf(40), await pdfOf(1)];
  let pagesOfLong = 0;
  const first = Promise.withResolvers<void>();
  const readLong = () =>
    read(long, 'a', () => {
      pagesOfLong += 1;
      first.resolve();
    });
  const longs = [readLong(), readLong()];
  await first.promise;
  const before: number[] = [];
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      expect(await read(short, 'b')).toEqual(['This is page 1.']);
      before.push(pagesOfLong);
    }),
  );
  // All of them had their turn long before the others were done.
  expect(Math.max(...before)).toBeLessThan(80);
  for (const texts of await Promise.all(longs))
    expect(texts).toEqual(Array.from({ length: 40 }, (_, page) => `This is page ${page + 1}.`));
});

/** One page whose content says so much that nobody reads it to its end. */
function bomb(content: string): Uint8Array {
  const packed = deflateSync(Buffer.from(content));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${packed.length}/Filter /FlateDecode>>stream\n${packed.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new Uint8Array(Buffer.from(`%PDF-1.4\n${body}trailer<</Size 6/Root 1 0 R>>\n%%EOF`, 'latin1'));
}

test.for([
  ['words without end', 'BT /F1 12 Tf (ab) Tj ET '.repeat(3_000_000)],
  ['lines without end', '1 1 m 9 9 l S '.repeat(5_000_000)],
  ['graphic states without end', 'q '.repeat(12_000_000)],
] as const)('a page of %s ends by its own time of work, not by the clock', async ([, content]) => {
  const bytes = bomb(content);
  expect(bytes.length).toBeLessThan(300_000);
  await expect(Array.fromAsync(readDocument({ form: 'pdf', bytes, from: 1 }))).rejects.toMatchObject({
    why: expect.stringMatching(/^(too-long|memory|empty)$/),
  });
});
