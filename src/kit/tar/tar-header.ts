/** Headers of tar archives, as POSIX ustar: as much of it as backups write and packs read. */

export const blockSize = 512;

const checksumAt = 148;
const blankChecksum = ' '.repeat(8);

export interface TarHeader {
  name: string;
  size: number;
  /** `0` or nothing: a file; `5`: a folder; `x` and `L`: a long name for the next entry. */
  type: string;
  isExecutable: boolean;
}

/** Of an ordinary file. The same content makes the same archive: nothing tells when it was made, or whose it is. */
export function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for an archive.`);
  const header = Buffer.alloc(blockSize);
  header.write(name, 0);
  header.write('0000600\0', 100); // mode
  header.write('0000000\0', 108); // owner
  header.write('0000000\0', 116); // group
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136); // time
  header.write(blankChecksum, checksumAt);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, checksumAt);
  return header;
}

export function parseHeader(header: Buffer): TarHeader {
  const blanked = Buffer.from(header);
  blanked.write(blankChecksum, checksumAt);
  const size = numberIn(header, 124, 12);
  if (numberIn(header, checksumAt, 8) !== checksumOf(blanked) || !Number.isSafeInteger(size))
    throw new Error('a header is damaged');
  const prefix = textIn(header, 257, 5) === 'ustar' ? textIn(header, 345, 155) : '';
  const name = textIn(header, 0, 100);
  return {
    name: prefix ? `${prefix}/${name}` : name,
    size,
    type: textIn(header, 156, 1),
    isExecutable: (numberIn(header, 100, 8) & 0o100) !== 0,
  };
}

/** Bodies fill whole blocks. */
export const paddingOf = (size: number): Buffer => Buffer.alloc((blockSize - (size % blockSize)) % blockSize);

/** Up to the first NUL. */
export const textIn = (buffer: Buffer, at: number, length: number): string =>
  buffer
    .toString('utf8', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();

const numberIn = (header: Buffer, at: number, length: number) =>
  Number.parseInt(textIn(header, at, length), 8);
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
const checksumOf = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);
