/** Camera data, read within bounds: a file that makes it long is not read at all. */
import { expect, test } from 'vitest';
import { cleanExif } from './exif.ts';

/** Tables that all lie over each other, each with as many entries as can be named. */
function crowded(tags: number, entries: number) {
  const first = 8 + 2 + tags * 12 + 4;
  const table = first + 2 * tags;
  const tiff = Buffer.alloc(table + 2 + entries * 12);
  tiff.write('II', 0, 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(tags, 8);
  for (let at = 0; at < tags; at += 1) {
    const entry = 10 + at * 12;
    tiff.writeUInt16LE(0x8825, entry);
    tiff.writeUInt32LE(table - 2 * at, entry + 8);
    tiff.writeUInt16LE(entries, table - 2 * at);
  }
  return tiff;
}

test('more tables, entries or bytes than cameras write are left out whole', () => {
  expect(cleanExif(crowded(1, 20), 'without-place')).toBeInstanceOf(Buffer);
  expect(cleanExif(crowded(1, 513), 'without-place')).toBeUndefined();
  expect(cleanExif(crowded(2, 20), 'without-place')).toBeUndefined();
  expect(cleanExif(crowded(513, 1), 'all')).toBeUndefined();
  expect(cleanExif(Buffer.concat([crowded(1, 1), Buffer.alloc(1_000_000)]), 'all')).toBeUndefined();
});
