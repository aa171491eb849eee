import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readdir, readlink, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderStorage } from '#kit/files/folder-storage.server.ts';
import { newKey, type Storage } from '#kit/files/storage.server.ts';

const options = { contentType: 'text/plain', maxBytes: 1_000_000 };
const bytes = new Uint8Array(1000);

let root: string;
let storage: Storage;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-storage-'));
  storage = folderStorage(root);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

const filesIn = async () => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

/** Real disks are hard to fill in a test; the handle's own methods are not. */
async function breakDisk(method: 'writeFile' | 'sync', code: string) {
  const handle = await open(root, 'r');
  await handle.close();
  const fault = Object.assign(new Error(`${code}: broken for the test`), { code });
  vi.spyOn(Object.getPrototypeOf(handle), method).mockRejectedValueOnce(fault);
  return fault;
}

it.each([
  ['writeFile', 'ENOSPC'],
  ['sync', 'ENOSPC'],
  ['writeFile', 'EDQUOT'],
  ['writeFile', 'EIO'],
] as const)('says that the disk is unavailable when %s fails with %s', async (method, code) => {
  const key = newKey();
  await storage.put(key, bytes, options);
  await storage.delete(key); // the folder exists, so the only sync left is the file's own
  const cause = await breakDisk(method, code);
  const put = storage.put(key, bytes, options);
  await expect(put).rejects.toMatchObject({ code: 'unavailable:disk', status: 503, cause });
  expect(await filesIn()).toEqual([]);
  await storage.put(key, bytes, options);
});

it('is not ready while the disk is full, and is again after', async () => {
  await breakDisk('writeFile', 'ENOSPC');
  await expect(storage.check()).rejects.toMatchObject({ code: 'unavailable:disk' });
  await storage.check();
});

it('keeps files for its own user only', async () => {
  const key = newKey();
  await storage.put(key, bytes, options);
  expect((await stat(join(root, key))).mode & 0o777).toBe(0o600);
  expect((await stat(join(root, key.slice(0, 2)))).mode & 0o777).toBe(0o700);
});

it('ignores foreign files in the folder', async () => {
  await mkdir(join(root, 'ab'));
  await writeFile(join(root, 'notes.txt'), 'x');
  await writeFile(join(root, 'ab', 'README'), 'x');
  expect(await Readable.from(storage.list()).toArray()).toEqual([]);
  expect(await storage.sweepTemp(0)).toBe(0);
  expect((await filesIn()).toSorted()).toEqual(['README', 'notes.txt']);
});

it('gives a reader the whole file although it is deleted meanwhile', async () => {
  const key = newKey();
  await storage.put(key, new Uint8Array(500_000), options);
  const found = await storage.get(key);
  const reader = found!.stream.getReader();
  let read = (await reader.read()).value!.byteLength;
  await storage.delete(key);
  for (let next = await reader.read(); !next.done; next = await reader.read()) read += next.value.byteLength;
  expect(read).toBe(500_000);
});

it.runIf(process.platform === 'linux')(
  'closes the file at the end, and when a reader leaves early',
  async () => {
    const key = newKey();
    await storage.put(key, new Uint8Array(500_000), options);
    const isOpen = async () => {
      const fds = await readdir('/proc/self/fd');
      const targets = await Promise.all(fds.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
      return targets.includes(join(root, key));
    };
    const left = (await storage.get(key))!.stream.getReader();
    await left.read();
    expect(await isOpen()).toBe(true);
    await left.cancel();
    expect(await isOpen()).toBe(false);

    // Whoever never reads has nothing to close.
    const ended = await storage.get(key);
    expect(await isOpen()).toBe(false);
    await buffer(ended!.stream);
    expect(await isOpen()).toBe(false);

    await expect(storage.get(key, { range: { start: 500_000 } })).rejects.toThrow();
    expect(await isOpen()).toBe(false);
  },
);

it('survives being killed in the middle of a put: no file, and the sweep finds the rest', async () => {
  const key = newKey();
  const program = `
    import { folderStorage } from '#kit/files/folder-storage.server.ts';
    async function* slow() {
      yield new Uint8Array(100_000);
      console.log('half way');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }
    await folderStorage(process.argv[1]).put(process.argv[2], slow(), ${JSON.stringify(options)});
  `;
  const args = ['--input-type=module-typescript', '-e', program, root, key];
  const child = spawn(process.execPath, args, {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  expect(await filesIn()).toEqual([expect.stringMatching(/^\.tmp-/)]);
  expect(await storage.has(key)).toBe(false);
  expect(await Readable.from(storage.list()).toArray()).toEqual([]);

  expect(await storage.sweepTemp(60_000)).toBe(0); // it could still be in use
  const [temp] = await filesIn();
  const hourAgo = new Date(Date.now() - 3_600_000);
  await utimes(join(root, key.slice(0, 2), temp!), hourAgo, hourAgo);
  await storage.put(key, bytes, options);
  expect(await storage.sweepTemp(60_000)).toBe(1);
  expect(await filesIn()).toEqual([key.slice(3)]);
});
