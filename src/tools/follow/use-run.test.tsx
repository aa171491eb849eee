import { QueryObserver } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#kit/contract/query.ts';
import { RunWaiting } from '../page/run-waiting.tsx';
import { begunRun } from '../run/run-view.testing.ts';
import { howItLoads, runQuery } from './use-run.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown = {}) => Response.json(body, { status });

/** Every state that a page is drawn with while the server gives these answers, and how often it was asked. */
async function load(answers: (() => Response)[]) {
  const fetch = vi.fn(async () => answers[Math.min(fetch.mock.calls.length, answers.length) - 1]!());
  vi.stubGlobal('fetch', fetch);
  const client = createQueryClient();
  const observer = new QueryObserver(client, { ...runQuery(begunRun.id), retryDelay: 0 });
  const seen: ReturnType<typeof howItLoads>[] = [];
  const stop = observer.subscribe((loaded) => seen.push(howItLoads(loaded, loaded.data ?? undefined)));
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false);
  stop();
  return { seen, asked: fetch.mock.calls.length };
}

test('a run that a busy server does not give is asked for again, and never said to be gone', async () => {
  const cut = () => {
    throw new TypeError('Failed to fetch');
  };
  const busy = [() => answer(503), () => answer(429), () => answer(500), cut];
  const { seen, asked } = await load([...busy, () => answer(200, begunRun)]);
  expect(asked).toBe(5);
  expect(seen.some(({ isMissing }) => isMissing)).toBe(false);
  expect(seen).toContainEqual({ isLoading: true, isMissing: false, isUnreachable: true });
  expect(seen.at(-1)).toEqual({ isLoading: false, isMissing: false, isUnreachable: false });
});

test('a run that is not there is said to be gone at once', async () => {
  const { seen, asked } = await load([() => answer(404)]);
  expect(asked).toBe(1);
  expect(seen.at(-1)).toEqual({ isLoading: false, isMissing: true, isUnreachable: false });
});

test('while it is asked for again, the page says why it waits', () => {
  const page = (isUnreachable: boolean) =>
    renderToStaticMarkup(<RunWaiting state={{ isUnreachable }}>a shadow of it</RunWaiting>);
  expect(page(true)).toMatch(/The server is busy\. Trying again….*a shadow of it/s);
  expect(page(false)).not.toContain('busy');
});
