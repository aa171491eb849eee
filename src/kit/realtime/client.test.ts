import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRealtime, firstRetry, idleClose, longestRetry, type ChannelEvent } from './client.ts';
import type { FromClient, FromServer } from './protocol.ts';

class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  sent: FromClient[] = [];
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  opens() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  says(message: FromServer) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  close() {
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

const newest = () => FakeSocket.all.at(-1)!;
const event = (cursor: string, data: unknown = null): FromServer => ({
  is: 'event',
  channel: 'a',
  cursor,
  type: 't',
  data,
});

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

function start() {
  const realtime = createRealtime(() => new FakeSocket() as unknown as WebSocket);
  const heard: ChannelEvent[] = [];
  const stop = realtime.follow('a', (one) => heard.push(one));
  return { realtime, heard, stop };
}

test('it joins once open, hears events, and two followers share one socket and one join', () => {
  const { realtime, heard } = start();
  const second: string[] = [];
  realtime.follow('a', ({ type }) => second.push(type));
  newest().opens();
  expect(newest().sent).toEqual([{ do: 'join', channel: 'a' }]);
  newest().says({ is: 'joined', channel: 'a', at: '1.0' });
  newest().says(event('2.1', { n: 1 }));
  expect(heard).toEqual([
    { type: 'joined', data: null },
    { type: 't', data: { n: 1 } },
  ]);
  expect(second).toEqual(['joined', 't']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('after a break it goes on from the last event, without a second "joined"', () => {
  const { heard } = start();
  newest().opens();
  newest().says({ is: 'joined', channel: 'a', at: '1.0' });
  newest().says(event('2.1'));
  newest().close();
  vi.advanceTimersByTime(firstRetry * 2);
  newest().opens();
  expect(newest().sent).toEqual([{ do: 'join', channel: 'a', after: '2.1' }]);
  newest().says(event('3.1'));
  newest().says({ is: 'joined', channel: 'a', at: '3.1' });
  expect(heard.map(({ type }) => type)).toEqual(['joined', 't', 't', 'back']);
});

test('it tries less and less often, never less than twice a minute, and at once when woken', () => {
  const { realtime } = start();
  for (let failure = 0; failure < 12; failure += 1) {
    newest().close();
    const count = FakeSocket.all.length;
    vi.advanceTimersByTime(Math.min(longestRetry, firstRetry * 2 ** failure) * 0.7);
    expect(FakeSocket.all).toHaveLength(count);
    vi.advanceTimersByTime(longestRetry);
    expect(FakeSocket.all).toHaveLength(count + 1);
  }
  newest().close();
  const count = FakeSocket.all.length;
  realtime.wake();
  expect(FakeSocket.all).toHaveLength(count + 1);
});

test('a place the server no longer knows is given up', () => {
  start();
  newest().opens();
  newest().says({ is: 'joined', channel: 'a', at: '1.0' });
  newest().says({ is: 'refused', channel: 'a', code: 'invalid' });
  newest().says({ is: 'refused', channel: 'a', code: 'invalid' });
  expect(newest().sent).toEqual([
    { do: 'join', channel: 'a' },
    { do: 'join', channel: 'a' },
  ]);
});

test('with nobody left it leaves and closes, unless someone follows again', () => {
  const { realtime, stop } = start();
  newest().opens();
  stop();
  stop();
  expect(newest().sent.at(-1)).toEqual({ do: 'leave', channel: 'a' });
  const again = realtime.follow('b', () => {});
  vi.advanceTimersByTime(idleClose * 2);
  expect(newest().readyState).toBe(WebSocket.OPEN);
  again();
  vi.advanceTimersByTime(idleClose * 2);
  expect(newest().readyState).toBe(WebSocket.CLOSED);
  vi.advanceTimersByTime(longestRetry * 2);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a guest asks for a ticket whenever it connects, and again later where there is none', async () => {
  const opened: (string | undefined)[] = [];
  const realtime = createRealtime((ticket) => {
    opened.push(ticket);
    return new FakeSocket() as unknown as WebSocket;
  });
  const tickets = [null, 'one', 'two'];
  realtime.ticketsFrom(() => Promise.resolve(tickets.shift() ?? null));
  realtime.follow('a', () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toEqual([]);
  await vi.advanceTimersByTimeAsync(firstRetry * 1.3);
  expect(opened).toEqual(['one']);
  newest().opens();
  newest().close();
  await vi.advanceTimersByTimeAsync(longestRetry);
  expect(opened).toEqual(['one', 'two']);
});
