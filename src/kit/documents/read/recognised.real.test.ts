/** Pages that are pictures, drawn and recognised for real: as they were laid on the glass, on their side and a little askew. */
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { useRealModels } from '#kit/models/real-models.testing.ts';
import type { ReadPage } from './document.ts';
import { readDocument } from './read-document.server.ts';
import { recognisedPage } from './recognised.server.ts';

const { host, need } = useRealModels();
/** The first run fetches what it reads with. */
const patience = 300_000;

const paragraphs = [
  ['The mill by the river was built in 1784 and', 'burned down twice before the century was over.'],
  ['Nobody knows who laid the first fire, but the', 'second began in the kitchen of the miller.'],
];
/** Nothing but this word is blue. */
const marked = 'kitchen';

async function page(turn: number, skew: number): Promise<Buffer> {
  const lines = paragraphs.flatMap((lines, paragraph) =>
    lines.map((line, at) => {
      const words = line.replace(marked, `<tspan fill="#0000ff">${marked}</tspan>`);
      return `<text x="120" y="${240 + 190 * paragraph + 60 * at}" font-family="DejaVu Serif, Times, serif" font-size="38">${words}</text>`;
    }),
  );
  const drawn = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1000"><rect width="100%" height="100%" fill="white"/>${lines.join('')}</svg>`,
  );
  const askew = await sharp(drawn).rotate(skew, { background: 'white' }).png().toBuffer();
  return sharp(askew).rotate(turn).png().toBuffer();
}

async function scanOf(picture: Buffer): Promise<ReadPage> {
  const { width, height } = await sharp(picture).metadata();
  const pdf = new Pdf({ size: [width / 2.5, height / 2.5], margin: 0 });
  pdf.image(picture, 0, 0, { width: width / 2.5 }).end();
  const bytes = Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
  const work = { form: 'pdf' as const, bytes: new Uint8Array(bytes), from: 1 };
  for await (const part of readDocument(work, { limits: { megabytes: 768, seconds: 200 } }))
    if ('scan' in part) {
      const { picture: seen, ...about } = part.scan;
      return recognisedPage(await host.readPicture(seen, { upright: true }), about);
    }
  throw new Error('The page was not taken for a picture');
}

/** Where it is blue, in shares. */
async function blueBox(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length; at += 3)
    if (data[at + 2]! - data[at]! > 120) {
      xs.push((at / 3) % info.width);
      ys.push(Math.floor(at / 3 / info.width));
    }
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2 / info.width,
    y: (Math.min(...ys) + Math.max(...ys)) / 2 / info.height,
  };
}

test.for([
  [0, 3],
  [180, -2],
  [270, 4],
] as const)(
  'a page turned by %i degrees and askew by %d is read word for word, and its words are found on it',
  { timeout: patience },
  async ([turn, skew], context) => {
    await need('tesseract', context);
    const picture = await page(turn, skew);
    const { blocks, size, recognised } = await scanOf(picture);
    expect(blocks.map(({ text }) => text)).toEqual(paragraphs.map((lines) => lines.join(' ')));
    expect(recognised).toBeGreaterThan(0.8);
    expect(size!.width > size!.height).toBe(turn % 180 === 0);
    const { text, words } = blocks[1]!;
    const word = words!.find(({ at, length }) => text.slice(at, at + length) === marked)!;
    const there = await blueBox(picture);
    expect(word.x + word.width / 2).toBeCloseTo(there.x, 1.7);
    expect(word.y + word.height / 2).toBeCloseTo(there.y, 1.7);
  },
);
