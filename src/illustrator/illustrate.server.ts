/** The illustrator for the rest of the application: prompts become scenes in a worker, scenes become bytes in a process of its own. */
import { createWorkerPool } from '#kit/workers/worker-pool.server.ts';
import { workerEntry } from '#kit/workers/worker-entry.server.ts';
import { askToDraw } from './drawing-process.server.ts';
import type { Score } from './judge/judge.ts';
import type { Drawn, DrawRequest } from './render.server.ts';
import type { Scene, Style } from './scene.ts';
import type { tasks } from './scene-worker.server.ts';

export { licences } from './parts/figure.ts';
export { sceneWords } from './words-of-scene.ts';

const scenePool = createWorkerPool<typeof tasks>({ entry: workerEntry('scene-worker', import.meta.url) });

/** What was read of a prompt, as a scene of this seed. */
export const sceneFor = (
  { prompt, seed, style }: { prompt: string; seed: number; style?: Style | undefined },
  who: string | undefined,
) => scenePool.runTask('read', { prompt, seed, style }, { who });

export const changedScene = (scene: Scene, sentence: string, who: string | undefined) =>
  scenePool.runTask('change', { scene, sentence }, { who });

/** `who` it is for, where that is known: people take turns. */
export const drawScene = (request: DrawRequest, who: string | undefined): Promise<Drawn> =>
  askToDraw({ is: 'draw', request }, who) as Promise<Drawn>;

/** Seeds of a scene, the one whose drawing is best first. */
export const bestSeeds = (scene: Scene, seeds: readonly number[], ratio: number, who: string | undefined) =>
  askToDraw({ is: 'judge', scene, seeds, ratio }, who) as Promise<{ seed: number; score: Score }[]>;
