import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { cpuSeconds, watchProcess } from './watch-process.server.ts';

function start(program: string) {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('a process that works is over at its limit of processor time', async () => {
  const child = start('for (;;);');
  await new Promise<void>((resolve) => watchProcess(child.pid, { seconds: 0.5, onOver: resolve }));
  expect(cpuSeconds(child.pid)).toBeGreaterThanOrEqual(0.5);
});

test('a process that has to wait for the processor is not over when the clock is', async () => {
  const waiting = start('setInterval(() => {}, 1000); console.log("up");');
  await once(waiting.stdout, 'data');
  let isOver = false;
  const watch = watchProcess(waiting.pid, { seconds: 0.4, onOver: () => (isOver = true) });
  onTestFinished(watch.stop);
  // Another one works for twice that time meanwhile.
  const busy = start('for (;;);');
  await expect.poll(() => cpuSeconds(busy.pid) ?? 0).toBeGreaterThan(0.8);
  expect(isOver).toBe(false);
});

test('what is done begins the time anew', async () => {
  const child = start('for (;;);');
  let isOver = false;
  const watch = watchProcess(child.pid, { seconds: 1, onOver: () => (isOver = true) });
  onTestFinished(watch.stop);
  await expect.poll(() => cpuSeconds(child.pid) ?? 0).toBeGreaterThan(0.6);
  watch.refresh();
  const begun = cpuSeconds(child.pid)!;
  await expect.poll(() => isOver).toBe(true);
  expect(cpuSeconds(child.pid)! - begun).toBeGreaterThanOrEqual(0.9);
});

test('of a process that is gone nothing is known', () => {
  expect(cpuSeconds(undefined)).toBeUndefined();
});
