/** A spreadsheet without the rows that nobody would read: one of a million rows is opened like one of a few thousand. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { ReadFailure } from './failure.ts';

const longestSheet = 12_000_000;
const mostBytes = 400_000_000;
const rowEnd = strToU8('</row>');
const rest = strToU8('</sheetData></worksheet>');

/** As it is where no sheet is that long, or where it is another kind of spreadsheet. */
export function withShortSheets(bytes: Uint8Array): { bytes: Uint8Array; isCut: boolean } {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { bytes, isCut: false };
  let longest = 0;
  let total = 0;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      const isSheet = /worksheets\/[^/]+\.xml$/.test(name);
      total += originalSize;
      if (total > mostBytes) throw new ReadFailure('too-large');
      if (isSheet) longest = Math.max(longest, originalSize);
      return /\.(?:xml|rels|bin)$/.test(name);
    },
  });
  if (longest <= longestSheet) return { bytes, isCut: false };
  for (const [name, content] of Object.entries(files))
    if (/worksheets\/[^/]+\.xml$/.test(name) && content.length > longestSheet)
      files[name] = shortened(content);
  return { bytes: zipSync(files, { level: 0 }), isCut: true };
}

/** Up to the end of a row. */
function shortened(sheet: Uint8Array): Uint8Array<ArrayBuffer> {
  const tail = strFromU8(sheet.subarray(longestSheet - 100_000, longestSheet), true);
  const end = tail.lastIndexOf('</row>');
  if (end < 0) throw new ReadFailure('too-large');
  return Buffer.concat([sheet.subarray(0, longestSheet - 100_000 + end + rowEnd.length), rest]);
}
