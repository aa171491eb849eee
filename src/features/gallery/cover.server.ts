/** Pictures of creations that are no pictures themselves, such as designs: drawn when first looked at, and the last ones kept. */
import { reencodeImage } from '#kit/files/reencode-image.server.ts';
import { takeTurns } from '#kit/files/take-turns.ts';
import { coverWidths } from './contract.ts';

/** Of creations. What was published does not change, and is gone from memory when it is no longer asked for. */
const mostKept = 60;
const mostPixels = 20_000_000;
const inTurn = takeTurns({ atOnce: 1, maxWaiting: 60 });
const kept = new Map<string, Promise<ReadonlyMap<number, Uint8Array>>>();

interface Wanted {
  id: string;
  width: number;
  draw(): Promise<Uint8Array>;
}

export async function coverOf({ id, width, draw }: Wanted): Promise<Uint8Array> {
  const known = kept.get(id);
  const sizes = known ?? inTurn(async () => allSizes(await draw()));
  // The one asked for last goes last.
  kept.delete(id);
  kept.set(id, sizes);
  if (!known) {
    sizes.catch(() => kept.delete(id));
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  }
  return (await sizes).get(width)!;
}

async function allSizes(drawn: Uint8Array) {
  const sizes = coverWidths.map((width) => ({ width, height: width * 4, fit: 'inside' as const }));
  const pictures = await reencodeImage(drawn, { maxPixels: mostPixels, sizes });
  return new Map(pictures.map(({ bytes }, at) => [coverWidths[at]!, bytes]));
}
