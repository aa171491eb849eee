/** What some bytes are, whatever they are called. */
import { fileTypeFromBuffer } from 'file-type';

const headBytes = 4096;
const blank = new Set([0x00, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);

/** Undefined when nothing known; plain text is not recognised. */
export async function sniffType(bytes: Uint8Array): Promise<string | undefined> {
  return markupType(bytes) ?? (await fileTypeFromBuffer(bytes))?.mime;
}

/**
 * file-type knows neither HTML nor SVG without a prolog. No picture, sound or document format begins with
 * a `<`, so whatever does, after blanks and byte order marks, is taken for something a browser might run.
 */
function markupType(bytes: Uint8Array): string | undefined {
  const first = bytes.findIndex((byte) => !blank.has(byte));
  if (first < 0 || bytes[first] !== 0x3c) return undefined;
  // Without its NULs, UTF-16 reads like any other.
  const head = Buffer.from(bytes.subarray(first, first + headBytes))
    .toString('latin1')
    .replaceAll('\0', '');
  if (/<(?:[\w-]{1,32}:)?svg[\s>/]/i.test(head)) return 'image/svg+xml';
  return head.startsWith('<?xml') ? 'application/xml' : 'text/html';
}
