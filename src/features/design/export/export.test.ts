/** What is taken away equals what was laid out: pixels of the PNG and of the printed PDF are compared, for every rule. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { noWords } from '../scene.ts';
import { layOut } from '../layout/lay-out.ts';
import { formatOfKind, noKit, type Design, type Page } from '../scene.ts';
import { templates } from '../templates/all.ts';
import { measurePrinted } from '../type/printer.server.ts';
import { liveSvg } from './live-svg.server.ts';
import { outlinedSvg, pngOf } from './outlined.server.ts';
import { pdfOf } from './pdf.server.ts';

const words = {
  ...noWords(),
  kicker: 'Live at midnight',
  title: 'Jazz Night',
  subtitle: 'Čajkovskij to Coltrane',
  date: '12 June, 8 pm',
  place: 'Blue Note Berlin',
  contact: 'bluenote.example',
};
const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#2b6cb0' } })
  .composite([
    {
      input: await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f6ad55' } })
        .png()
        .toBuffer(),
      left: 30,
      top: 10,
    },
  ])
  .webp()
  .toBuffer();
const src = `data:image/webp;base64,${picture.toString('base64')}`;

const designOf = (page: Page): Design => ({ brief: '', mood: 'warm', kit: noKit, pages: [page], guides: [] });
const pageOf = (id: string, said = words) => {
  const template = templates.find((one) => one.id === id)!;
  return layOut({
    template,
    format: formatOfKind[template.kinds[0]!],
    words: said,
    mood: 'retro',
    kit: noKit,
    picture: src,
    seed: 5,
    measure: measurePrinted,
    id: 'p',
  });
};

const wide = 300;
async function small(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(wide, wide, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

async function printed(bytes: Uint8Array): Promise<Uint8Array> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes);
  const page = document.getPage(0);
  const { data } = await page.render({
    scale: 1200 / page.getOriginalSize().originalWidth,
    render: async ({ data: pixels, width, height }) =>
      sharp(pixels, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  });
  document.destroy();
  library.destroy();
  return data;
}

/** The part of pixels that differ to the eye. */
function differing(a: Buffer, b: Buffer): number {
  let count = 0;
  for (let i = 0; i < a.length; i += 3) {
    const far = Math.max(
      Math.abs(a[i]! - b[i]!),
      Math.abs(a[i + 1]! - b[i + 1]!),
      Math.abs(a[i + 2]! - b[i + 2]!),
    );
    if (far > 60) count += 1;
  }
  return count / (a.length / 3);
}

describe('a PDF shows what the PNG shows', () => {
  it.each(templates.map(({ id }) => id))('%s', async (id) => {
    const page = pageOf(id);
    const [png, pdf] = [await pngOf(page), await pdfOf(designOf(page), { title: 'Jazz' })];
    expect(differing(await small(png), await small(await printed(pdf)))).toBeLessThan(0.006);
  });
});

it('turned, cut out and translucent layers print as they are drawn', async () => {
  const page = pageOf('window');
  page.layers = page.layers.map((layer) =>
    layer.is === 'text'
      ? { ...layer, turn: 20, opacity: 0.6 }
      : { ...layer, turn: layer.is === 'path' ? 15 : 0 },
  );
  expect(
    differing(
      await small(await pngOf(page)),
      await small(await printed(await pdfOf(designOf(page), { title: '' }))),
    ),
  ).toBeLessThan(0.006);
  // The comparison can fail: without its picture the page is another one.
  const without = { ...page, layers: page.layers.filter(({ is }) => is !== 'image') };
  expect(differing(await small(await pngOf(page)), await small(await pngOf(without)))).toBeGreaterThan(0.05);
});

it('text stays text: in the PDF with its typeface inside, in the SVG with letters, outlined without any', async () => {
  const page = pageOf('disc');
  const pdf = Buffer.from(await pdfOf(designOf(page), { title: 'Jazz', withBleed: true }));
  expect(pdf.toString('latin1')).toMatch(/\/FontFile2?3?\b/);
  expect(pdf.toString('latin1')).toMatch(/\/TrimBox \[8\.5/);
  const { extractText, getDocumentProxy } = await import('unpdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(text).toContain('Jazz Night');
  expect(text).toContain('Čajkovskij to Coltrane');
  expect(liveSvg(page)).toContain('>Jazz Night</text>');
  expect(liveSvg(page)).toContain("@font-face{font-family:'Archivo'");
  expect(await outlinedSvg(page)).not.toContain('<text');
});

it('right-to-left words and very long ones stay on the page, in both', async () => {
  for (const title of [
    'ليلة الجاز في برلين',
    'ליל ג׳אז 2026 בברלין',
    `Donaudampfschifffahrts${'gesellschaft'.repeat(12)}`,
  ]) {
    const page = pageOf('disc', { ...words, title });
    const layer = page.layers.find((one) => one.is === 'text' && one.role === 'title')!;
    if (layer.is !== 'text') throw new Error('no title');
    expect(
      layer.lines
        .map((line) => line.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(title.replaceAll(' ', ''));
    for (const line of layer.lines) expect(line.width).toBeLessThanOrEqual(layer.w + 1);
    expect(
      differing(
        await small(await pngOf(page)),
        await small(await printed(await pdfOf(designOf(page), { title: '' }))),
      ),
    ).toBeLessThan(0.008);
  }
});
