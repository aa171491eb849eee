/** Reads tar archives as npm makes them: ustar, with the extensions for long names. */
import { createByteCursor } from '#kit/tar/byte-cursor.ts';
import { blockSize, paddingOf, parseHeader, textIn } from '#kit/tar/tar-header.ts';

export interface TarEntry {
  path: string;
  /** Anything else is a folder, a link or a device. */
  isFile: boolean;
  isExecutable: boolean;
  /** What is left unread is skipped. */
  body: AsyncIterable<Buffer>;
}

export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const input = createByteCursor(source);
  let longName: string | undefined;
  for (;;) {
    const header = await input.take(blockSize);
    if (header.every((byte) => byte === 0)) return;
    const { name, size, type, isExecutable } = parseHeader(header);
    const padding = paddingOf(size).length;
    if (type === 'x' || type === 'L') {
      const extension = await input.take(size);
      await input.take(padding);
      longName = type === 'L' ? textIn(extension, 0, size) : (pathIn(extension) ?? longName);
      continue;
    }
    let left = size;
    const body = async function* () {
      while (left > 0) {
        const chunk = await input.some(left);
        left -= chunk.length;
        yield chunk;
      }
    };
    yield { path: longName ?? name, isFile: type === '' || type === '0', isExecutable, body: body() };
    longName = undefined;
    while (left > 0) left -= (await input.some(left)).length;
    await input.take(padding);
  }
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
