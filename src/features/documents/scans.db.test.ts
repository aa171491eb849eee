/** Pages that are pictures. The reader of text is tried for real elsewhere; here it says what a test lets it say. */
import Pdf from 'pdfkit';
import sharp from 'sharp';
import { afterEach, expect, vi } from 'vitest';
import type { ReadBlock } from '#kit/documents/read/document.ts';
import type { PictureText } from '#kit/models/calls.ts';
import { AppError } from '#kit/errors.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { getDocumentPages } from './contract.ts';
import { bring, whenRead } from './documents.testing.ts';
import { readWaiting } from './read-again.server.ts';
import { waitsForReader } from './states.ts';

const app = useTestApp();
afterEach(() => vi.restoreAllMocks());

/** A page of 1000 by 800 when it stands, whose lines are 30 high and 40 apart. */
function seen(lines: readonly string[], how: Partial<PictureText> = {}): PictureText {
  const words = lines.flatMap((line, at) => {
    let left = 100;
    return line.split(' ').map((text) => {
      const width = 12 * text.length;
      const word = { text, confidence: 90, line: at, left, top: 100 + 40 * at, width, height: 30 };
      left += width + 12;
      return word;
    });
  });
  return {
    text: lines.join('\n'),
    confidence: 90,
    width: 1000,
    height: 800,
    turned: 0,
    skew: 0,
    words,
    ...how,
  };
}

const drawn = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/><rect x="10" y="10" width="40" height="90" fill="black"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

async function scanned(pages: number): Promise<Buffer> {
  const pdf = new Pdf({ autoFirstPage: false });
  const picture = await drawn(800, 1000);
  for (let page = 0; page < pages; page += 1)
    pdf.addPage({ size: [400, 500], margin: 0 }).image(picture, 0, 0, { width: 400 });
  pdf.end();
  return Buffer.concat(await Array.fromAsync(pdf as AsyncIterable<Buffer>));
}

async function readPages(name: string, bytes: Uint8Array) {
  const client = app.client();
  const { id } = await bring(client, name, bytes);
  const document = await whenRead(client, id);
  const { body } = await client.call(getDocumentPages, { params: { id }, query: { from: 1, to: 5 } });
  return { document, pages: body.pages };
}

const wordAt = (block: ReadBlock | undefined, word: string) =>
  block!.words!.find(({ at, length }) => block!.text.slice(at, at + length) === word)!;

test('a scan is read upright, with its words where they lie on the page', async () => {
  const read = vi
    .spyOn(app.services.models, 'readPicture')
    .mockResolvedValue(seen(['The garden opens at nine', 'and closes before dark.'], { turned: 90 }));
  const { document, pages } = await readPages('scan.pdf', await scanned(1));
  expect(document).toMatchObject({ state: 'ready', pagesRead: 1 });
  expect(read.mock.calls[0]![1]).toMatchObject({ upright: true });
  expect(pages[0]).toMatchObject({ recognised: 0.9, size: { width: 400, height: 500 } });
  const block = pages[0]!.blocks[0] as ReadBlock;
  expect(block.text).toBe('The garden opens at nine and closes before dark.');
  // Turned to the right it stands, so on the page it reads from the bottom upwards, line after line to the right.
  const [first, later, below] = ['The', 'nine', 'and'].map((word) => wordAt(block, word)) as [
    ReturnType<typeof wordAt>,
    ReturnType<typeof wordAt>,
    ReturnType<typeof wordAt>,
  ];
  expect(first).toMatchObject({ x: 100 / 800, y: 1 - 136 / 1000, width: 30 / 800, height: 36 / 1000 });
  expect(later.y).toBeLessThan(first.y);
  expect(later.x).toBe(first.x);
  expect(below.x).toBeGreaterThan(first.x);
});

test('lines that fall to the right are one text, and each word is marked where it is', async () => {
  vi.spyOn(app.services.models, 'readPicture').mockResolvedValue(
    seen(['The garden opens at nine every day of the year', 'and closes before dark.'], { skew: 4 }),
  );
  const { pages } = await readPages('photo.png', await drawn(1000, 800));
  expect(pages[0]!.size).toEqual({ width: 1000, height: 800 });
  const block = pages[0]!.blocks[0] as ReadBlock;
  expect(block.text).toBe('The garden opens at nine every day of the year and closes before dark.');
  const [first, last] = [wordAt(block, 'The'), wordAt(block, 'year')];
  const fall = (last.y + last.height / 2 - first.y - first.height / 2) * 800;
  const along = (last.x + last.width / 2 - first.x - first.width / 2) * 1000;
  expect((Math.atan2(fall, along) * 180) / Math.PI).toBeCloseTo(4, 1);
});

test('a page in German is read again in German, and the next ones at once', async () => {
  const german = 'Der Müller und die Mühle: das ist nicht die Geschichte von dem Esel.';
  const read = vi
    .spyOn(app.services.models, 'readPicture')
    .mockImplementation(async (_, { languages = [] } = {}) =>
      seen([languages.includes('deu') ? german : german.replaceAll('ü', 'u')]),
    );
  const { pages } = await readPages('scan.pdf', await scanned(2));
  expect(pages.map(({ blocks }) => blocks[0]!.text)).toEqual([german, german]);
  expect(read.mock.calls.map(([, call]) => call!.languages)).toEqual([[], ['deu'], ['deu']]);
});

test('without the language it is read as well as can be, and without a reader the page says that it was not read', async () => {
  const unreachable = new AppError('unavailable:pack_offline', { message: 'It could not be fetched.' });
  const read = vi.spyOn(app.services.models, 'readPicture');
  const plain = 'Der Muller und die Muhle: das ist nicht die Geschichte von dem Esel.';
  read.mockImplementation(async (_, { languages = [] } = {}) => {
    if (languages.length > 0) throw unreachable;
    return seen([plain]);
  });
  const { pages, document } = await readPages('scan.pdf', await scanned(2));
  expect(document.unreadPages).toBe(0);
  expect(pages.map(({ blocks }) => blocks[0]!.text)).toEqual([plain, plain]);
  read.mockRejectedValue(unreachable);
  const { document: unread } = await readPages('scan.pdf', await scanned(1));
  expect(unread).toMatchObject({ state: 'ready', unreadPages: 1 });
});

test('what was brought before the reader of pictures was there is read again once it is', async () => {
  const { models } = app.services;
  const read = vi.spyOn(models, 'readPicture').mockRejectedValue(new AppError('unavailable:pack_offline'));
  const isReady = vi.spyOn(models, 'isReady').mockReturnValue(false);
  const client = app.client();
  const { id } = await bring(client, 'photo.png', await drawn(1000, 800));
  expect(await whenRead(client, id)).toMatchObject({
    state: 'ready',
    unreadPages: 1,
    failure: waitsForReader,
  });
  expect(await readWaiting(app.services)).toBe(0);
  isReady.mockReturnValue(true);
  read.mockResolvedValue(seen(['The garden opens at nine']));
  expect(await readWaiting(app.services)).toBeGreaterThan(0);
  await expect
    .poll(async () => (await whenRead(client, id)).unreadPages === 0 && (await textOf(client, id)))
    .toBe('The garden opens at nine');
  expect((await whenRead(client, id)).failure).toBeNull();
  // What cannot be read though the reader is there is not tried again and again.
  read.mockRejectedValue(new AppError('invalid:picture'));
  const { id: other } = await bring(client, 'dirt.png', await drawn(900, 700));
  expect(await whenRead(client, other)).toMatchObject({ state: 'ready', unreadPages: 1, failure: null });
  expect(await readWaiting(app.services)).toBe(0);
});

async function textOf(client: ReturnType<typeof app.client>, id: string): Promise<string | undefined> {
  const { body } = await client.call(getDocumentPages, { params: { id }, query: { from: 1, to: 1 } });
  return body.pages[0]?.blocks[0]?.text;
}
