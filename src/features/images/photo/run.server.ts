import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import { mediaCost, takes, tokensOfChanged, tokensOfPictures } from '#kit/ai/media-price.ts';
import { tokensOf } from '#kit/ai/price.ts';
import type { CallOptions } from '#kit/models/model-pool.server.ts';
import { defineRun, type QuoteContext, type Update } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import type { PhotoEditData } from './data.ts';
import { paintersAmong, repaint } from './repaint.server.ts';
import { photoEdit } from './tool.ts';

const news = 400;

export const photoEditRun = defineRun(
  photoEdit,
  async function* (input, context) {
    const { photo, edit, points, strokes, prompt } = input;
    const made = yield* context.writtenStep('edit', async function* (step) {
      const { signal } = step;
      yield { step: 'Opening the photo', progress: 0 };
      const { now, first, keep } = await context.extensions.photos.open(photo);
      const progress: PhotoStep = { words: '', share: 0 };
      const call: CallOptions = {
        signal,
        isPatient: true,
        onFetch: ({ title, received, total }) =>
          Object.assign(progress, { words: `Fetching ${title}`, share: total > 0 ? received / total : 0 }),
      };
      const { models } = context;
      if (edit === 'erase' || edit === 'repaint') {
        // Where things are is looked up in the photo as it came: looking takes long, and what was seen is remembered.
        const mask =
          points.length > 0
            ? yield* telling('Finding the object', progress, models.findObject(first, points, call))
            : undefined;
        if (edit === 'repaint')
          return keep(yield* telling('Repainting', progress, repaint(step, now, { prompt, strokes, mask })));
        return keep(
          yield* telling(
            'Filling in',
            progress,
            models.fillIn(now, { ...(mask ? { mask } : {}), strokes }, call),
          ),
        );
      }
      if (edit === 'cut-out')
        return keep(yield* telling('Cutting out', progress, models.cutOutPhoto(now, call)));
      const onShare = (share: number) => Object.assign(progress, { words: 'Enlarging', share });
      return keep(yield* telling('Enlarging', progress, models.enlarge(now, { ...call, onShare })));
    });
    const data: PhotoEditData = { photo, is: edit, made };
    yield { data };
    yield { text: `${photoEdit.titleOf!(input)}: ${made.width} × ${made.height} pixels.`, to: mainText };
  },
  { quote: quoteEdit },
);

/** At the most, in micro-dollars; only what an engine of the owner paints costs anything. */
async function quoteEdit(
  { edit, prompt }: z.output<(typeof photoEdit)['input']>,
  { ai }: QuoteContext,
): Promise<number | null> {
  const [painter] = edit === 'repaint' ? paintersAmong(await ai.engines(['image'])) : [];
  if (painter?.source !== 'owner') return 0;
  const inputTokens = tokensOf(prompt) + tokensOfChanged;
  return mediaCost(painter, takes({ inputTokens, outputTokens: tokensOfPictures(1) }));
}

interface PhotoStep {
  words: string;
  share: number;
}

/** Says how far something is until it is there. */
async function* telling<T>(
  words: string,
  progress: PhotoStep,
  work: Promise<T>,
): AsyncGenerator<Update, T, undefined> {
  Object.assign(progress, { words: '', share: 0 });
  yield { step: words };
  let isDone = false;
  const ended = work.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  while (!isDone) {
    await Promise.race([ended, pause(news, undefined, { ref: false })]);
    if (!isDone && progress.words) yield { step: progress.words, progress: progress.share };
  }
  return work;
}
