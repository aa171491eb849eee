/** Small PDFs that unpack to more than anybody could read: each ends within the reader's own bounds, and says why. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mostPages, openPdf } from './pdf/read-pdf-pages.server.ts';
import { readDocument } from './read-document.server.ts';

const pdfOfObjects = (objects: readonly string[]) =>
  new Uint8Array(
    Buffer.from(
      `%PDF-1.5\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`,
      'latin1',
    ),
  );

/** A stream that holds a stream, and so on: a few hundred bytes each time, many megabytes once it is unpacked. */
function deepStreams(): Uint8Array {
  const holding = (next: number) => {
    const inner = `${next} 0 <</Type/ObjStm/N 1/First ${`${next} 0 `.length}/Extends ${next} 0 R>>`;
    const packed = deflateSync(Buffer.from(inner + ' '.repeat(40_000_000)));
    return `<</Type/ObjStm/N 1/First ${`${next} 0 `.length}/Extends ${next} 0 R/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed.toString('latin1')}\nendstream`;
  };
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents [4 0 R 5 0 R 6 0 R 7 0 R]>>',
    ...Array.from({ length: 20 }, (_, at) => holding(at + 5)),
  ]);
}

/** Pages within pages, each level naming the next a hundred times: 24 objects that stand for more pages than can be counted. */
function hugeTree(): Uint8Array {
  const levels = 20;
  const kids = (of: number) => Array.from({ length: 100 }, () => `${of} 0 R`).join(' ');
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    ...Array.from(
      { length: levels },
      (_, at) => `<</Type/Pages/Kids[${kids(at + 3)}]/Count ${100 ** Math.min(4, levels - at)}>>`,
    ),
    `<</Type/Page/Parent ${levels + 1} 0 R/MediaBox[0 0 100 100]>>`,
  ]);
}

test.for([
  ['streams within streams', deepStreams()],
  ['a tree of pages without end', hugeTree()],
] as const)('%s end by the reader’s own time of work, with a reason', async ([, bytes]) => {
  expect(bytes.length).toBeLessThan(1_000_000);
  const reading = Array.fromAsync(readDocument({ form: 'pdf', bytes, from: 1 }));
  await expect(reading).rejects.toMatchObject({
    why: expect.stringMatching(/^(too-large|too-long|memory|broken)$/),
  });
});

test('a file of empty pages that claims millions is read up to the limit', async () => {
  const pages = Array.from({ length: mostPages + 10 }, (_, at) => at + 3);
  const bytes = pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count 100000000>>`,
    ...pages.map(() => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>'),
  ]);
  const opened = await openPdf({ bytes, from: mostPages });
  expect(opened.count).toBeGreaterThan(mostPages);
  await expect(opened.pages.next()).resolves.toMatchObject({ value: { number: mostPages } });
  await expect(opened.pages.next()).rejects.toMatchObject({ why: 'too-much' });
});
