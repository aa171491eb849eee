import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { actAs } from '#kit/businesses/acting-tab.ts';
import { defaultFetcher } from './query.ts';
import { isBelow, isOf, keyOf, urlOfKey } from './query-key.ts';

const list = { method: 'GET', path: '/api/things' } as const;
const one = { method: 'GET', path: '/api/things/:id' } as const;
const others = { method: 'GET', path: '/api/things-to-do' } as const;

test('a key says what is asked, and leads to its address', () => {
  const key = keyOf(one, { params: { id: 'a/b' }, query: { q: 'x', none: undefined } });
  expect(key).toEqual([
    'GET',
    '/api/things/:id',
    { params: { id: 'a/b' }, query: { q: 'x', none: undefined } },
  ]);
  expect(urlOfKey(key)).toBe('/api/things/a%2Fb?q=x');
  expect(keyOf(list)).toEqual(keyOf(list, { query: { q: undefined } }));
  expect(urlOfKey(keyOf(list))).toBe('/api/things');
  expect(urlOfKey(['/api/openapi.json'])).toBe('/api/openapi.json');
});

test('the queries of one endpoint are reached with any input, those of its neighbours are not', async () => {
  const client = new QueryClient();
  const keys = [
    keyOf(list),
    keyOf(list, { query: { q: 'x' } }),
    keyOf(one, { params: { id: '1' } }),
    keyOf(others),
  ];
  for (const key of keys) client.setQueryData(key, 1);
  const stale = () => keys.map((key) => client.getQueryState(key)!.isInvalidated);
  await client.invalidateQueries({ queryKey: keyOf(list) });
  expect(stale()).toEqual([true, true, false, false]);
  await client.invalidateQueries({ predicate: isOf(one) });
  expect(stale()).toEqual([true, true, true, false]);
  await client.invalidateQueries({ predicate: isBelow('/api/things-') });
  expect(stale()).toEqual([true, true, true, true]);
});

test('the order in which input is given makes no difference', () => {
  const client = new QueryClient();
  client.setQueryData(keyOf(list, { query: { a: 1, b: 2 } }), 'here');
  expect(client.getQueryData(keyOf(list, { query: { b: 2, a: 1 } }))).toBe('here');
});

afterEach(() => {
  actAs(null);
  vi.unstubAllGlobals();
});

test('what was asked for oneself before the tab knew that it acts is never sent', async () => {
  const runs = { method: 'GET', path: '/api/runs', business: 'member' } as const;
  const fetcher = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetcher);
  const [early, others] = [keyOf(runs), keyOf(list)];
  actAs({ id: 'b1', name: 'Studio' });
  const leave = new AbortController();
  const asked = defaultFetcher({ queryKey: early, signal: leave.signal });
  leave.abort(new Error('left'));
  await expect(asked).rejects.toThrow('left');
  expect(fetcher).not.toHaveBeenCalled();
  await defaultFetcher({ queryKey: keyOf(runs) });
  expect(fetcher.mock.calls[0]![1]).toMatchObject({ headers: { 'x-acting-as': 'b1' } });
  // What is always one's own is asked as ever.
  await defaultFetcher({ queryKey: others });
  expect(fetcher).toHaveBeenCalledTimes(2);
});
