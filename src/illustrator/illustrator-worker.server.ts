/** The process that draws; see `drawing-process.server.ts`. */
import type { DrawingTask, DrawingResult } from './drawing-process.server.ts';
import { draw, judgeSeeds } from './render.server.ts';

process.on('message', async (asked: DrawingTask) => {
  const tell = (result: DrawingResult) => process.send!(result);
  try {
    const value =
      asked.is === 'draw'
        ? await draw(asked.request)
        : await judgeSeeds(asked.scene, asked.seeds, asked.ratio);
    tell({ value });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
});
// The server is gone: whatever is still drawn is for nobody.
process.on('disconnect', () => process.exit());
