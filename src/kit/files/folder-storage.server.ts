/** Files in a folder of this machine. A file is either whole and durable or not there. */
import { open, rename, stat, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  assertKey,
  assertRange,
  isKey,
  rangeError,
  type ByteRange,
  type Storage,
} from '#kit/files/storage.server.ts';
import {
  asDiskFault,
  ifThere,
  namesIn,
  sweepTempFiles,
  syncFolder,
  withTempFile,
} from '#kit/files/temp-file.server.ts';

const chunkBytes = 128 * 1024;
const probe = new Uint8Array(4096);

export function folderStorage(root: string): Storage {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };

  return {
    async put(key, body, options) {
      const target = pathOf(key);
      return withTempFile(dirname(target), body, options, async (temp, stored) => {
        await rename(temp, target);
        await syncFolder(dirname(target));
        return stored;
      });
    },

    async get(key, { range } = {}) {
      const path = pathOf(key);
      const found = await ifThere(stat(path));
      if (!found) return null;
      const { start, bytes } = within(found.size, range);
      return { stream: readFrom(path, start, bytes), bytes, totalBytes: found.size };
    },

    async has(key) {
      return (await ifThere(stat(pathOf(key)))) !== null;
    },

    async delete(key) {
      const path = pathOf(key);
      const removed = await ifThere(unlink(path).then(() => true));
      if (removed) await syncFolder(dirname(path));
    },

    async *list() {
      for (const folder of await namesIn(root)) {
        for (const name of await keyFolder(root, folder)) {
          const key = `${folder}/${name}`;
          const found = isKey(key) ? await ifThere(stat(join(root, key))) : null;
          if (found) yield { key, bytes: found.size };
        }
      }
    },

    async check() {
      await withTempFile(root, probe, { maxBytes: probe.byteLength }, async () => {});
    },

    async sweepTemp(olderThanMs) {
      let removed = await sweepTempFiles(root, olderThanMs);
      for (const folder of await namesIn(root)) {
        if (isKeyFolder(folder)) removed += await sweepTempFiles(join(root, folder), olderThanMs);
      }
      return removed;
    },
  };
}

function isKeyFolder(name: string) {
  return /^[0-9a-f]{2}$/.test(name);
}

async function keyFolder(root: string, name: string) {
  return isKeyFolder(name) ? namesIn(join(root, name)) : [];
}

function within(size: number, range: ByteRange | undefined) {
  if (!range) return { start: 0, bytes: size };
  assertRange(range);
  if (range.start >= size) throw rangeError();
  const end = Math.min(range.end ?? size - 1, size - 1);
  return { start: range.start, bytes: end - range.start + 1 };
}

/**
 * Reads only when asked, so that a slow reader holds one chunk and not the file. Opened with the first chunk: whoever looks at a file
 * and never reads it has nothing to close.
 */
function readFrom(path: string, start: number, bytes: number): ReadableStream<Uint8Array> {
  const end = start + bytes;
  let position = start;
  let handle: FileHandle | undefined;

  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (position < end) {
      handle ??= await open(path, 'r');
      const chunk = new Uint8Array(Math.min(chunkBytes, end - position));
      const { bytesRead } = await handle.read(chunk, 0, chunk.byteLength, position);
      if (bytesRead === 0) throw new Error('A stored file became shorter while it was read.');
      position += bytesRead;
      controller.enqueue(chunk.subarray(0, bytesRead));
    }
    if (position < end) return;
    await handle?.close();
    controller.close();
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          await pull(controller);
        } catch (error) {
          await handle?.close();
          throw asDiskFault(error);
        }
      },
      cancel: () => handle?.close(),
    },
    { highWaterMark: 0 },
  );
}
