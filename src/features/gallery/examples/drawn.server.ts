/** The pictures of examples: drawn by their tool when first looked at, one at a time, and kept in a folder in every size. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { reencodeImage } from '#kit/files/reencode-image.server.ts';
import { takeTurns } from '#kit/files/take-turns.ts';
import type { GalleryExample, GalleryExamples } from '#tools/share/gallery-examples.ts';
import { exampleWidths } from './contract.ts';

const mostPixels = 20_000_000;
const inTurn = takeTurns({ atOnce: 1, maxWaiting: 200, maxOfOne: 200 });
const underWay = new Map<string, Promise<void>>();

interface Wanted {
  source: GalleryExamples;
  piece: GalleryExample;
  width: number;
  /** The folder of pictures that can be drawn again. */
  folder: string;
}

export async function examplePictureBytes({ source, piece, width, folder }: Wanted): Promise<Buffer> {
  const stem = path.join(folder, `${piece.id}-${recipeHash(piece)}`);
  const known = await readIfThere(fileOf(stem, width));
  if (known) return known;
  let drawing = underWay.get(stem);
  if (!drawing) {
    drawing = inTurn(() => drawSizes(source, piece, stem)).finally(() => underWay.delete(stem));
    underWay.set(stem, drawing);
  }
  await drawing;
  return fs.readFile(fileOf(stem, width));
}

async function drawSizes(source: GalleryExamples, piece: GalleryExample, stem: string) {
  const drawn = await source.draw(piece);
  const sizes = exampleWidths.map((width) => ({ width, height: width * 4, fit: 'inside' as const }));
  const pictures = await reencodeImage(drawn, { maxPixels: mostPixels, sizes });
  await fs.mkdir(path.dirname(stem), { recursive: true });
  for (const [at, { bytes }] of pictures.entries()) {
    // Renamed into place: another process never reads half a picture.
    const half = `${stem}-${process.pid}.part`;
    await fs.writeFile(half, bytes);
    await fs.rename(half, fileOf(stem, exampleWidths[at]!));
  }
}

const fileOf = (stem: string, width: number) => `${stem}-${width}.webp`;

/** A changed recipe is another picture. */
const recipeHash = ({ input, width, height }: GalleryExample) =>
  createHash('sha256').update(JSON.stringify({ input, width, height })).digest('hex').slice(0, 12);

const readIfThere = (file: string) => fs.readFile(file).catch(() => undefined);
