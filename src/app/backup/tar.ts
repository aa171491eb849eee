/** Headers of a tar archive, as POSIX ustar: as much of it as our backups need. */

export const blockSize = 512;

const mode = '0000600\0';
const checksumAt = 148;
const blankChecksum = ' '.repeat(8);

export function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write(mode, 100);
  header.write('0000000\0', 108); // owner
  header.write('0000000\0', 116); // group
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136); // time: the same content makes the same archive
  header.write(blankChecksum, checksumAt);
  header.write('0', 156); // an ordinary file
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, checksumAt);
  return header;
}

export function parseHeader(header: Buffer): { name: string; size: number } {
  const stated = Number.parseInt(header.toString('latin1', checksumAt, checksumAt + 6), 8);
  const blanked = Buffer.from(header);
  blanked.write(blankChecksum, checksumAt);
  if (stated !== checksumOf(blanked)) throw new Error('a header is damaged');
  const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
  return { name: header.toString('utf8', 0, 100).replace(/\0.*$/s, ''), size };
}

/** Bodies fill whole blocks. */
export function paddingOf(size: number): Buffer {
  return Buffer.alloc((blockSize - (size % blockSize)) % blockSize);
}

function octal(value: number, digits: number) {
  return `${value.toString(8).padStart(digits, '0')}\0`;
}

function checksumOf(header: Buffer) {
  return header.reduce((sum, byte) => sum + byte, 0);
}
