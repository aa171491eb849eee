import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beside, type Question, type Reply } from './worker-client.ts';

/** A worker that answers in capitals, fails at `fail`, breaks at `break`, and never answers `never`. */
class FakeWorker extends EventTarget {
  isGone = false;
  readonly asked: string[] = [];
  postMessage({ source }: Question) {
    this.asked.push(source);
    if (source === 'never') return;
    queueMicrotask(() => {
      if (source === 'break') this.dispatchEvent(new Event('error'));
      else this.#reply(source === 'fail' ? { failed: 'No.' } : { answer: source.toUpperCase() });
    });
  }
  terminate() {
    this.isGone = true;
  }
  #reply(data: Reply<string>) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const started: FakeWorker[] = [];
function startAsking() {
  const ask = beside<string>(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker as unknown as Worker;
  });
  return (source: string) => ask({ how: 'loud', source });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  started.length = 0;
});

test('starts with the first question, and asks the same one once', async () => {
  const ask = startAsking();
  expect(started).toHaveLength(0);
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['A', 'B', 'A']);
  expect(started.map(({ asked }) => asked)).toEqual([['a', 'b']]);
});

test('a question that fails fails alone', async () => {
  const ask = startAsking();
  await expect(ask('fail')).rejects.toThrow('No.');
  expect(await ask('a')).toBe('A');
  expect(started).toHaveLength(1);
});

test.each(['never', 'break'])('after %j a new worker goes on with the next', async (source) => {
  const ask = startAsking();
  const lost = expect(ask(source)).rejects.toMatchObject({ code: 'unavailable:drawing' });
  const next = ask('a');
  await vi.runAllTimersAsync();
  await lost;
  expect(await next).toBe('A');
  expect(started.map(({ isGone }) => isGone)).toEqual([true, false]);
});
