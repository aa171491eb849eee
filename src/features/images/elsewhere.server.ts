/** Pictures by an engine that someone configured: prompt, size, count and seed, as far as it takes them. */
import type { z } from 'zod';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#kit/errors.ts';
import type { RunContext } from '#tools/define/define-run.server.ts';
import type { PictureData } from './data.ts';
import type { images } from './tool.ts';

const mostBytes = 40_000_000;
const within = { width: 1536, height: 1536 };

/** No protocol here has a place of its own for what shall not be there. */
function wordsFor({ prompt, style, negative }: z.output<(typeof images)['input']>, said: readonly string[]) {
  const styled = style === 'auto' ? '' : ` Style: ${style}.`;
  const without = negative === '' ? '' : ` Do not show: ${negative}.`;
  const asked = said.length > 0 ? `${said.join('. ')}. Changed as follows: ${prompt}.` : prompt;
  return `${asked}${styled}${without}`;
}

export async function paintElsewhere(
  input: z.output<(typeof images)['input']>,
  before: { said: readonly string[]; file: string | null } | undefined,
  { id, title }: { id: string; title: string },
  context: RunContext,
): Promise<PictureData['pictures']> {
  const from = await shownTo(before?.file ?? null, context);
  const ask = (changed: boolean) =>
    context.ai.picture({
      prompt: wordsFor(input, changed ? [] : (before?.said ?? [])),
      ...(changed && from ? { from, fallback: false } : {}),
      engine: id,
      size: sizeFor(id, input.size),
      count: input.count,
      // Beside each other, a seed is for those who draw by one: others would refuse it.
      ...(input.beside.length > 0
        ? { fallback: false }
        : input.seed === undefined
          ? {}
          : { seed: input.seed }),
    });
  const { pictures } = from
    ? await ask(true).catch((error: unknown) => {
        // One that only paints anew is told in words what was there.
        if (!(error instanceof AppError) || error.code !== 'upstream_failed:provider_invalid') throw error;
        return ask(false);
      })
    : await ask(false);
  const kept: PictureData['pictures'] = [];
  for (const [at, { data: bytes }] of pictures.entries()) {
    // Written anew by our own encoder: what an engine sends is not shown as it came.
    const { data: body, info } = await inShape(sharp(bytes), id, input.size)
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const file = await context.files.store({
      name: `Picture ${at + 1}.webp`,
      contentType: 'image/webp',
      body,
      maxBytes: mostBytes,
    });
    kept.push({
      file: file.id,
      svg: null,
      width: info.width,
      height: info.height,
      seed: input.seed ?? null,
      description: input.prompt.slice(0, 300),
      engine: title,
    });
  }
  return kept;
}

/** The picture that is to be changed, as engines take it. */
async function shownTo(file: string | null, context: RunContext) {
  if (file === null) return undefined;
  const { stream } = await context.files.read(file);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return {
    pictures: [
      await sharp(bytes)
        .resize({ ...within, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer(),
    ],
  };
}

type Size = z.output<(typeof images)['input']>['size'];

/** Engines of this family know three shapes; wider ones are cut from them. */
const nearest: Partial<Record<Size, Size>> = { '1920x1080': '1536x1024', '1080x1920': '1024x1536' };
const sizeFor = (engine: string, size: Size) => (/gpt-image/.test(engine) && nearest[size]) || size;

function inShape(picture: Sharp, engine: string, size: Size): Sharp {
  if (sizeFor(engine, size) === size) return picture;
  const [width, height] = size === '1920x1080' ? [1536, 864] : [864, 1536];
  return picture.resize({ width, height, fit: 'cover' });
}
