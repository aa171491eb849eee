import { deflateSync } from 'node:zlib';
import Pdf from 'pdfkit';
import { expect, test } from 'vitest';
import { readDocumentText } from './read-text.server.ts';

const unreadable = expect.objectContaining({
  code: expect.stringMatching(/^invalid:document_/),
  status: 422,
});

/** One page whose content is packed with this filter. */
function pageOf(filter: string, content: Buffer): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}/Filter ${filter}>>stream\n${content.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Size 6/Root 1 0 R>>\n%%EOF`, 'latin1');
}
const work = (bytes: Uint8Array, enough = 40_000) => ({
  bytes: new Uint8Array(bytes),
  name: 'a.pdf',
  enough,
});

async function pages(...texts: string[]): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false });
  for (const text of texts) pdf.addPage().text(text);
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

test('pages are read in their order, and no further than is wanted', async () => {
  const bytes = await pages('The mill was built in 1784.', 'It burned down.', 'Never read.');
  expect((await readDocumentText(work(bytes))).split('\n\n').map((page) => page.trim())).toEqual([
    'The mill was built in 1784.',
    'It burned down.',
    'Never read.',
  ]);
  const some = await readDocumentText(work(bytes, 30));
  expect(some).toContain('It burned down.');
  expect(some).not.toContain('Never read.');
});

test('kilobytes that unpack to half a gigabyte end soon and take little memory', async () => {
  const packed = deflateSync(deflateSync(Buffer.alloc(600_000_000, ' '), { level: 1 }), { level: 9 });
  expect(packed.length).toBeLessThan(100_000);
  const before = process.memoryUsage.rss();
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await expect(readDocumentText(work(pageOf('[/FlateDecode/FlateDecode]', packed)))).rejects.toEqual(
    unreadable,
  );
  clearInterval(look);
  expect(most - before).toBeLessThan(600_000_000);
});

test('what takes too long is given up, and the next one is read', async () => {
  const endless = deflateSync(Buffer.from(`BT /F1 12 Tf ${'(hello) Tj '.repeat(9_000_000)}ET`));
  await expect(readDocumentText(work(pageOf('/FlateDecode', endless)))).rejects.toEqual(unreadable);
  for (const broken of ['%PDF-1.4\n%', `%PDF-1.4\n1 0 obj\n${'['.repeat(1_000_000)}`])
    await expect(readDocumentText(work(Buffer.from(broken)))).rejects.toEqual(unreadable);
  expect(await readDocumentText(work(await pages('still here')))).toContain('still here');
});
