/** What both drivers promise alike. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStorage } from '#kit/files/folder-storage.server.ts';
import { s3Storage } from '#kit/files/s3-storage.server.ts';
import { isKey, newKey, type Body, type Storage, type StoredBody } from '#kit/files/storage.server.ts';
import { startFakeS3, type FakeS3 } from '#testing/fake-s3.ts';

const options = { contentType: 'text/plain', maxBytes: 1_000_000 };
const hello = new TextEncoder().encode('hello panda');
const hostileKeys = ['', 'a', '../x', '/etc/passwd', `ab/../${'0'.repeat(35)}`, `AB/${'0'.repeat(38)}`];

async function read(found: StoredBody | null): Promise<Buffer> {
  if (!found) throw new Error('nothing is stored there');
  return buffer(found.stream);
}

async function* chunksOf(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

describe('keys', () => {
  it('are random, of one shape, and never the same', () => {
    const keys = Array.from({ length: 500 }, newKey);
    expect(new Set(keys).size).toBe(500);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{38}$/);
  });

  it('are the only thing that passes for a key', () => {
    const almost = fc.tuple(fc.constantFrom(newKey(), newKey()), fc.nat(41), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(almost, ([key, at, junk]) => {
        const text = key.slice(0, at) + junk + key.slice(at);
        expect(isKey(text)).toBe(junk === '');
      }),
    );
    for (const key of [...hostileKeys, `${newKey()}\n`, `${newKey()}\0`]) expect(isKey(key)).toBe(false);
  });
});

describe.each(['folder', 's3'])('%s storage', (kind) => {
  let root: string;
  let fake: FakeS3 | undefined;
  let storage: Storage;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'storage-'));
    if (kind === 's3') {
      fake = await startFakeS3({ pageSize: 3 });
      storage = s3Storage({
        ...fake.address,
        prefix: 'site/',
        spoolFolder: join(root, 'spool'),
        firstDelayMs: 1,
      });
    } else storage = folderStorage(join(root, 'files'));
  });

  afterEach(async () => {
    await fake?.close();
    await rm(root, { recursive: true });
  });

  const temps = async () =>
    (await readdir(root, { recursive: true })).filter((name) => name.includes('.tmp-'));

  async function expectNothingLeft(key: string) {
    expect(await storage.has(key)).toBe(false);
    expect(await storage.get(key)).toBeNull();
    expect(await temps()).toEqual([]);
  }

  it.each<[string, () => Body]>([
    ['bytes', () => hello],
    ['a web stream', () => new Blob([hello]).stream()],
    ['an async iterable', () => chunksOf(hello, 3)],
  ])('gives back what was put as %s', async (_, body) => {
    const key = newKey();
    const stored = await storage.put(key, body(), options);
    expect(stored).toEqual({ bytes: 11, sha256: createHash('sha256').update(hello).digest('hex') });
    const found = await storage.get(key);
    expect(found).toMatchObject({ bytes: 11, totalBytes: 11 });
    expect((await read(found)).toString()).toBe('hello panda');
    expect(await storage.has(key)).toBe(true);
    expect(await temps()).toEqual([]);
  });

  it('keeps an empty file and one of many chunks', async () => {
    const [empty, big] = [newKey(), newKey()];
    await storage.put(empty, new Uint8Array(), options);
    expect(await read(await storage.get(empty))).toHaveLength(0);
    const bytes = randomBytes(700_001);
    await storage.put(big, chunksOf(bytes, 65_536), { ...options, expectedBytes: bytes.length });
    expect((await read(await storage.get(big))).equals(bytes)).toBe(true);
  });

  it('reads ranges as HTTP means them', async () => {
    const key = newKey();
    await storage.put(key, hello, options);
    const part = async (start: number, end?: number) => storage.get(key, { range: { start, end } });
    expect((await read(await part(6))).toString()).toBe('panda');
    expect((await read(await part(0, 4))).toString()).toBe('hello');
    const beyond = await part(6, 999);
    expect(beyond).toMatchObject({ bytes: 5, totalBytes: 11 });
    expect((await read(beyond)).toString()).toBe('panda');
    for (const [start, end] of [[11], [-1], [3, 2], [0.5], [Number.NaN], [0, Number.POSITIVE_INFINITY]]) {
      await expect(part(start!, end)).rejects.toMatchObject({ code: 'bad_request:range' });
    }
  });

  it('answers for what is not there, and deletes twice without a fault', async () => {
    const key = newKey();
    await expectNothingLeft(key);
    await storage.put(key, hello, options);
    await storage.delete(key);
    await storage.delete(key);
    await expectNothingLeft(key);
  });

  it('lists what it holds and nothing else', async () => {
    const keys = Array.from({ length: 7 }, newKey);
    for (const key of keys) await storage.put(key, hello, options);
    const listed = await Readable.from(storage.list()).toArray();
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
    expect(listed.every(({ bytes }) => bytes === 11)).toBe(true);
  });

  it('refuses any key it did not make', async () => {
    const refused = { code: 'bad_request:file_key' };
    for (const key of hostileKeys) {
      await expect(storage.put(key, hello, options)).rejects.toMatchObject(refused);
      await expect(storage.get(key)).rejects.toMatchObject(refused);
      await expect(storage.has(key)).rejects.toMatchObject(refused);
      await expect(storage.delete(key)).rejects.toMatchObject(refused);
    }
    expect(await readdir(root)).toEqual([]);
  });

  it.each<[string, () => Body, number | undefined]>([
    ['by its length', () => hello, undefined],
    ['by its announced length', () => chunksOf(hello, 3), 11],
    ['by its chunks', () => chunksOf(hello, 3), undefined],
  ])('refuses too much %s and leaves nothing', async (_, body, expectedBytes) => {
    const key = newKey();
    const put = storage.put(key, body(), { ...options, maxBytes: 10, expectedBytes });
    await expect(put).rejects.toMatchObject({ code: 'too_large', status: 413 });
    await expectNothingLeft(key);
  });

  it('refuses an announced length before it reads or makes anything', async () => {
    let read = false;
    const body = (async function* () {
      read = true;
      yield hello;
    })();
    const put = storage.put(newKey(), body, { ...options, maxBytes: 10, expectedBytes: 11 });
    await expect(put).rejects.toMatchObject({ code: 'too_large' });
    expect(read).toBe(false);
    expect(await readdir(root)).toEqual([]);
  });

  it('accepts exactly the limit', async () => {
    await storage.put(newKey(), chunksOf(hello, 3), { ...options, maxBytes: 11 });
  });

  it('refuses a body that is shorter than announced', async () => {
    const key = newKey();
    const put = storage.put(key, chunksOf(hello, 3), { ...options, expectedBytes: 12 });
    await expect(put).rejects.toMatchObject({ code: 'bad_request:length' });
    await expectNothingLeft(key);
  });

  it('lets go of a sender that it refuses', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
      cancel: () => void (cancelled = true),
    });
    await expect(storage.put(newKey(), endless, { ...options, maxBytes: 5000 })).rejects.toThrow();
    expect(cancelled).toBe(true);
  });

  it('leaves nothing when the sender breaks off', async () => {
    const key = newKey();
    const broken = (async function* () {
      yield hello;
      throw new Error('connection lost');
    })();
    await expect(storage.put(key, broken, options)).rejects.toThrow('connection lost');
    await expectNothingLeft(key);
  });

  it('leaves nothing when it is aborted, even while the sender is silent', async () => {
    const key = newKey();
    const abort = new AbortController();
    const silent = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(hello) });
    const put = storage.put(key, silent, { ...options, signal: abort.signal });
    setTimeout(() => abort.abort(new Error('gone')), 20);
    await expect(put).rejects.toThrow('gone');
    await expectNothingLeft(key);
  });

  it('refuses chunks that are not bytes, which would slip past the limit', async () => {
    const text = (async function* () {
      yield 'text' as unknown as Uint8Array;
    })();
    await expect(storage.put(newKey(), text, options)).rejects.toThrow(TypeError);
    expect(await temps()).toEqual([]);
  });

  it('keeps many puts at once apart', async () => {
    const files = Array.from({ length: 20 }, () => ({ key: newKey(), bytes: randomBytes(5000) }));
    await Promise.all(files.map(({ key, bytes }) => storage.put(key, chunksOf(bytes, 512), options)));
    for (const { key, bytes } of files) expect((await read(await storage.get(key))).equals(bytes)).toBe(true);
  });

  it('keeps one whole body when several are put under one key', async () => {
    const key = newKey();
    const bodies = Array.from({ length: 8 }, (_, index) => Buffer.alloc(20_000, index));
    await Promise.all(bodies.map((body) => storage.put(key, chunksOf(body, 999), options)));
    const kept = await read(await storage.get(key));
    expect(bodies.some((body) => body.equals(kept))).toBe(true);
    expect(await temps()).toEqual([]);
  });

  it('finds itself able to write, and leaves no trace of trying', async () => {
    await storage.check();
    expect(await Readable.from(storage.list()).toArray()).toEqual([]);
    expect(await temps()).toEqual([]);
  });
});
