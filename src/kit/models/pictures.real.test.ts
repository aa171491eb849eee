/** What pictures hold, read for real: other languages, pictures that lie on their side, codes. */
import QRCode from 'qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useRealModels } from './real-models.testing.ts';

const { host, need } = useRealModels();
/** The first run fetches what it reads with. */
const patience = 300_000;

const lettered = (lines: string[]) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${60 * lines.length + 60}">
    <rect width="100%" height="100%" fill="white"/>${lines
      .map(
        (line, at) =>
          `<text x="24" y="${70 + 60 * at}" font-family="DejaVu Sans, Arial, sans-serif" font-size="34">${line}</text>`,
      )
      .join('')}</svg>`),
  )
    .png()
    .toBuffer();

test('a language of its own is fetched and read with its letters', { timeout: patience }, async (context) => {
  await need('tesseract-deu', context);
  const picture = await lettered(['Größere Äpfel fürs Frühstück']);
  expect((await host.readPicture(picture, { languages: ['deu'] })).text).toBe('Größere Äpfel fürs Frühstück');
  // The next call without it reads English again.
  expect((await host.readPicture(await lettered(['Plain English']))).text).toBe('Plain English');
});

test.for([90, 180, 270] as const)(
  'a picture that was turned by %i degrees is read upright, and its boxes stand there',
  { timeout: patience },
  async (turned, context) => {
    await need('tesseract', context);
    const lines = ['The garden opens at nine', 'and closes before dark'];
    const picture = await sharp(await lettered(lines))
      .rotate(turned)
      .png()
      .toBuffer();
    const read = await host.readPicture(picture, { upright: true });
    expect(read.text.split(/\n+/)).toEqual(lines);
    expect(read.turned).toBe(360 - turned);
    expect(read.width).toBeGreaterThan(read.height);
  },
);

test('codes are read, with where they are, and nothing is found where there is none', async () => {
  const qr = await QRCode.toBuffer('https://example.org/menu?table=4', { width: 300 });
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#dfe8d8' } })
    .composite([{ input: qr, left: 700, top: 400 }])
    .png()
    .toBuffer();
  const [code, ...others] = await host.readCodes(picture);
  expect(others).toEqual([]);
  expect(code).toMatchObject({ format: 'QRCode', text: 'https://example.org/menu?table=4' });
  expect(code!.x).toBeGreaterThan(700 / 1200);
  expect(code!.x + code!.width).toBeLessThan(1000 / 1200);
  expect(code!.y).toBeGreaterThan(0.5);
  expect(await host.readCodes(await lettered(['no code']))).toEqual([]);
  await expect(host.readCodes(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'invalid:picture' });
});
