/**
 * The process that draws: one picture at a time. Drawing keeps threads busy that a whole process shares (files, compression), and
 * a picture that takes too long can only be ended with the process it is drawn in; so it has one of its own, which ends when nobody draws.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '#kit/errors.ts';
import { takeTurns } from '#kit/files/take-turns.ts';
import type { Scene } from './scene.ts';
import type { DrawRequest } from './render.server.ts';

export type DrawingTask =
  | { is: 'draw'; request: DrawRequest }
  | { is: 'judge'; scene: Scene; seeds: readonly number[]; ratio: number };
export type DrawingResult = { value: unknown } | { failed: string };

/** A machine with much else to do takes many times as long as an idle one. */
const longestWork = 90_000;
const idleFor = 45_000;
const megabytes = 512;

interface Task {
  timer: NodeJS.Timeout;
  resolve(value: unknown): void;
  reject(error: Error): void;
}
/** Only a few of one person wait, so that nobody fills the line alone. */
const inTurn = takeTurns({ atOnce: 1, maxWaiting: 40, maxOfOne: 6 });
let current: Task | undefined;
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** `who` it is drawn for: people take turns. */
export const askToDraw = (asked: DrawingTask, who: string | undefined): Promise<unknown> =>
  inTurn(() => drawNow(asked), who);

async function drawNow(asked: DrawingTask): Promise<unknown> {
  clearTimeout(idle);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(
    () =>
      giveUp(
        new AppError('unavailable:drawing', {
          message: 'The picture took too long to draw: there is much to do here right now. Please try again.',
        }),
      ),
    longestWork,
  );
  current = { timer, resolve, reject };
  child ??= start();
  child.send(asked);
  return promise;
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
  started.on('message', (result: DrawingResult) => {
    if (started !== child || !current) return;
    const { resolve, reject } = settled()!;
    if ('failed' in result) reject(new Error(result.failed));
    else resolve(result.value);
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
  clearTimeout(idle);
  idle = setTimeout(end, idleFor).unref();
  return task;
}

/** Only whoever it was drawn for is told; the others have their turn in a new process. */
function giveUp(why: Error): void {
  end();
  settled()?.reject(why);
}

function end(): void {
  const ended = child;
  child = undefined;
  ended?.kill('SIGKILL');
}
