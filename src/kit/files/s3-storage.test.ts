import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { Agent, fetch as undiciFetch } from 'undici';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#kit/errors.ts';
import { largestObject, s3Storage, type S3Options } from '#kit/files/s3-storage.server.ts';
import { newKey, type Storage } from '#kit/files/storage.server.ts';
import { startFakeS3, type FakeS3 } from '#testing/fake-s3.ts';

const options = { contentType: 'image/webp', maxBytes: 1_000_000 };
const bytes = new TextEncoder().encode('panda '.repeat(1000));

let fake: FakeS3;
let spoolFolder: string;
let storage: Storage;

beforeEach(async () => {
  fake = await startFakeS3();
  spoolFolder = await mkdtemp(join(tmpdir(), 's3-spool-'));
  storage = storageWith({});
});

afterEach(async () => {
  await fake.close();
  await rm(spoolFolder, { recursive: true });
});

function storageWith(changes: Partial<S3Options>) {
  return s3Storage({ ...fake.address, spoolFolder, firstDelayMs: 1, ...changes });
}

async function errorOf(promise: Promise<unknown>): Promise<AppError & { cause: Error }> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  return error as AppError & { cause: Error };
}

it('keeps the type with the object', async () => {
  const key = newKey();
  await storage.put(key, bytes, options);
  const found = await storage.get(key);
  expect(found!.contentType).toBe('image/webp');
  expect(await text(found!.stream)).toHaveLength(bytes.length);
  expect(fake.objects.get(key)!.contentType).toBe('image/webp');
});

it('tries again when the server is busy, for every call', async () => {
  const key = newKey();
  fake.fail('slow-down', 2);
  await storage.put(key, new Blob([bytes]).stream(), options);
  expect(fake.requests).toEqual(Array(3).fill(`PUT ${key}`));
  expect(fake.objects.get(key)!.data.equals(bytes)).toBe(true);

  fake.fail('slow-down');
  expect(await buffer((await storage.get(key))!.stream)).toHaveLength(bytes.length);
  fake.fail('slow-down');
  expect(await storage.has(key)).toBe(true);
  fake.fail('slow-down');
  expect(await Readable.from(storage.list()).toArray()).toHaveLength(1);
  fake.fail('slow-down');
  await storage.delete(key);
  expect(fake.objects.size).toBe(0);
});

it('gives up after some tries, with the cause and without temp files', async () => {
  fake.fail('slow-down', 4);
  const error = await errorOf(storage.put(newKey(), bytes, options));
  expect(error).toMatchObject({ code: 'unavailable:storage', status: 503 });
  expect(error.cause.message).toContain('503 SlowDown');
  expect(fake.requests).toHaveLength(4);
  expect(await readdir(spoolFolder)).toEqual([]);
});

it('does not retry what cannot succeed, and reveals no secrets', async () => {
  const wrong = storageWith({ secretAccessKey: 'not-the-secret' });
  const key = newKey();
  const calls = [
    () => wrong.put(key, bytes, options),
    () => wrong.get(key),
    () => wrong.delete(key),
    () => wrong.check(),
  ];
  for (const call of calls) {
    const error = await errorOf(call());
    expect(error.code).toBe('upstream_failed:storage');
    expect(error.cause.message).toContain('403 SignatureDoesNotMatch');
    expect(String(error.cause.message)).not.toMatch(/not-the-secret|FAKEKEYID/);
  }
  expect((await errorOf(wrong.has(key))).cause.message).toContain('403');
  expect((await errorOf(Readable.from(wrong.list()).toArray())).code).toBe('upstream_failed:storage');
  expect(fake.requests).toHaveLength(6);
  expect(fake.objects.size).toBe(0);
});

it('passes on a refusal that the server makes up', async () => {
  fake.fail('signature');
  expect(await errorOf(storage.put(newKey(), bytes, options))).toMatchObject({ status: 502 });
});

it('does not take a missing bucket for a missing file', async () => {
  const elsewhere = storageWith({ bucket: 'no-such-bucket' });
  const error = await errorOf(elsewhere.get(newKey()));
  expect(error.cause.message).toContain('404 NoSuchBucket');
});

it('fails a read whose body is cut off, instead of ending it early', async () => {
  const key = newKey();
  await storage.put(key, bytes, options);
  fake.fail('cut-body');
  const found = await storage.get(key);
  expect(await errorOf(buffer(found!.stream))).toMatchObject({ code: 'unavailable:storage' });
});

it('is unavailable while no server answers, and within its time when one is silent', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const slow = await errorOf(storageWith({ endpoint, timeoutMs: 50, tries: 2 }).has(newKey()));
  expect(slow).toMatchObject({ code: 'unavailable:storage' });
  expect(slow.cause.message).toBe('The storage did not answer in time.');

  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
  const gone = await errorOf(storageWith({ endpoint, tries: 2 }).check());
  expect(gone.code).toBe('unavailable:storage');
  expect(gone.cause).toBeInstanceOf(Error);
});

it('stops waiting for another try when it is aborted', async () => {
  fake.fail('slow-down');
  const patient = storageWith({ firstDelayMs: 60_000 });
  const abort = new AbortController();
  const put = patient.put(newKey(), bytes, { ...options, signal: abort.signal });
  setTimeout(() => abort.abort(), 50);
  await expect(put).rejects.toThrow();
  expect(await readdir(spoolFolder)).toEqual([]);
});

it('does not follow a redirect with its signature', async () => {
  const answers: string[] = [];
  const redirecting = createServer((request, response) => {
    answers.push(request.url ?? '');
    response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`;
  expect((await errorOf(storageWith({ endpoint }).has(newKey()))).code).toBe('upstream_failed:storage');
  expect(answers).toHaveLength(1);
  redirecting.closeAllConnections();
  await new Promise((resolve) => redirecting.close(resolve));
});

it('speaks to a bucket by its host name', async () => {
  // Only browsers resolve every name under localhost by themselves.
  const dispatcher = new Agent({
    connect: {
      lookup: (_name, { all }, done) =>
        all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    },
  });
  const port = new URL(fake.address.endpoint).port;
  const named = storageWith({
    endpoint: `http://s3.localhost:${port}`,
    addressing: 'virtual-host',
    fetch: (url, init) =>
      undiciFetch(url, { ...(init as object), dispatcher }) as unknown as Promise<Response>,
  });
  const key = newKey();
  await named.put(key, bytes, options);
  expect(await named.has(key)).toBe(true);
  expect(await Readable.from(named.list()).toArray()).toEqual([{ key, bytes: bytes.length }]);
  expect([...fake.objects.keys()]).toEqual([key]);
  await dispatcher.close();
});

it('stays inside its folder of a shared bucket', async () => {
  const [a, b] = [storageWith({ prefix: 'one/' }), storageWith({ prefix: 'two/' })];
  const key = newKey();
  await a.put(key, bytes, options);
  expect(await b.has(key)).toBe(false);
  expect(await Readable.from(b.list()).toArray()).toEqual([]);
  for (const prefix of ['no-slash', '/root/', '../up/', 'a b/', 'a/../b/']) {
    expect(() => storageWith({ prefix })).toThrow('Not a folder');
  }
});

it('refuses more than one request can carry', async () => {
  const put = storage.put(newKey(), new ReadableStream(), {
    contentType: 'video/mp4',
    maxBytes: 10 * largestObject,
    expectedBytes: largestObject + 1,
  });
  await expect(put).rejects.toMatchObject({ code: 'too_large' });
  expect(fake.requests).toEqual([]);
});
