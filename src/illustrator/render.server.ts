/** From a scene to bytes: drawn as vectors, printed as pixels, finished in its style. Runs where nobody waits for it. */
import sharp from 'sharp';
import { compose, writeSvg, type Composition } from './draw/compose.ts';
import { layered } from './finish/layered.ts';
import { facets, squares } from './finish/mosaic.ts';
import type { Pixels } from './finish/pixels.ts';
import { blueprint, grain, linocut, paper, poster, risograph, sketch } from './finish/prints.ts';
import { watercolour } from './finish/watercolour.ts';
import { judge, type Score } from './judge/judge.ts';
import { licences, type LicenceId } from './parts/figure.ts';
import { notoParts } from './parts/noto.server.ts';
import type { Scene, Style } from './scene.ts';

export interface DrawRequest {
  scene: Scene;
  seed: number;
  width: number;
  height: number;
  format: 'png' | 'webp' | 'svg' | 'jpeg';
}
export interface Drawn {
  bytes: Uint8Array;
  credits: { part: string; licence: LicenceId }[];
  names: string[];
}

const prints: Partial<Record<Style, (pixels: Pixels) => Pixels>> = {
  vector: grain,
  papercut: paper,
  clay: grain,
  isometric: grain,
  risograph,
  linocut,
  sketch,
  blueprint,
  watercolour,
  poster,
};

export async function draw({ scene, seed, width, height, format }: DrawRequest): Promise<Drawn> {
  const made = layered(
    compose(scene, {
      seed,
      ratio: width / height,
      parts: notoParts(),
      width: drawnWidth(scene.style, width, format),
    }),
    scene.style,
  );
  const about = { credits: made.credits, names: made.placed.map(({ name }) => name) };
  const svg = await vectors(made, scene.style, seed);
  if (format === 'svg') return { ...about, bytes: Buffer.from(svg) };
  const print = prints[scene.style];
  const pixels = await rasterise(svg, width, height);
  const done = print ? print(pixels) : pixels;
  return { ...about, bytes: await encode(done, format, made) };
}

/** Small drawings of other seeds, the best first. */
export async function judgeSeeds(
  scene: Scene,
  seeds: readonly number[],
  ratio: number,
): Promise<{ seed: number; score: Score }[]> {
  const judged: { seed: number; score: Score }[] = [];
  for (const seed of seeds) {
    const small = 300;
    const made = compose(scene, { seed, ratio, parts: notoParts(), width: small });
    const pixels = await rasterise(writeSvg(made), small, Math.round(small / ratio));
    judged.push({ seed, score: judge(pixels, made.placed, made.w, made.h) });
  }
  return judged.sort((a, b) => b.score.total - a.score.total);
}

/** What becomes a mosaic is drawn at one size first, whatever size it is printed at. */
const mosaicWidth = 700;
const drawnWidth = (style: Style, width: number, format: DrawRequest['format']) =>
  style === 'pixel' || style === 'lowpoly' ? mosaicWidth : format === 'svg' ? 1000 : width;

async function shrink({ width, height, data }: Pixels, to: number): Promise<Pixels> {
  const high = Math.round((to * height) / width);
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(to, high, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { width: to, height: high, data: new Uint8ClampedArray(small) };
}

async function vectors(made: Composition, style: Style, seed: number): Promise<string> {
  if (style !== 'pixel' && style !== 'lowpoly') return writeSvg(made, describe(made));
  const large = await rasterise(writeSvg(made), mosaicWidth, Math.round((mosaicWidth * made.h) / made.w));
  const small = await shrink(large, style === 'pixel' ? 140 : 420);
  const svg = style === 'pixel' ? squares(small, made.w, made.h) : facets(small, made.w, made.h, seed);
  return writeSvg({ w: made.w, h: made.h, defs: '', layers: [{ name: 'Picture', svg }] }, describe(made));
}

/** Whose parts are in it, inside the file itself. */
function describe({ credits }: Composition): string {
  const used = [...new Set(credits.map(({ licence }) => licence))];
  return `<metadata>${used.map((id) => `${licences[id].name}: ${licences[id].licence}`).join('; ') || 'Drawn by Frenly'}</metadata>`;
}

async function rasterise(svg: string, width: number, height: number): Promise<Pixels> {
  const drawnAt = Number(/width="(\d+)"/.exec(svg)![1]);
  const { data } = await sharp(Buffer.from(svg), {
    density: Math.min(2400, Math.max(1, (72 * width) / drawnAt)),
    unlimited: true,
  })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

async function encode(
  { width, height, data }: Pixels,
  format: 'png' | 'webp' | 'jpeg',
  { credits }: Composition,
): Promise<Uint8Array> {
  const used = [
    ...new Set(credits.map(({ licence }) => `${licences[licence].name}: ${licences[licence].licence}`)),
  ];
  const picture = sharp(data, { raw: { width, height, channels: 3 } }).withExif({
    IFD0: { Software: 'Frenly Bamboo', Copyright: used.join('; ') || 'Drawn by Frenly' },
  });
  if (format === 'png') return picture.png({ compressionLevel: 7 }).toBuffer();
  return format === 'webp'
    ? picture.webp({ quality: 88 }).toBuffer()
    : picture.jpeg({ quality: 90 }).toBuffer();
}
