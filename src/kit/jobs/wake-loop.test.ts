import { expect, test, vi } from 'vitest';
import { createWakeLoop } from './wake-loop.server.ts';

function controlled() {
  const turns: PromiseWithResolvers<boolean | void>[] = [];
  const onError = vi.fn();
  const onRest = vi.fn();
  const loop = createWakeLoop({
    work() {
      const turn = Promise.withResolvers<boolean | void>();
      turns.push(turn);
      return turn.promise;
    },
    onError,
    onRest,
  });
  return { loop, turns, onError, onRest };
}

test('woken several times while it works, it works once more, and never twice at once', async () => {
  const { loop, turns, onRest } = controlled();
  const woken = loop.wake();
  void loop.wake();
  void loop.wake();
  expect(turns).toHaveLength(1);
  turns[0]!.resolve();
  await vi.waitFor(() => expect(turns).toHaveLength(2));
  turns[1]!.resolve();
  await woken;
  expect(turns).toHaveLength(2);
  expect(onRest).toHaveBeenCalledOnce();
});

test('work that has more left goes on without being woken', async () => {
  const { loop, turns } = controlled();
  const woken = loop.wake();
  turns[0]!.resolve(true);
  await vi.waitFor(() => expect(turns).toHaveLength(2));
  turns[1]!.resolve(false);
  await woken;
});

test('an error ends the turn, and the next wake tries again', async () => {
  const { loop, turns, onError } = controlled();
  const first = loop.wake();
  turns[0]!.reject(new Error('no database'));
  await first;
  expect(onError).toHaveBeenCalledOnce();
  void loop.wake();
  expect(turns).toHaveLength(2);
});

test('closing waits for what is under way and begins nothing more', async () => {
  const { loop, turns, onError } = controlled();
  void loop.wake();
  void loop.wake();
  let isClosed = false;
  const closing = loop.close().then(() => (isClosed = true));
  await Promise.resolve();
  expect(isClosed).toBe(false);
  turns[0]!.reject(new Error('cut off'));
  await closing;
  await loop.wake();
  expect(turns).toHaveLength(1);
  expect(onError).not.toHaveBeenCalled();
});
