import { afterEach, expect, test } from 'vitest';
import type { tasks } from './tasks.testing.ts';
import { createWorkerPool } from './worker-pool.server.ts';

const entry = new URL('./tasks.testing.ts', import.meta.url);
const open: { close(): Promise<void> }[] = [];

function pool(options: Partial<Parameters<typeof createWorkerPool>[0]> = {}) {
  const made = createWorkerPool<typeof tasks>({ entry, ...options });
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

test('a task gets its input and gives its output', async () => {
  expect(await pool().runTask('add', { a: 2, b: 3 })).toBe(5);
});

test('one thread serves one task after the other and keeps what it loaded', async () => {
  const { runTask, size } = pool();
  const counts = await Promise.all([runTask('count', undefined), runTask('count', undefined)]);
  expect(counts).toEqual([1, 2]);
  expect(size()).toBe(1);
});

test('a thread that retires gives its output, and the next task gets a new one', async () => {
  const { runTask } = pool();
  const counts = await Promise.all([
    runTask('count', undefined),
    runTask('countAndRetire', undefined),
    runTask('count', undefined),
  ]);
  expect(counts).toEqual([1, 2, 1]);
});

test('an error of the application arrives with its code and its data', async () => {
  await expect(pool().runTask('refuse', undefined)).rejects.toMatchObject({
    code: 'invalid:text',
    message: 'Not this text.',
    data: { at: 3 },
    status: 422,
  });
});

test('a task over its processor time ends with a clear error, and the next one gets a new worker', async () => {
  const { runTask, size } = pool();
  await expect(runTask('spin', undefined, { deadlineMs: 100 })).rejects.toMatchObject({
    code: 'too_large:work',
  });
  expect(size()).toBe(0);
  expect(await runTask('count', undefined)).toBe(1);
});

test('a task over its memory ends with a clear error, and the next one gets a new worker', async () => {
  const { runTask } = pool({ megabytes: 32 });
  await expect(runTask('fill', undefined)).rejects.toMatchObject({ code: 'too_large:work' });
  expect(await runTask('count', undefined)).toBe(1);
});

test('time that a task waits does not count against its deadline', async () => {
  const { runTask } = pool();
  const answer = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const calls = { wait: () => (asked.resolve(), answer.promise) };
  const waiting = runTask('wait', undefined, { deadlineMs: 50, calls });
  await asked.promise;
  // Another task's whole deadline passes meanwhile.
  await expect(pool().runTask('spin', undefined, { deadlineMs: 150 })).rejects.toThrow();
  answer.resolve('came late');
  expect(await waiting).toBe('came late');
});

test('a task asks the main thread for what only it has', async () => {
  const calls = { lookUp: async (name: string) => `${name} of the database` };
  expect(await pool().runTask('ask', 'row', { calls })).toBe('asked: row of the database');
  await expect(pool().runTask('ask', 'row')).rejects.toThrow('nothing answers the call "lookUp"');
});

test('whoever leaves does not wait, and the worker hears of it', async () => {
  const { runTask, size } = pool();
  const leaving = new AbortController();
  const started = Promise.withResolvers<void>();
  const calls = { started: () => started.resolve() };
  const left = runTask('whenAborted', undefined, { signal: leaving.signal, calls });
  await started.promise;
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(await runTask('count', undefined)).toBe(1);
  expect(size()).toBe(1);
});

test('a task that does not hear that nobody waits ends with its thread, and others go on', async () => {
  const { runTask } = pool();
  const leaving = new AbortController();
  const started = Promise.withResolvers<void>();
  const left = runTask('startAndSpin', undefined, {
    signal: leaving.signal,
    calls: { started: () => started.resolve() },
  });
  await started.promise;
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(await runTask('count', undefined)).toBe(1);
});

test('an aborted task that waits in the queue does not start', async () => {
  const { runTask } = pool();
  const leaving = new AbortController();
  const left = runTask('count', undefined, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  expect(await runTask('count', undefined)).toBe(1);
});

test('a full queue says that it is busy, and one person cannot fill it', async () => {
  const { runTask } = pool({ maxWaiting: 5 });
  const begin = Promise.withResolvers<void>();
  const calls = { wait: () => begin.promise };
  const own = Array.from({ length: 3 }, () => runTask('wait', undefined, { who: 'one', calls }));
  await expect(runTask('wait', undefined, { who: 'one', calls })).rejects.toMatchObject({
    code: 'unavailable:busy',
    retryAfterSeconds: 5,
  });
  const other = runTask('add', { a: 1, b: 1 }, { who: 'two' });
  begin.resolve();
  expect(await other).toBe(2);
  await Promise.all(own);
});

test('a person with one task goes before the second task of another', async () => {
  const { runTask } = pool();
  const order: string[] = [];
  const run = (who: string) => runTask('count', undefined, { who }).then(() => order.push(who));
  await Promise.all([run('many'), run('many'), run('many'), run('few')]);
  expect(order.indexOf('few')).toBe(1);
});

test.for([1, 2])('with %i threads, a short task of another does not wait for long ones', async (threads) => {
  const { runTask } = pool({ threads });
  const begin = Promise.withResolvers<void>();
  const begun: string[] = [];
  const long = 'a'.repeat(60_000);
  const run = (who: string) =>
    runTask('waitWith', long, { who, calls: { wait: () => (begun.push(who), begin.promise) } });
  const longs = [run('one'), run('one'), run('two'), run('three')];
  expect(await runTask('add', { a: 1, b: 2 }, { who: 'four' })).toBe(3);
  expect(await runTask('add', { a: 2, b: 2 }, { who: 'one' })).toBe(4);
  await expect.poll(() => begun).toEqual(['one']);
  begin.resolve();
  await Promise.all(longs);
});

test('a thread that rests ends, with all that it loaded', async () => {
  const { runTask, size } = pool({ idleMs: 1 });
  expect(await runTask('count', undefined)).toBe(1);
  await expect.poll(size).toBe(0);
  expect(await runTask('count', undefined)).toBe(1);
});

test('in a process of its own a task gives its output, its error and what it loaded, like a thread', async () => {
  const { runTask, size } = pool({ inProcesses: true });
  expect(await runTask('add', { a: 2, b: 3 })).toBe(5);
  expect(await Promise.all([runTask('count', undefined), runTask('count', undefined)])).toEqual([1, 2]);
  await expect(runTask('refuse', undefined)).rejects.toMatchObject({ code: 'invalid:text', data: { at: 3 } });
  expect(size()).toBe(1);
});

test('one allocation larger than its memory ends the process of the task alone', async () => {
  const { runTask } = pool({ inProcesses: true, megabytes: 64 });
  await expect(runTask('allocate', 150_000_000)).rejects.toMatchObject({ code: 'too_large:work' });
  expect(await runTask('add', { a: 2, b: 3 })).toBe(5);
});

test('a task in a process that never ends is cut off, and so is one that nobody waits for', async () => {
  const { runTask } = pool({ inProcesses: true });
  await expect(runTask('spin', undefined, { deadlineMs: 100 })).rejects.toMatchObject({
    code: 'too_large:work',
  });
  const left = new AbortController();
  const spinning = runTask('spin', undefined, { signal: left.signal });
  left.abort(new Error('left'));
  await expect(spinning).rejects.toThrow('left');
  expect(await runTask('add', { a: 2, b: 3 })).toBe(5);
});
