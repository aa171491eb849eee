import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call, HttpError, urlOf } from './call.ts';
import { endpoint } from './endpoint.ts';
import { cacheTime, createQueryClient, defaultFetcher, freshness } from './query.ts';

const thing = endpoint({
  method: 'PATCH',
  path: '/api/things/:id',
  summary: 'A thing.',
  access: 'public',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({ q: z.string().optional() }),
  body: z.strictObject({ name: z.string() }),
  output: z.object({ ok: z.boolean() }),
});

const answer = (body: string, init: ResponseInit = {}) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
afterEach(() => vi.unstubAllGlobals());

test('parameters are encoded, absent query fields left out', () => {
  expect(urlOf(thing, { params: { id: 'a/b c' }, query: { q: undefined } })).toBe('/api/things/a%2Fb%20c');
  expect(urlOf(thing, { params: { id: '1' }, query: { q: 'x&y' } })).toBe('/api/things/1?q=x%26y');
});

test('a body goes as JSON with cookies', async () => {
  const fetcher = answer('{"ok":true}');
  vi.stubGlobal('fetch', fetcher);
  expect(await call(thing, { params: { id: '1' }, query: {}, body: { name: 'n' } })).toEqual({ ok: true });
  const [url, init] = fetcher.mock.calls[0]!;
  expect(url).toBe('/api/things/1');
  expect(init).toMatchObject({
    method: 'PATCH',
    credentials: 'include',
    body: '{"name":"n"}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test('an error is the status, a colon and the body, or the status text where there is none', async () => {
  const body = '{"error":{"code":"invalid","message":"No.","requestId":"r"}}';
  vi.stubGlobal('fetch', answer(body, { status: 422 }));
  const error = await call(thing, { params: { id: '1' }, query: {}, body: { name: '' } }).catch(
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(HttpError);
  expect((error as HttpError).message).toBe(`422: ${body}`);
  expect(error).toMatchObject({ words: 'No.', code: 'invalid', requestId: 'r' });
  vi.stubGlobal('fetch', answer('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(thing, { params: { id: '1' }, query: {}, body: { name: '' } })).rejects.toThrow(
    '502: Bad Gateway',
  );
});

test('the default fetcher gets the URL in the key and takes 401 for "signed out"', async () => {
  const fetcher = answer('{"a":1}');
  vi.stubGlobal('fetch', fetcher);
  expect(await defaultFetcher({ queryKey: ['/api/x'] })).toEqual({ a: 1 });
  expect(fetcher.mock.calls[0]![0]).toBe('/api/x');
  vi.stubGlobal('fetch', answer('no', { status: 401 }));
  expect(await defaultFetcher({ queryKey: ['/api/x'] })).toBeNull();
  vi.stubGlobal('fetch', answer('no', { status: 403 }));
  await expect(defaultFetcher({ queryKey: ['/api/x'] })).rejects.toThrow('403: no');
});

test('queries have the numbers of the specification', () => {
  expect(freshness).toBe(300_000);
  expect(cacheTime).toBe(600_000);
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 600_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
