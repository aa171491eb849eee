/** Takes something out of a photo: looks at it with its surroundings, paints what may be behind, and changes nothing else. */
import path from 'node:path';
import sharp from 'sharp';
import { AppError } from '#kit/errors.ts';
import type { Load, Mask, Stroke } from '../calls.ts';
import { loadOnnx, sessionOptions } from './onnx.server.ts';
import { openPicture } from './open-picture.server.ts';
import { toPlanes } from './planes.ts';

/** Of what the model is shown; it thinks in 512. */
const longestSide = 1024;
const leastSide = 512;
/** Shadows and soft edges around an object go with it. */
const margin = 0.006;
const quality = 95;

export const load: Load<'migan'> = async (folderOf) => {
  const { Tensor, InferenceSession } = await loadOnnx(folderOf('onnx'));
  const session = await InferenceSession.create(
    path.join(folderOf('migan'), 'migan_pipeline_v2.onnx'),
    sessionOptions,
  );

  return async ({ picture, mask, strokes }) => {
    const { data: pixels, info } = await openPicture(picture, (opened) =>
      opened.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    );
    const { width, height } = info;
    const gone = await goneOf({ width, height }, mask, strokes);
    const box = boxAround(gone, width, height);
    if (!box)
      throw new AppError('invalid:mask', {
        message: 'Nothing found there. Click the middle of the object, or paint over it.',
      });
    const raw = { raw: { width, height, channels: 4 } } as const;
    const scale = Math.min(1, longestSide / Math.max(box.width, box.height));
    const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
    const area = size.width * size.height;
    const seen = await sharp(pixels, raw)
      .extract(box)
      .removeAlpha()
      .resize(size.width, size.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    const hole = await sharp(gone, { raw: { width, height, channels: 1 } })
      .extract(box)
      .resize(size.width, size.height, { fit: 'fill' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const { result } = await session.run({
      image: new Tensor(
        'uint8',
        toPlanes(seen, 3, new Uint8Array(3 * area), (value) => value),
        [1, 3, size.height, size.width],
      ),
      mask: new Tensor(
        'uint8',
        Uint8Array.from(hole, (value) => (value > 0 ? 0 : 255)),
        [1, 1, size.height, size.width],
      ),
    });
    const painted = Buffer.alloc(3 * area);
    for (let at = 0; at < area; at += 1)
      for (let colour = 0; colour < 3; colour += 1)
        painted[at * 3 + colour] = result!.data[colour * area + at]!;
    const patch = await sharp(painted, { raw: { ...size, channels: 3 } })
      .resize(box.width, box.height, { fit: 'fill' })
      .raw()
      .toBuffer();
    const soft = await sharp(gone, { raw: { width, height, channels: 1 } })
      .extract(box)
      .blur(Math.max(0.6, 0.001 * Math.max(width, height)))
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    for (let y = 0; y < box.height; y += 1)
      for (let x = 0; x < box.width; x += 1) {
        const at = y * box.width + x;
        const share = soft[at]! / 255;
        if (share === 0) continue;
        const to = ((y + box.top) * width + x + box.left) * 4;
        for (let colour = 0; colour < 3; colour += 1)
          pixels[to + colour] = Math.round(
            pixels[to + colour]! * (1 - share) + patch[at * 3 + colour]! * share,
          );
      }
    return { bytes: await sharp(pixels, raw).webp({ quality }).toBuffer(), width, height };
  };
};

/** 255 for every point that goes. */
async function goneOf(
  { width, height }: { width: number; height: number },
  mask: Mask | undefined,
  strokes: readonly Stroke[],
): Promise<Buffer> {
  const longer = Math.max(width, height);
  const lines = strokes.map(({ radius, points: [first, ...others] }) => {
    const at = ({ x, y }: { x: number; y: number }) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`;
    // A line to where it begins is a dot.
    const way = [first!, ...(others.length > 0 ? others : [first!])].map(at).join('L');
    return `<path d="M${way}" stroke-width="${(2 * radius * longer).toFixed(1)}"/>`;
  });
  const brushed = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="black"/><g fill="none" stroke="white" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`,
    ),
    { unlimited: true },
  )
    .removeAlpha()
    .toColourspace('b-w')
    .threshold(128)
    .raw()
    .toBuffer();
  if (!mask) return brushed;
  const { data, ...size } = mask;
  const found = await sharp(data, { raw: { ...size, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .blur(Math.max(0.8, margin * longer))
    .threshold(24)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  for (let at = 0; at < brushed.length; at += 1) if (found[at]! > 0) brushed[at] = 255;
  return brushed;
}

/** With as much around it again on each side; undefined where nothing is marked. */
function boxAround(gone: Uint8Array, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (gone[y * width + x]! > 0) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return undefined;
  const side = Math.max(leastSide, 2 * Math.max(right - left + 1, bottom - top + 1));
  const span = (from: number, to: number, whole: number) => {
    const length = Math.min(whole, side);
    const start = Math.round((from + to + 1) / 2 - length / 2);
    return { start: Math.min(Math.max(0, start), whole - length), length };
  };
  const [across, down] = [span(left, right, width), span(top, bottom, height)];
  return { left: across.start, top: down.start, width: across.length, height: down.length };
}
