/** Pictures by an engine that someone configured: prompt, size, count and seed, as far as it takes them. */
import type { z } from 'zod';
import sharp from 'sharp';
import type { RunContext, Update } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import type { PictureData } from './data.ts';
import type { images } from './tool.ts';

const mostBytes = 40_000_000;

export async function* paintElsewhere(
  input: z.output<(typeof images)['input']>,
  said: readonly string[],
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  yield { step: 'Painting', progress: 0.1 };
  const style = input.style === 'auto' ? '' : ` Style: ${input.style}.`;
  const prompt =
    said.length > 0
      ? `${said.join('. ')}. Changed as follows: ${input.prompt}.${style}`
      : `${input.prompt}${style}`;
  const { pictures } = await context.ai.picture({
    prompt,
    size: input.size,
    count: input.count,
    ...(input.seed === undefined ? {} : { seed: input.seed }),
  });
  const data: PictureData = { pictures: [], recipe: null, changes: [], unread: [], credits: [] };
  for (const [at, { data: bytes }] of pictures.entries()) {
    // Written anew by our own encoder: what an engine sends is not shown as it came.
    const { data: body, info } = await sharp(bytes)
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    const file = await context.files.store({
      name: `Picture ${at + 1}.webp`,
      contentType: 'image/webp',
      body,
      maxBytes: mostBytes,
    });
    data.pictures.push({
      file: file.id,
      svg: null,
      width: info.width,
      height: info.height,
      seed: input.seed ?? null,
      description: input.prompt.slice(0, 300),
    });
  }
  yield { data };
  yield { text: input.prompt, to: mainText };
}
