/** Preview pictures, each drawn once: what was drawn lately is kept, and few are drawn at a time. */
import { takeTurns } from '#kit/files/take-turns.ts';
import type { PreviewCard } from './card.ts';
import { drawCard } from './draw-card.server.ts';

const mostKept = 200;

export function createPreviews({ draw = drawCard } = {}) {
  // Drawing runs on the threads that files and password hashing need too.
  const inTurn = takeTurns({ atOnce: 1, maxWaiting: 20 });
  const kept = new Map<string, Promise<Buffer>>();

  return (card: PreviewCard): Promise<Buffer> => {
    const key = JSON.stringify(card);
    const known = kept.get(key);
    const png = known ?? inTurn(() => draw(card));
    // The one asked for last goes last.
    kept.delete(key);
    kept.set(key, png);
    if (known) return png;
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
    png.catch(() => kept.delete(key));
    return png;
  };
}

/** One for the process: the pictures depend on nothing but their words. */
export const previewOf = createPreviews();

/** Its words can change, and what it shows can be hidden or deleted: whoever keeps a copy asks again before showing it. */
const askAgain = 'no-cache';

export function pictureAnswer(png: Buffer, cacheControl = askAgain): Response {
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': cacheControl },
  });
}
