import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunEvent } from '../run/contract.ts';
import { keepFollowing } from './follow-run.ts';

const state = (name: 'running' | 'done'): RunEvent => ({
  type: 'state',
  state: name,
  step: null,
  progress: null,
  secondsLeft: null,
  engines: [],
  error: null,
});
const text = (position: string, more: string): RunEvent => ({
  type: 'output',
  position,
  whole: false,
  texts: { text: more },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Each connection says its events and then breaks off, ends, or was never there. */
function play(...connections: (readonly RunEvent[] | Error | number)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const events = connections.shift() ?? [];
    if (events instanceof Error) throw events;
    if (typeof events === 'number') return new Response('{}', { status: events });
    return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
  });
  return asked;
}

async function follow(signal = new AbortController().signal) {
  const updates: unknown[] = [];
  let position = '';
  const following = keepFollowing('a', {
    signal,
    position: () => position,
    onEvent(event) {
      if (event.type === 'output') position = event.position;
      updates.push(event.type === 'output' ? event.texts.text : event.state);
    },
    onConnection: (isThere) => void (isThere || updates.push('broken')),
  });
  following.catch(() => {}); // looked at below
  await vi.advanceTimersByTimeAsync(60_000);
  await following;
  return updates;
}

test('a broken connection goes on from where it broke, after a growing wait', async () => {
  const asked = play([state('running'), text('1;text=3', 'One')], new TypeError('offline'), 503, 429, [
    text('1;text=7', ' two'),
    state('done'),
  ]);
  expect(await follow()).toEqual(['running', 'One', 'broken', 'broken', 'broken', 'broken', ' two', 'done']);
  expect(asked[0]).toBe('/api/runs/a/stream?from=&patches=true');
  expect(asked.slice(1)).toEqual(Array(4).fill('/api/runs/a/stream?from=1%3Btext%3D3&patches=true'));
});

test('what is gone is not asked for again', async () => {
  const asked = play(404);
  await expect(follow()).rejects.toMatchObject({ status: 404 });
  expect(asked).toHaveLength(1);
});

test('leaving the page stops the requests', async () => {
  const asked = play([state('running')], [state('running')]);
  const left = new AbortController();
  setTimeout(() => left.abort(), 100);
  expect(await follow(left.signal)).toEqual(['running', 'broken']);
  expect(asked).toHaveLength(1);
});
