/** The picture that Lens looks at. What people gave was made anew from its pixels when it was uploaded. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { AppError } from '#kit/errors.ts';
import { projectFolder } from '#kit/paths.server.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { samples } from './tool.ts';

/** A side of the small copy that colours are counted on. */
const smallSide = 96;
const mostPixels = 50_000_000;

type Sample = (typeof samples)[number];

export async function openGiven(
  { files, sample }: { files: readonly string[]; sample?: Sample | undefined },
  context: Pick<RunContext, 'files'>,
): Promise<Uint8Array> {
  const [id] = files;
  if (id === undefined) return readFile(path.join(projectFolder, 'content', 'lens', `${sample}.webp`));
  const { file, stream } = await context.files.read(id);
  if (!file.contentType.startsWith('image/'))
    throw new AppError('invalid:picture', {
      message:
        'This picture can’t be read. Choose a PNG, JPEG, WebP, GIF or AVIF picture. SVG drawings and documents aren’t supported.',
    });
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Upright, as it was read, and in our own encoding. */
export async function turnedPicture(picture: Uint8Array, degrees: number) {
  const { data, info } = await open(picture)
    .rotate(degrees)
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

/** Red, green and blue of a small copy, one after the other. */
export async function smallPixels(picture: Uint8Array): Promise<Uint8Array> {
  return open(picture)
    .flatten({ background: 'white' })
    .resize({ width: smallSide, height: smallSide, fit: 'inside', kernel: 'nearest' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}

const open = (picture: Uint8Array) => sharp(picture, { limitInputPixels: mostPixels, failOn: 'error' });
