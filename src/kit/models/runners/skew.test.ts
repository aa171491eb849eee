import { numbersFrom } from '#kit/search/quantise.server.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { skewOf } from './skew.server.ts';

const lines = Array.from(
  { length: 24 },
  (_, at) =>
    `<text x="90" y="${120 + 42 * at}" font-family="DejaVu Sans, Arial, sans-serif" font-size="24">Line ${at} of the page tells about the mill and the river beside it.</text>`,
);
const page = () =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1300"><rect width="100%" height="100%" fill="white"/>${lines.join('')}</svg>`,
    ),
  )
    .png()
    .toBuffer();

test.for([-4, -1, 2.5, 7])('a page that was laid down by %d degrees', async (degrees) => {
  const picture = await sharp(await page())
    .rotate(degrees, { background: 'white' })
    .png()
    .toBuffer();
  expect(Math.abs((await skewOf(picture)) - degrees)).toBeLessThan(0.25);
  const onItsSide = await sharp(picture).rotate(90).png().toBuffer();
  expect(Math.abs((await skewOf(onItsSide)) - degrees)).toBeLessThan(0.25);
});

test('a straight page, an empty one and noise are not rotated', async () => {
  expect(await skewOf(await page())).toBe(0);
  const flat = { width: 400, height: 300, channels: 3 as const, background: 'white' };
  expect(await skewOf(await sharp({ create: flat }).png().toBuffer())).toBe(0);
  // The same noise each time: chance now and then draws a line.
  const next = numbersFrom(7);
  const pixels = Uint8Array.from({ length: 400 * 300 }, () => 40 * (next() + next() + next() + next()) + 40);
  const noise = await sharp(pixels, { raw: { width: 400, height: 300, channels: 1 } })
    .png()
    .toBuffer();
  expect(await skewOf(noise)).toBe(0);
});
