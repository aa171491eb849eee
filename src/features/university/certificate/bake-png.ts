/** Puts a text into a PNG, as Open Badges wants it: in a chunk of its own that every program passes over. */
import { crc32 } from 'node:zlib';

const signatureLength = 8;
const keyword = 'openbadgecredential';

export function bakePng(png: Buffer, credential: string): Buffer<ArrayBuffer> {
  // Behind the header, which is always the first chunk.
  const header = signatureLength + 12 + png.readUInt32BE(signatureLength);
  return Buffer.concat([png.subarray(0, header), chunkOf(credential), png.subarray(header)]);
}

function chunkOf(text: string): Buffer {
  // iTXt: keyword, not compressed, no language, no translated keyword, text.
  const data = Buffer.concat([Buffer.from(`iTXt${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text, 'utf8')]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  checksum.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, checksum]);
}
