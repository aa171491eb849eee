/** What cameras write beside a photo (EXIF), put into a file that was made of it. Pixels are upright by then, so it says so. */
import { crc32 } from 'node:zlib';

export type Keep = 'all' | 'without-place' | 'none';

const orientation = 0x0112;
const gps = 0x8825;
const sizes: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8 };

/** Cameras write some sixty into a table, and a JPEG holds less than this; whoever writes more wants us to be busy. */
const mostEntries = 512;
const mostBytes = 1_000_000;

/** As it stands in the original, upright, without the place where that is not wanted; undefined where it cannot be read. */
export function cleanExif(given: Uint8Array, keep: Exclude<Keep, 'none'>): Buffer | undefined {
  const marked = Buffer.from(given.subarray(0, 6)).toString('latin1') === 'Exif\0\0';
  const tiff = Buffer.from(marked ? given.subarray(6) : given);
  if (tiff.length < 14 || tiff.length > mostBytes) return undefined;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const little = order === 'II';
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const countAt = (at: number) => (at + 2 > tiff.length ? 0 : short(at));
  const entriesOf = (at: number) =>
    Array.from({ length: countAt(at) }, (_, index) => at + 2 + index * 12).filter(
      (entry) => entry + 12 <= tiff.length,
    );
  if (countAt(long(4)) > mostEntries) return undefined;
  let isPlaceGone = false;
  for (const entry of entriesOf(long(4))) {
    if (short(entry) === orientation) {
      tiff.fill(0, entry + 8, entry + 12);
      if (little) tiff.writeUInt16LE(1, entry + 8);
      else tiff.writeUInt16BE(1, entry + 8);
    }
    if (short(entry) === gps && keep === 'without-place') {
      const table = long(entry + 8);
      // Not read whole, the place could stay in it; and a photo has one.
      if (isPlaceGone || countAt(table) > mostEntries) return undefined;
      for (const one of entriesOf(table)) {
        const bytes = (sizes[short(one + 2)] ?? 1) * long(one + 4);
        const at = long(one + 8);
        if (bytes > 4 && at + bytes <= tiff.length) tiff.fill(0, at, at + bytes);
        tiff.fill(0, one, one + 12);
      }
      if (table + 2 <= tiff.length) tiff.fill(0, table, table + 2);
      isPlaceGone = true;
    }
  }
  return tiff;
}

/** Into a JPEG or PNG; other files stay without. */
export function withExif(file: Uint8Array, tiff: Buffer): Uint8Array {
  const bytes = Buffer.from(file);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && tiff.length + 8 <= 0xffff) {
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(tiff.length + 8, 2);
    return Buffer.concat([
      bytes.subarray(0, 2),
      head,
      Buffer.from('Exif\0\0', 'latin1'),
      tiff,
      bytes.subarray(2),
    ]);
  }
  const afterHeader = 33; // the signature and the one chunk that must come first
  if (bytes.toString('latin1', 1, 4) === 'PNG') {
    const named = Buffer.concat([Buffer.from('eXIf', 'latin1'), tiff]);
    const chunk = Buffer.alloc(8);
    chunk.writeUInt32BE(tiff.length, 0);
    chunk.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([
      bytes.subarray(0, afterHeader),
      chunk.subarray(0, 4),
      named,
      chunk.subarray(4),
      bytes.subarray(afterHeader),
    ]);
  }
  return file;
}
