/** The illustrator's door: prompts become scenes here, scenes become bytes in a thread that ends when nobody draws. */
import { Worker } from 'node:worker_threads';
import { AppError } from '#kit/errors.ts';
import { isEnglish } from '#language/english.ts';
import { editScene } from './edit/edit-scene.ts';
import type { Score } from './judge/judge.ts';
import { findKind } from './read/kinds.server.ts';
import { readPrompt, sceneOf } from './read/read-prompt.ts';
import type { Drawn, DrawRequest } from './render.server.ts';
import type { Scene, Style } from './scene.ts';

export { findKind, readPrompt };
export { licences } from './parts/figure.ts';
export { sceneWords } from './words-of-scene.ts';

export type Asked =
  | { id: number; is: 'draw'; request: DrawRequest }
  | { id: number; is: 'judge'; scene: Scene; seeds: readonly number[]; ratio: number };
export type Told = { id: number; value: unknown } | { id: number; failed: string };

const longestWork = 60_000;
const idleFor = 45_000;
const mostWaiting = 40;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  timer: NodeJS.Timeout;
}
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/** What was read of a prompt, as a scene of this seed. */
export function readScene(prompt: string, seed: number, style?: Style): { scene: Scene; unread: string[] } {
  // WordNet knows English: elsewhere it would take words for others that look alike.
  const reading = readPrompt(prompt, isEnglish(prompt) ? findKind : () => undefined);
  const scene = sceneOf(style ? { ...reading, said: { ...reading.said, style } } : reading, seed, prompt);
  return { scene, unread: reading.unread };
}

export const changeScene = (scene: Scene, sentence: string) => editScene(scene, sentence, findKind);

export const drawScene = (request: DrawRequest): Promise<Drawn> =>
  ask({ id: ++last, is: 'draw', request }) as Promise<Drawn>;

/** Seeds of a scene, the one whose drawing is best first. */
export const bestSeeds = (scene: Scene, seeds: readonly number[], ratio: number) =>
  ask({ id: ++last, is: 'judge', scene, seeds, ratio }) as Promise<{ seed: number; score: Score }[]>;

async function ask(asked: Asked): Promise<unknown> {
  if (waiting.size >= mostWaiting) throw new AppError('unavailable:pictures', { retryAfterSeconds: 10 });
  clearTimeout(idle);
  thread ??= start();
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(
    () => end(new Error(`no picture within ${longestWork / 1000} seconds`)),
    longestWork,
  );
  waiting.set(asked.id, { resolve, reject, timer });
  thread.postMessage(asked);
  return promise;
}

function start(): Worker {
  const name = import.meta.url.endsWith('.ts') ? 'illustrator-worker.server.ts' : 'illustrator-worker.js';
  const worker = new Worker(new URL(`./${name}`, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.unref();
  worker.on('message', (told: Told) => {
    const one = waiting.get(told.id);
    if (!one) return;
    waiting.delete(told.id);
    clearTimeout(one.timer);
    if ('failed' in told) one.reject(new Error(told.failed));
    else one.resolve(told.value);
    if (waiting.size === 0) idle = setTimeout(() => end(), idleFor).unref();
  });
  worker.on('error', (error) => end(error));
  return worker;
}

/** Whoever still waits is told why. */
function end(why = new Error('the drawing thread ended')): void {
  void thread?.terminate();
  thread = undefined;
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer);
    reject(why);
  }
  waiting.clear();
}
