/**
 * The process that draws: one picture at a time. Drawing keeps threads busy that a whole process shares (files, compression), and
 * a picture that takes too long can only be ended with the process it is drawn in; so it has one of its own, which ends when nobody draws.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '#kit/errors.ts';
import type { Scene } from './scene.ts';
import type { DrawRequest } from './render.server.ts';

export type Asked =
  | { is: 'draw'; request: DrawRequest }
  | { is: 'judge'; scene: Scene; seeds: readonly number[]; ratio: number };
export type Told = { value: unknown } | { failed: string };

const longestWork = 30_000;
const idleFor = 45_000;
const mostWaiting = 40;
const megabytes = 512;

interface Task {
  asked: Asked;
  resolve(value: unknown): void;
  reject(error: Error): void;
}
const queue: Task[] = [];
let current: (Task & { timer: NodeJS.Timeout }) | undefined;
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

export async function askToDraw(asked: Asked): Promise<unknown> {
  if (queue.length >= mostWaiting) throw new AppError('unavailable:pictures', { retryAfterSeconds: 10 });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  queue.push({ asked, resolve, reject });
  next();
  return promise;
}

function next(): void {
  if (current) return;
  clearTimeout(idle);
  const task = queue.shift();
  if (!task) {
    idle = setTimeout(end, idleFor).unref();
    return;
  }
  child ??= start();
  const timer = setTimeout(
    () => giveUp(new Error(`no picture within ${longestWork / 1000} seconds`)),
    longestWork,
  );
  current = { ...task, timer };
  child.send(task.asked);
}

function start(): ChildProcess {
  const name = import.meta.url.endsWith('.ts') ? 'illustrator-worker.server.ts' : 'illustrator-worker.js';
  const started = fork(fileURLToPath(new URL(`./${name}`, import.meta.url)), [], {
    serialization: 'advanced', // pictures travel as bytes
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: {}, // none of our secrets
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Whoever stops the server does not wait for it: it ends when it hears no more.
  started.unref();
  started.channel?.unref();
  started.on('message', (told: Told) => {
    if (started !== child || !current) return;
    const { resolve, reject } = settled()!;
    if ('failed' in told) reject(new Error(told.failed));
    else resolve(told.value);
    next();
  });
  const gone = (why: Error) => {
    if (started === child) giveUp(why);
  };
  started.once('error', gone);
  started.once('exit', () => gone(new Error('the drawing process ended')));
  return started;
}

function settled(): Task | undefined {
  const task = current;
  clearTimeout(task?.timer);
  current = undefined;
  return task;
}

/** Only whoever it was drawn for is told; the others have their turn in a new process. */
function giveUp(why: Error): void {
  end();
  settled()?.reject(why);
  next();
}

function end(): void {
  const ended = child;
  child = undefined;
  ended?.kill('SIGKILL');
}
