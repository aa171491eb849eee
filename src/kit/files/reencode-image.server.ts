/** Decodes a stranger's picture and encodes it anew, so that of the original only the pixels remain. */
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';

export interface PictureSize {
  width: number;
  height: number;
  /** `cover` fills the size and crops; `inside` keeps the whole picture and never enlarges it. */
  fit: 'cover' | 'inside';
}

export interface Picture {
  bytes: Uint8Array;
  contentType: 'image/webp';
  width: number;
  height: number;
}

const decoders = new Set(['png', 'jpeg', 'webp', 'gif']);
/** By the clock, because the decoder has no other: long enough for a busy machine, since the pixels are bounded. */
const longestMs = 30_000;

// Decoding runs on the four threads that files and password hashing need too.
const inTurn = takeTurns({ atOnce: 2, maxWaiting: 50 });

/** One picture for each size, upright, without EXIF, place or other metadata; of an animation, the first frame. */
export function reencodeImage(
  bytes: Uint8Array,
  { maxPixels, sizes }: { maxPixels: number; sizes: readonly PictureSize[] },
): Promise<Picture[]> {
  return inTurn(async () => {
    const sharp = await loadSharp();
    const open = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true });
    const secondsLeft = countdown(longestMs);
    const pictures: Picture[] = [];
    try {
      assertDecoder(await open().metadata());
      for (const { width, height, fit } of sizes) {
        const { data, info } = await open()
          .timeout({ seconds: secondsLeft() })
          .resize({ width, height, fit, withoutEnlargement: fit === 'inside' })
          .webp({ quality: 82 })
          .toBuffer({ resolveWithObject: true });
        pictures.push({ bytes: data, contentType: 'image/webp', width: info.width, height: info.height });
      }
    } catch (error) {
      throw pictureFault(error, maxPixels);
    }
    return pictures;
  });
}

/** The library knows many more formats, some of which read other files; it may use only these. */
function assertDecoder({ format, compression }: { format?: string; compression?: string }) {
  const allowed = format === 'heif' ? compression === 'av1' : decoders.has(format ?? '');
  if (!allowed) throw new AppError('unsupported_type');
}

/** The decoder's own clock counts whole seconds for one size; this one is for all of them together. */
function countdown(ms: number) {
  const end = performance.now() + ms;
  return () => {
    const left = end - performance.now();
    if (left <= 0) throw new Error('timeout');
    return Math.ceil(left / 1000);
  };
}

/** Loaded on first use: most processes never see a picture. */
async function loadSharp() {
  try {
    const { default: sharp } = await import('sharp');
    // No two uploads are alike, so a cache would only hold memory.
    sharp.cache(false);
    return sharp;
  } catch (error) {
    throw new AppError('unavailable:pictures', { cause: error });
  }
}

function pictureFault(cause: unknown, maxPixels: number): AppError {
  if (cause instanceof AppError) return cause;
  const words = cause instanceof Error ? cause.message : '';
  if (words.includes('pixel limit')) {
    const message = `That picture has too many pixels. The limit is ${maxPixels.toLocaleString('en')}.`;
    return new AppError('too_large:pixels', { message, cause });
  }
  if (words.includes('timeout')) {
    return new AppError('too_large:picture', { message: 'That picture takes too long to open.', cause });
  }
  return new AppError('invalid:picture', { message: 'That picture is damaged and can’t be opened.', cause });
}
