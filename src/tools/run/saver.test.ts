import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#kit/db/database.server.ts';
import type { Bus } from '#kit/events/bus.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { LiveRun } from './execute.server.ts';
import { notBegun } from './live-state.server.ts';
import { firstRow } from './run-queries.server.ts';
import { createSaver } from './saver.server.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const row = firstRow({
  id: '0190f000-0000-7000-8000-000000000001',
  ownerId: '0190f000-0000-7000-8000-000000000002',
  personId: null,
  apiKeyId: null,
  tool: 'puppet',
  kind: 'text',
  title: 'Punch',
  input: {},
  engine: null,
  state: 'running',
  parentId: null,
  holdId: null,
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('ends and saves are never written at once: they would lock the same rows in different orders', async () => {
  let atWork = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const busy = async <T>(answer: T): Promise<T> => {
    most = Math.max(most, ++atWork);
    await new Promise<void>((resolve) => finish.push(resolve));
    atWork -= 1;
    return answer;
  };
  const one = {
    id: row.id,
    row,
    startedAt: 0,
    isWritten: true,
    state: () => ({ ...notBegun }),
    stop: () => {},
  };
  const saver = createSaver({
    db: { execute: () => busy({ rows: [{ id: row.id }] }) } as unknown as Database,
    bus: { tell: () => {}, transact: () => busy([true]) } as unknown as Bus,
    log: { warn: () => {} } as unknown as Log,
    notifyRunReady: () => Promise.resolve(),
    live: new Map([[row.id, one as unknown as LiveRun]]),
  });
  saver.start();
  vi.advanceTimersByTime(500); // a save is under way
  await turn();
  const ending = saver.end({ row, state: notBegun, ending: { state: 'done', error: null } });
  for (let n = 0; n < 5; n++) await turn();
  expect(finish).toHaveLength(1);
  finish[0]!();
  for (let n = 0; n < 5; n++) await turn();
  expect(finish).toHaveLength(2);
  finish[1]!();
  expect(await ending).toBe(true);
  expect(most).toBe(1);
  saver.close();
});
