/** Drawing: how soon a picture is there, cold and warm, how long a larger one and each finish take, and how long reading a prompt takes. */
import { drawScene, bestSeeds } from '#illustrator/illustrate.server.ts';
import { readScene } from '#illustrator/scenes.server.ts';
import { styles } from '#illustrator/scene.ts';
import { median, whole, type Table } from './table.ts';

const prompts = [
  'a fox by a lake at sunset',
  'two astronauts and a rocket in space',
  'a red car on a rainy street at night',
  'a bear and a campfire in a forest at night',
  'a cup of coffee and books on a desk',
];

async function time(work: () => unknown): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

export async function benchPictures(): Promise<Table> {
  const scenes = prompts.map((prompt) => readScene(prompt, 1).scene);
  const draw = (at: number, size: number, style = scenes[at]!.style) =>
    drawScene(
      { scene: { ...scenes[at]!, style }, seed: 1, width: size, height: size, format: 'webp' },
      undefined,
    );
  const cold = await time(() => draw(0, 1024));
  const warm: number[] = [];
  for (const at of prompts.keys()) warm.push(await time(() => draw(at, 1024)));
  // As a run does it: read, four tried small, the best drawn.
  const preview = await time(async () => {
    const { scene } = readScene('a lighthouse at sea in a storm', 7);
    const [best] = await bestSeeds(scene, [7, 8, 9, 10], 1, undefined);
    await drawScene({ scene, seed: best!.seed, width: 1024, height: 1024, format: 'webp' }, undefined);
  });
  const ten = await time(async () => {
    for (let at = 0; at < 10; at += 1) await draw(at % prompts.length, 512);
  });
  const large = await time(() => draw(0, 2048));
  const judged = await time(() => bestSeeds(scenes[0]!, [1, 2, 3, 4], 1, undefined));
  const finishes: [string, number][] = [];
  for (const style of styles) finishes.push([style, await time(() => draw(0, 1024, style))]);
  const [slowest] = finishes.toSorted((a, b) => b[1] - a[1]);
  const reading: number[] = [];
  for (let i = 0; i < 200; i++) reading.push(await time(() => readScene(prompts[i % prompts.length]!, i)));
  return {
    title: 'Drawing pictures of 1024 × 1024',
    columns: ['', 'measured', 'aim'],
    rows: [
      ['the first, with the thread and its parts', `${whole(cold)} ms`, '3,000 ms'],
      ['the next ones', `${whole(median(warm))} ms`, '3,000 ms'],
      ['from a prompt to the first picture', `${whole(preview)} ms`, '3,000 ms'],
      ['pictures of 512 × 512 a second', (10_000 / ten).toFixed(1), 'none set'],
      ['one of 2048 × 2048', `${whole(large)} ms`, 'none set'],
      ['four compositions tried', `${whole(judged)} ms`, '1,500 ms'],
      [`the slowest finish (${slowest![0]})`, `${whole(slowest![1])} ms`, '3,000 ms'],
      ['reading a prompt', `${median(reading).toFixed(2)} ms`, '5 ms'],
    ],
  };
}
