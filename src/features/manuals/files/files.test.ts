import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { load } from '#kit/models/runners/codes.server.ts';
import { nextEdition } from '../editions.ts';
import type { Manual } from '../manual.ts';
import { sidesOf } from './impose.ts';
import { makeManualHtml, makeManualPdf } from './make-files.server.ts';
import { qrCode } from './qr-code.ts';
import { sampleManual } from './sample.testing.ts';

const wish = (manual: Manual = sampleManual, title = 'Kettle <K> & #more') => ({
  title,
  manual,
  who: 'someone',
});
async function textIn(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  return [...document.pages()].map((page) => page.getText()).join('\n');
}
const pagesIn = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length;

test.for(['a4', 'a5'] as const)('a PDF in %s is tagged, has an outline and says everything', async (form) => {
  const bytes = await makeManualPdf(
    wish({ ...nextEdition(sampleManual, ''), warranty: 'Three years.' }),
    form,
  );
  const file = Buffer.from(bytes).toString('latin1');
  expect(file).toContain('/StructTreeRoot');
  expect(file).toContain('/Outlines');
  const text = await textIn(bytes);
  for (const words of ['DANGER', 'GEFAHR', '254 mm (10 in)', 'Three years.', 'nicht übersetzt', 'Lid'])
    expect(text).toContain(words);
});

test('a booklet has two pages on each side of its sheets', async () => {
  const booklet = await makeManualPdf(wish(), 'booklet');
  const pages = pagesIn(await makeManualPdf(wish(), 'a5'))!;
  expect(pagesIn(booklet)).toBe(Math.ceil(pages / 4) * 2);
});

test('folded sheets read in order', () => {
  expect(sidesOf(8)).toEqual([
    [8, 1],
    [2, 7],
    [6, 3],
    [4, 5],
  ]);
  expect(sidesOf(3)).toEqual([
    [null, 1],
    [2, 3],
  ]);
});

test('the code leads to the address, as a reader of codes sees it', async () => {
  const address = 'https://frenly.example/product-manuals/a-long-secret-0123456789';
  const png = await sharp(Buffer.from(qrCode(address)), { density: 600 })
    .resize(400)
    .png()
    .toBuffer();
  const readCodes = await load(() => '');
  const [code] = await readCodes({ picture: png }, () => {});
  expect(code?.text).toBe(address);
});

test('a web page stands alone, and nothing in it runs', async () => {
  const hostile = {
    ...sampleManual,
    warranty: '<script>alert(1)</script>',
    maker: '"><img src=x onerror=alert(1)>',
    photos: sampleManual.photos.map((photo) => ({ ...photo, alt: '"onload="alert(1)' })),
  };
  const html = await makeManualHtml(wish(hostile));
  expect(html).toContain('<li><a href="#en-safety">Safety</a></li>');
  expect(html).toContain('style="left:50%;top:10%"');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('alt="&quot;onload=&quot;alert(1)"');
  expect(/<script|<img src=x|src="http/i.test(html)).toBe(false);
});

test('a title of 500 characters, 500 steps and every direction are set', async () => {
  const steps = Array.from({ length: 500 }, (_, at) => ({
    id: `s${at}`,
    group: 'use' as const,
    text: `${at} كتاب שלום ภาษาไทย ${'x'.repeat(120)}`,
    basis: 'shown' as const,
    photo: '',
  }));
  const bytes = await makeManualPdf(
    wish({ ...sampleManual, steps, translations: [] }, 'T'.repeat(500)),
    'a4',
  );
  expect(pagesIn(bytes)).toBeGreaterThan(10);
});
