/** A photo changed in words by an engine that someone configured. Where an area is marked, nothing else changes. */
import sharp from 'sharp';
import type { Engine } from '#kit/ai/engine.ts';
import { AppError } from '#kit/errors.ts';
import type { Mask, Stroke } from '#kit/models/calls.ts';
import type { StepContext } from '#tools/define/define-run.server.ts';

/** What is shown to engines; the photo itself keeps its size. */
const longestShown = 1536;
/** Of the edge between old and new, in shares of the longer side. */
const softness = 0.004;

interface RepaintRequest {
  prompt: string;
  strokes: readonly Stroke[];
  mask?: Mask | undefined;
}

/** The first of the person, the owner or this machine; Bamboo draws and does not paint over photos. */
export const paintersAmong = (engines: readonly Engine[]) =>
  engines.filter(({ source }) => source !== 'bamboo');

export async function repaint(
  { ai, signal }: StepContext,
  photo: Uint8Array,
  { prompt, strokes, mask }: RepaintRequest,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const [painter] = paintersAmong(await ai.engines(['image']));
  if (!painter) throw noPainter();
  const { data: shown, info } = await sharp(photo)
    .resize({ width: longestShown, height: longestShown, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const area = mask || strokes.length > 0 ? await areaOf(info, strokes, mask) : undefined;
  const { pictures } = await ai.picture({
    prompt,
    engine: painter.id,
    fallback: false,
    from: { pictures: [shown], mask: area && (await asMasks(area, info)) },
    signal,
  });
  const { width, height } = await sharp(photo).metadata();
  const painted = await sharp(pictures[0]!.data)
    .resize({ width, height, fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const raw = { width, height, channels: 3 } as const;
  const result = area
    ? sharp(photo).composite([
        { input: await cutTo(painted, area, info, raw), raw: { width, height, channels: 4 } },
      ])
    : sharp(painted, { raw });
  return { bytes: await result.webp({ quality: 92 }).toBuffer(), width, height };
}

export const noPainter = () =>
  new AppError('unavailable:painter', {
    message:
      'Repainting needs an image engine such as OpenAI’s or Google’s. Add a key in your settings first.',
  });

interface Size {
  width: number;
  height: number;
}

/** White where something shall change, one byte a point. */
async function areaOf({ width, height }: Size, strokes: readonly Stroke[], mask?: Mask): Promise<Buffer> {
  const longer = Math.max(width, height);
  const lines = strokes.map(({ radius, points: [first, ...others] }) => {
    const path = [first!, ...(others.length > 0 ? others : [first!])]
      .map(({ x, y }) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`)
      .join('L');
    return `<path d="M${path}" stroke-width="${(2 * radius * longer).toFixed(1)}"/>`;
  });
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
  const painted = await sharp(Buffer.from(drawn)).removeAlpha().extractChannel(0).raw().toBuffer();
  if (!mask) return painted;
  const found = await sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return painted.map((value, at) => Math.max(value, found[at]!)) as Buffer;
}

async function asMasks(area: Buffer, { width, height }: Size) {
  const seeThrough = Buffer.alloc(width * height * 4);
  for (const [at, value] of area.entries()) seeThrough[at * 4 + 3] = 255 - value;
  return {
    seeThrough: await sharp(seeThrough, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
    white: await sharp(area, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer(),
  };
}

/** What was painted, see-through outside the area, with a soft edge. */
async function cutTo(painted: Buffer, area: Buffer, shown: Size, raw: Size & { channels: 3 }) {
  const alpha = await sharp(area, { raw: { width: shown.width, height: shown.height, channels: 1 } })
    .blur(Math.max(0.5, Math.max(shown.width, shown.height) * softness))
    .resize(raw.width, raw.height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp(painted, { raw })
    .joinChannel(alpha, { raw: { width: raw.width, height: raw.height, channels: 1 } })
    .raw()
    .toBuffer();
}
