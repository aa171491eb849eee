/** Files in an archive that may be hostile: only those that are wanted are unpacked, and together no more than a document holds. */
import { strFromU8, unzipSync } from 'fflate';
import { ReadFailure } from './failure.ts';

const mostBytes = 200_000_000;
/** Of all that is unpacked: a small archive holds a small document. */
const mostTimes = 60;
const constant = 10_000_000;
const mostFiles = 20_000;
/** No text is packed this well; whatever is was made to fill memories. */
const mostRatio = 400;

export interface Archive {
  names: string[];
  text(name: string): string | undefined;
}

/** `wanted`: by name; pictures and fonts stay packed. */
export function openZip(bytes: Uint8Array, wanted: (name: string) => boolean): Archive {
  const most = Math.min(mostBytes, constant + mostTimes * bytes.length);
  let total = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        count += 1;
        if (count > mostFiles) throw new ReadFailure('too-large');
        if (!wanted(name)) return false;
        total += originalSize;
        if (total > most || (originalSize > 5_000_000 && originalSize > mostRatio * size))
          throw new ReadFailure('too-large');
        return true;
      },
    });
    return {
      names: Object.keys(files),
      text: (name) => (files[name] ? strFromU8(files[name]) : undefined),
    };
  } catch (error) {
    throw error instanceof ReadFailure ? error : new ReadFailure('broken', error);
  }
}
