/** Worker: reads prompts into scenes. */
import { serveTasks } from '#kit/workers/serve-tasks.server.ts';
import type { Scene, Style } from './scene.ts';
import { changeScene, readScene } from './scenes.server.ts';

export const tasks = {
  read: ({ prompt, seed, style }: { prompt: string; seed: number; style?: Style | undefined }) =>
    readScene(prompt, seed, style),
  change: ({ scene, sentence }: { scene: Scene; sentence: string }) => changeScene(scene, sentence),
};

serveTasks(tasks);
