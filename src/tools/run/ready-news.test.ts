import { expect, test } from 'vitest';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import type { ToolRegistry } from '../define/tool-registry.server.ts';
import { createReadyNews, isWorthTelling } from './ready-news.server.ts';
import type { RunRow } from './run-queries.server.ts';
import type { RunParts } from './run-parts.server.ts';

const after = (seconds: number) => ({ createdAt: new Date(Date.now() - seconds * 1000) });
const done = { state: 'done', error: null } as const;

test.each([
  [60, 'long, left', { isQueued: true, isWatched: false }, true],
  [60, 'long, watched', { isQueued: true, isWatched: true }, true],
  [10, 'soon done, left', { isQueued: true, isWatched: false }, true],
  [10, 'soon done, watched', { isQueued: true, isWatched: true }, false],
  [1, 'done at once', { isQueued: true, isWatched: false }, false],
  [60, 'quick but slow, left', { isQueued: false, isWatched: false }, true],
  [60, 'quick but slow, watched', { isQueued: false, isWatched: true }, false],
  [10, 'quick, left', { isQueued: false, isWatched: false }, false],
])('after %i seconds, %s', (seconds, _, circumstances, isAnnounced) => {
  expect(isWorthTelling(after(seconds), done, circumstances)).toBe(isAnnounced);
});

test('who stopped it knows', () => {
  const stopped = { state: 'stopped', error: null } as const;
  expect(isWorthTelling(after(60), stopped, { isQueued: true, isWatched: false })).toBe(false);
});

test('a run that is part of another causes no notification of its own', async () => {
  const parts = { extensions: [{ notifiesOf: () => Promise.resolve(true) }] } as unknown as RunParts;
  const registry = { titleOf: () => 'Consensus', pathOf: () => '/' } as unknown as ToolRegistry;
  const tx = {} as unknown as BusTransaction; // nothing is written
  const row = { id: 'run', title: 'Oak or pine?' } as RunRow;
  await expect(createReadyNews(parts, registry)(tx, { row, ending: done })).resolves.toBeUndefined();
});
