import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { refetchFailed, refreshQueries } from './refresh-queries.ts';

function observe(client: QueryClient) {
  const asked: PromiseWithResolvers<string>[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['GET', '/api/runs'],
    queryFn: () => {
      asked.push(Promise.withResolvers());
      return asked.at(-1)!.promise;
    },
  });
  return { asked, stop: observer.subscribe(() => undefined), observer };
}

const all = () => true;

test('a query whose first answer is on its way is asked again once that answer is there', async () => {
  const client = new QueryClient();
  const { asked, observer, stop } = observe(client);
  const refreshed = refreshQueries(client, all);
  asked[0]!.resolve('running');
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]!.resolve('done');
  await refreshed;
  expect(observer.getCurrentResult().data).toBe('done');
  stop();
});

test('a query that has an answer is asked at once, also when its first request failed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { asked, observer, stop } = observe(client);
  const refreshed = refreshQueries(client, all);
  asked[0]!.reject(new Error('offline'));
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]!.resolve('first');
  await refreshed;
  const again = refreshQueries(client, all);
  expect(asked).toHaveLength(3);
  asked[2]!.resolve('second');
  await again;
  expect(observer.getCurrentResult().data).toBe('second');
  stop();
});

test('other queries are left alone', async () => {
  const client = new QueryClient();
  const { asked, stop } = observe(client);
  asked[0]!.resolve('there');
  await refreshQueries(client, () => false);
  expect(asked).toHaveLength(1);
  stop();
});

test('only what failed is asked again when the connection is back', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { asked, observer, stop } = observe(client);
  asked[0]!.reject(new Error('offline'));
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  const first = refetchFailed(client);
  await refetchFailed(client).catch(() => undefined);
  expect(asked).toHaveLength(2);
  asked[1]!.resolve('there');
  await first;
  await refetchFailed(client);
  expect(asked).toHaveLength(2);
  stop();
});
