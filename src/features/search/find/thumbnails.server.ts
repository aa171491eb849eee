/** Small copies of found pictures, so that looking at them tells nobody elsewhere who looks. */
import sharp from 'sharp';
import type { Log } from '#kit/log.server.ts';
import type { SafeFetch } from '#kit/net/safe-fetch.server.ts';

const size = { width: 240, height: 180 };
const deadline = 4000;
const mostPixels = 30_000_000;

interface Parts {
  safeFetch: SafeFetch;
  log: Log;
  signal: AbortSignal;
}

export async function thumbnailOf(href: string, { safeFetch, log, signal }: Parts): Promise<string | null> {
  try {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
    const { status, body } = await safeFetch(href, { headers: { accept: 'image/*' }, signal: soon });
    if (status !== 200) return null;
    const small = await sharp(body, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 62 })
      .toBuffer();
    return `data:image/webp;base64,${small.toString('base64')}`;
  } catch (error) {
    signal.throwIfAborted();
    log.info(
      { event: 'search.thumbnail_failed', err: error },
      'The thumbnail of a search result could not be fetched.',
    );
    return null;
  }
}
