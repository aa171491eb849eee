import {
  bestSeeds,
  changeScene,
  drawScene,
  licences,
  readScene,
  sceneWords,
} from '#illustrator/illustrate.server.ts';
import type { Scene } from '#illustrator/scene.ts';
import { createRandom, hashOf } from '#illustrator/random.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import { pictureData, type PictureData, type Recipe } from './data.ts';
import { paintElsewhere } from './elsewhere.server.ts';
import { images } from './tool.ts';

const mostBytes = 30_000_000;
/** Drawn small and judged; the best are drawn large. */
const candidates = 4;

export const imagesRun = defineRun(images, async function* (input, context) {
  const before = await lastPicture(context);
  const engine = await context.ai.pick(['image']);
  if (engine.source !== 'bamboo') return yield* paintElsewhere(input, before?.said ?? [], context);
  context.ai.byHouse();
  const [width, height] = input.size.split('x').map(Number) as [number, number];

  yield { step: 'Reading the prompt', progress: 0 };
  const first = input.seed ?? before?.recipe?.seed ?? Math.abs(hashOf(input.prompt)) % 1_000_000;
  const style = input.style === 'auto' ? undefined : input.style;
  const read = before?.recipe
    ? edited(before.recipe.scene, input.prompt, style)
    : { ...readScene(input.prompt, first, style), changes: [] };

  yield { step: 'Trying compositions', progress: 0.1 };
  // An edit keeps its seed: what was not named stays where it was.
  const isFixed = input.seed !== undefined || before?.recipe;
  const random = createRandom(first);
  const seeds = [
    first,
    ...Array.from({ length: candidates - 1 + input.count }, () => random.whole(0, 999_999)),
  ];
  const judged = await bestSeeds(read.scene, seeds.slice(0, candidates), width / height, context.ownerId);
  const order = isFixed
    ? [first, ...judged.map(({ seed }) => seed).filter((seed) => seed !== first), ...seeds.slice(candidates)]
    : [...judged.map(({ seed }) => seed), ...seeds.slice(candidates)];
  context.signal.throwIfAborted();

  const description = sceneWords(read.scene);
  const data: PictureData = {
    pictures: [],
    recipe: null,
    changes: read.changes,
    unread: read.unread,
    credits: [],
  };
  for (const [at, seed] of [...new Set(order)].slice(0, input.count).entries()) {
    yield { step: `Drawing picture ${at + 1} of ${input.count}`, progress: 0.3 + (0.7 * at) / input.count };
    const request = { scene: read.scene, seed, width, height } as const;
    const picture = await drawScene({ ...request, format: 'webp' }, context.ownerId);
    const layers = await drawScene({ ...request, format: 'svg' }, context.ownerId);
    context.signal.throwIfAborted();
    const name = `Picture ${at + 1}`;
    const [file, svg] = [
      await context.files.store({
        name: `${name}.webp`,
        contentType: 'image/webp',
        body: picture.bytes,
        maxBytes: mostBytes,
      }),
      await context.files.store({
        name: `${name}.svg`,
        contentType: 'image/svg+xml',
        body: layers.bytes,
        maxBytes: mostBytes,
      }),
    ];
    data.pictures.push({ file: file.id, svg: svg.id, width, height, seed, description });
    data.recipe ??= { version: 1, scene: read.scene, seed, width, height };
    data.credits = creditsOf(picture.credits);
    yield { data: structuredClone(data) };
  }
  yield { text: description, to: mainText };
});

function edited(scene: Scene, sentence: string, style: Scene['style'] | undefined) {
  const { scene: now, changes, unread } = changeScene(scene, sentence);
  return {
    scene: style && style !== scene.style && now.style === scene.style ? { ...now, style } : now,
    changes,
    unread,
  };
}

/** The picture that this one changes, with what was asked before it. */
async function lastPicture(
  context: RunContext,
): Promise<{ recipe: Recipe | null; said: string[] } | undefined> {
  const earlier = await context.earlier();
  const last = earlier.at(-1);
  const read = pictureData.safeParse(last?.output.data);
  return read.success
    ? { recipe: read.data.recipe, said: earlier.map(({ input }) => String(input.prompt ?? '')) }
    : undefined;
}

function creditsOf(
  used: readonly { part: string; licence: keyof typeof licences }[],
): PictureData['credits'] {
  const ids = [...new Set(['own' as const, ...used.map(({ licence }) => licence)])];
  return ids.map((id) => ({
    ...licences[id],
    parts: used.filter(({ licence }) => licence === id).map(({ part }) => part),
  }));
}
