import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#kit/log.server.ts';
import type { Packs } from '#kit/packs/packs.server.ts';
import type { PackStatus } from '#kit/packs/status.ts';
import type { ModelName } from './calls.ts';
import { modelLimits } from './limits.ts';
import { createModelPool, type PoolOptions } from './model-pool.server.ts';

const worker = new URL('./misbehaving-model.testing.ts', import.meta.url);

function pool(options: Partial<PoolOptions> = {}, strict: { megabytes?: number; seconds?: number } = {}) {
  const watchers: ((status: PackStatus) => void)[] = [];
  const packs = {
    ensureSoon: async () => '/nowhere',
    folderOf: () => '/nowhere',
    watch(watcher: (status: PackStatus) => void) {
      watchers.push(watcher);
      return () => true;
    },
  } as unknown as Packs;
  const limits = Object.fromEntries(
    Object.entries(modelLimits).map(([name, row]) => [name, { ...row, ...strict }]),
  ) as typeof modelLimits;
  const made = createModelPool({ packs, log: createLog('silent'), limits, worker, ...options });
  onTestFinished(() => made.close());
  const ask = (order: string, argument?: string, more: object = {}, name: ModelName = 'minilm') =>
    made.call(name, { texts: [order, ...(argument ? [argument] : [])] } as never, more) as Promise<unknown>;
  const packGone = (id: string) => watchers.forEach((watch) => watch({ id, state: 'absent' } as PackStatus));
  return { ...made, ask, packGone };
}

test('a model is started once, answers in bytes and in parts, and has none of our secrets', async () => {
  const { ask } = pool();
  const pid = await ask('pid');
  expect(await ask('echo', '123')).toEqual(Float32Array.of(1, 2, 3));
  const parts: unknown[] = [];
  await ask('parts', undefined, { onPart: (part: unknown) => parts.push(part) });
  expect(parts).toEqual(['one', 'two']);
  expect(await ask('pid')).toBe(pid);
  // Node sets this one itself, for the channel to its parent.
  expect(((await ask('environment')) as string[]).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(
    [],
  );
});

test('a crash fails only its own call, and the next one starts anew', async () => {
  const { ask } = pool();
  const pid = await ask('pid');
  const other = ask('wait', '300', {}, 'whisper');
  await expect(ask('crash')).rejects.toMatchObject({ code: 'unavailable:model_crash' });
  await expect(other).resolves.toBeTypeOf('number');
  expect(await ask('pid')).not.toBe(pid);
});

test('what a model cannot do is said in words, without its details', async () => {
  const { ask } = pool();
  await expect(ask('fail')).rejects.toMatchObject({
    code: 'unavailable:model_failed',
    message: 'The model couldn’t do this. Please try again.',
  });
  await expect(ask('refuse')).rejects.toMatchObject({ code: 'invalid:picture', message: 'No.' });
});

test.runIf(process.platform === 'linux')('too much memory ends it', async () => {
  const { ask, running } = pool({}, { megabytes: 400 });
  await expect(ask('eat')).rejects.toMatchObject({ code: 'unavailable:model_memory' });
  await expect.poll(() => running()).toEqual([]);
});

test('too long without an answer ends it, even where it listens to nothing', async () => {
  const { ask, running } = pool({}, { seconds: 3 });
  await expect(ask('spin')).rejects.toMatchObject({ code: 'unavailable:model_time' });
  await expect.poll(() => running()).toEqual([]);
  // The next one has as little time, and may need more than one try on a busy machine.
  await expect.poll(() => ask('pid').catch(() => undefined)).toBeTypeOf('number');
});

test('whoever gives up stops it at once, at work or in line', async () => {
  const { ask } = pool();
  await ask('pid');
  const signal = AbortSignal.timeout(200);
  const working = ask('spin', undefined, { signal });
  const queueing = ask('pid', undefined, { signal });
  await expect(working).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(queueing).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(ask('pid')).resolves.toBeTypeOf('number');
});

test('it ends when idle', async () => {
  const { ask, running } = pool({ idleSeconds: 0.3 });
  await ask('pid');
  expect(running()).toHaveLength(1);
  await expect.poll(() => running()).toEqual([]);
});

test('no more run at once than may; those at rest make room', async () => {
  const { ask, running } = pool({ atOnce: 2 });
  const names: ModelName[] = ['minilm', 'whisper', 'kokoro', 'espeak'];
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, running().length)), 10);
  const pids = await Promise.all(names.map((name) => ask('wait', '150', {}, name)));
  clearInterval(looking);
  expect(new Set(pids).size).toBe(4);
  expect(most).toBe(2);
});

test('a model whose pack is removed ends', async () => {
  const { ask, running, packGone } = pool();
  await ask('pid');
  packGone('tesseract');
  expect(running()).toHaveLength(1);
  packGone('onnx');
  await expect.poll(() => running()).toEqual([]);
});
