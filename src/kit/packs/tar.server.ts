/** Reads tar archives as npm makes them: ustar, with the extensions for long names. */

export interface TarEntry {
  path: string;
  /** Anything else is a folder, a link or a device. */
  isFile: boolean;
  isExecutable: boolean;
  /** What is left unread is skipped. */
  body: AsyncIterable<Buffer>;
}

const block = 512;

export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const { part, whole } = cursorOver(source);
  let longName: string | undefined;
  for (;;) {
    const header = await whole(block);
    if (header.every((byte) => byte === 0)) return;
    checkSum(header);
    const size = Number.parseInt(text(header, 124, 12), 8);
    if (!Number.isSafeInteger(size)) throw new Error('a size in the archive is damaged');
    const padding = (block - (size % block)) % block;
    const type = text(header, 156, 1);
    if (type === 'x' || type === 'L') {
      const extension = await whole(size);
      await whole(padding);
      longName = type === 'L' ? text(extension, 0, size) : (pathIn(extension) ?? longName);
      continue;
    }
    let left = size;
    const body = async function* () {
      while (left > 0) {
        const chunk = await part(left);
        left -= chunk.length;
        yield chunk;
      }
    };
    yield {
      path: longName ?? nameIn(header),
      isFile: type === '' || type === '0',
      isExecutable: (Number.parseInt(text(header, 100, 8), 8) & 0o100) !== 0,
      body: body(),
    };
    longName = undefined;
    while (left > 0) left -= (await part(left)).length;
    await whole(padding);
  }
}

function cursorOver(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  async function part(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const next = await chunks.next();
      if (next.done) throw new Error('the archive ends too early');
      rest = next.value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  }
  async function whole(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = size; left > 0; left -= parts.at(-1)!.length) parts.push(await part(left));
    return Buffer.concat(parts);
  }
  return { part, whole };
}

function nameIn(header: Buffer) {
  const prefix = text(header, 257, 5) === 'ustar' ? text(header, 345, 155) : '';
  return prefix ? `${prefix}/${text(header, 0, 100)}` : text(header, 0, 100);
}

/** `27 path=some/long/name\n`, one record after the other, each with its length in front. */
function pathIn(extension: Buffer): string | undefined {
  for (let at = 0; at < extension.length;) {
    const length = Number.parseInt(extension.toString('latin1', at, at + 12), 10);
    if (!(length > 0)) throw new Error('a long name in the archive is damaged');
    const [, path] = /^\d+ path=(.*)\n$/s.exec(extension.toString('utf8', at, at + length)) ?? [];
    if (path !== undefined) return path;
    at += length;
  }
  return undefined;
}

function checkSum(header: Buffer) {
  const stated = Number.parseInt(text(header, 148, 8), 8);
  const sum = header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (sum !== stated) throw new Error('a header in the archive is damaged');
}

function text(buffer: Buffer, at: number, length: number) {
  return buffer
    .toString('utf8', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();
}
