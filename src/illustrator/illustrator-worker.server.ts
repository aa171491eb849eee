/** Worker thread: drawing keeps the processor busy, and nobody else should wait for it. */
import { parentPort } from 'node:worker_threads';
import type { Asked, Told } from './illustrate.server.ts';
import { draw, judgeSeeds } from './render.server.ts';

parentPort!.on('message', async (asked: Asked) => {
  const tell = (told: Told) => parentPort!.postMessage(told);
  try {
    const value =
      asked.is === 'draw'
        ? await draw(asked.request)
        : await judgeSeeds(asked.scene, asked.seeds, asked.ratio);
    tell({ id: asked.id, value });
  } catch (error) {
    tell({ id: asked.id, failed: error instanceof Error ? error.message : String(error) });
  }
});
