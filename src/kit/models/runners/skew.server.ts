/**
 * By how much the lines of a picture fall to the right, in degrees: where what is dark is counted along them, the counts go up and
 * down the most. Lines that stand are counted too, so a page that lies on its side is judged like any other.
 */
import sharp from 'sharp';

const side = 700;
/** Further than this, nobody laid it on the glass by mistake. */
const furthest = 10;
/** Less is read as well as it is. */
const least = 0.5;
/** So much clearer than as it is; a photo of something else has no such angle. */
const clearer = 1.15;
const mostPoints = 30_000;

export async function skewOf(picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points = darkPoints(data, info.width);
  if (points.length === 0) return 0;
  const around = (middle: number, reach: number, step: number) =>
    Array.from({ length: 2 * Math.round(reach / step) + 1 }, (_, at) => middle - reach + at * step).reduce(
      (best, angle) => {
        const score = clearness(points, angle, info);
        return score > best.score ? { angle, score } : best;
      },
      { angle: 0, score: 0 },
    );
  const { angle } = around(0, furthest, 0.5);
  const fine = around(angle, 0.5, 0.1);
  const isClear = fine.score > clearer * clearness(points, 0, info);
  return isClear && Math.abs(fine.angle) > least && Math.abs(fine.angle) < furthest ? fine.angle : 0;
}

/** As x, y, x, y: of a picture that is mostly dark, some. */
function darkPoints(pixels: Uint8Array, width: number): number[] {
  const dark: number[] = [];
  for (const [at, value] of pixels.entries()) if (value < 110) dark.push(at);
  const every = Math.ceil(dark.length / mostPoints);
  return dark.filter((_, index) => index % every === 0).flatMap((at) => [at % width, Math.floor(at / width)]);
}

function clearness(
  points: readonly number[],
  degrees: number,
  { width, height }: { width: number; height: number },
): number {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const room = width + height;
  const lying = new Uint32Array(2 * room);
  const standing = new Uint32Array(2 * room);
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!];
    lying[Math.round(y * cosine - x * sine) + room]! += 1;
    standing[Math.round(x * cosine + y * sine) + room]! += 1;
  }
  return Math.max(changes(lying), changes(standing));
}

const changes = (counts: Uint32Array) =>
  counts.reduce((sum, count, at) => (at === 0 ? 0 : sum + (count - counts[at - 1]!) ** 2), 0);
