import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from './loopback-server.testing.ts';
import { createSafeFetch, type SafeFetchDeps } from './safe-fetch.server.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

async function answering(
  headers: OutgoingHttpHeaders,
  body: Uint8Array | string,
  limits?: SafeFetchDeps['limits'],
) {
  const server = await serve((_request, response) => response.writeHead(200, headers).end(body));
  return () => createSafeFetch({ permit: [server.host], limits })(server.url);
}

describe('size', () => {
  const limits = { maxBytes: 100 * kilobyte };

  it('may reach the limit but not pass it', async () => {
    const full = await answering({}, 'x'.repeat(limits.maxBytes), limits);
    expect((await full()).body).toHaveLength(limits.maxBytes);
    const over = await answering({}, 'x'.repeat(limits.maxBytes + 1), limits);
    await expect(over()).rejects.toMatchObject({ code: 'upstream_failed:too_large' });
  });

  it('is 10 MB by default', async () => {
    const under = await answering({ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(10 * megabyte)));
    expect((await under()).body).toHaveLength(10 * megabyte);
    const over = await answering({ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(10 * megabyte + 1)));
    await expect(over()).rejects.toMatchObject({ code: 'upstream_failed:too_large' });
  });

  it('is counted in chunks that announce no length, and an endless answer is left at once', async () => {
    let sent = 0;
    let closed = false;
    const server = await serve((_request, response) => {
      const send = () => {
        sent += 16 * kilobyte;
        if (!response.destroyed) response.write(Buffer.alloc(16 * kilobyte), () => setImmediate(send));
      };
      response.on('close', () => (closed = true));
      send();
    });
    const fetching = createSafeFetch({ permit: [server.host], limits })(server.url);
    await expect(fetching).rejects.toMatchObject({ code: 'upstream_failed:too_large' });
    await expect.poll(() => closed).toBe(true);
    expect(sent).toBeLessThan(20 * megabyte);
  });

  it('is counted over many tiny chunks, which arrive whole and in order', async () => {
    const letters = Array.from({ length: 3000 }, (_, index) => String.fromCharCode(97 + (index % 26)));
    const server = await serve((_request, response) => {
      for (const letter of letters) response.write(letter);
      response.end(Buffer.alloc(limits.maxBytes - letters.length, 'z'));
    });
    const answer = await createSafeFetch({ permit: [server.host], limits })(server.url);
    expect(answer.text()).toBe(letters.join('').padEnd(limits.maxBytes, 'z'));
  });

  const zeros = Buffer.alloc(20 * megabyte);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  it.each([
    ['gzip', gzipSync(zeros)],
    ['x-gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros, quick)],
  ])('of a %s bomb is counted as it unfolds', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(limits.maxBytes);
    const fetchBomb = await answering({ 'content-encoding': encoding }, bomb, limits);
    await expect(fetchBomb()).rejects.toMatchObject({ code: 'upstream_failed:too_large' });
  });

  it('of the headers is bounded', async () => {
    const fetchBig = await answering({ 'x-big': 'x'.repeat(20 * kilobyte) }, 'ok');
    await expect(fetchBig()).rejects.toMatchObject({ code: 'upstream_failed:too_large' });
  });
});

describe('content-encoding', () => {
  it.each([
    ['gzip', gzipSync('panda')],
    ['GZIP', gzipSync('panda')],
    ['deflate', deflateSync('panda')],
    ['br', brotliCompressSync('panda')],
    ['identity', Buffer.from('panda')],
    ['identity, gzip', gzipSync('panda')],
  ])('%s is undone', async (encoding, body) => {
    const answer = await (await answering({ 'content-encoding': encoding }, body))();
    expect(answer.text()).toBe('panda');
    expect([...answer.headers.keys()]).not.toContain('content-encoding');
    expect([...answer.headers.keys()]).not.toContain('content-length');
  });

  it.each([
    ['nested', 'gzip, gzip', gzipSync(gzipSync('panda'))],
    ['unknown', 'zstd', Buffer.from('panda')],
    ['named for an object property', 'constructor', Buffer.from('panda')],
    ['untrue', 'gzip', Buffer.from('not gzip at all')],
    ['untrue', 'br', Buffer.from('not brotli at all')],
    ['cut short', 'gzip', gzipSync('panda'.repeat(1000)).subarray(0, 30)],
  ])('that is %s (%s) is refused', async (_kind, encoding, body) => {
    const fetchOdd = await answering({ 'content-encoding': encoding }, body);
    await expect(fetchOdd()).rejects.toMatchObject({ code: 'upstream_failed:encoding' });
  });

  it('of nothing is nothing', async () => {
    const answer = await (await answering({ 'content-encoding': 'gzip', 'content-length': '0' }, ''))();
    expect(answer.body).toHaveLength(0);
  });
});

describe('time', () => {
  const limits = { timeoutMs: 300 };
  const timedOut = { code: 'upstream_failed:timeout', message: 'That address took too long to respond.' };

  it('is 10 seconds by default', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await (
      await answering({}, 'ok')
    )();
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  it('runs out on a server that drips for ever', async () => {
    let closed = false;
    const server = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => {
        clearInterval(drip);
        closed = true;
      });
    });
    const fetching = createSafeFetch({ permit: [server.host], limits })(server.url);
    await expect(fetching).rejects.toMatchObject(timedOut);
    await expect.poll(() => closed).toBe(true);
  });

  it('runs out on a server that never answers', async () => {
    const server = await serve(() => undefined);
    const fetching = createSafeFetch({ permit: [server.host], limits })(server.url);
    await expect(fetching).rejects.toMatchObject(timedOut);
  });

  it('runs out on a resolver that never answers', async () => {
    const fetching = createSafeFetch({ resolve: () => new Promise(() => {}), limits })('http://example.com/');
    await expect(fetching).rejects.toMatchObject(timedOut);
  });

  it('is one clock for all redirects together', async () => {
    const server = await serve((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}a` }).end(), 120);
    });
    const fetching = createSafeFetch({ permit: [server.host], limits })(server.url);
    await expect(fetching).rejects.toMatchObject(timedOut);
  });

  it("ends when the caller's signal says so, with the caller's reason", async () => {
    const stop = new AbortController();
    const reason = new Error('the user left');
    let closed = false;
    const server = await serve((_request, response) => {
      response.on('close', () => (closed = true));
      response.write('begun');
      setTimeout(() => stop.abort(reason), 50);
    });
    const fetchHere = createSafeFetch({ permit: [server.host] });
    await expect(fetchHere(server.url, { signal: stop.signal })).rejects.toBe(reason);
    await expect.poll(() => closed).toBe(true);
    await expect(fetchHere(server.url, { signal: stop.signal })).rejects.toBe(reason);
    expect(server.requests).toHaveLength(1);
  });
});

it('an answer that breaks off is a failure', async () => {
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
  });
  const fetching = createSafeFetch({ permit: [server.host] })(server.url);
  await expect(fetching).rejects.toMatchObject({ code: 'upstream_failed:network', cause: expect.any(Error) });
});
