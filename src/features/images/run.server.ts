import type { z } from 'zod';
import {
  bestSeeds,
  changedScene,
  drawScene,
  licences,
  sceneFor,
  sceneWords,
} from '#illustrator/illustrate.server.ts';
import type { Scene } from '#illustrator/scene.ts';
import { createRandom, hashOf } from '#illustrator/random.ts';
import type { Engine } from '#kit/ai/engine.ts';
import { mediaCost, takes, tokensOfPictures } from '#kit/ai/media-price.ts';
import { tokensOf } from '#kit/ai/price.ts';
import { AppError } from '#kit/errors.ts';
import {
  defineRun,
  type QuoteContext,
  type RunContext,
  type Update,
} from '#tools/define/define-run.server.ts';
import { mainText } from '#tools/define/output.ts';
import { pictureData, type PictureData, type Recipe } from './data.ts';
import { paintElsewhere } from './elsewhere.server.ts';
import { images } from './tool.ts';

const mostBytes = 30_000_000;
/** Drawn small and judged; the best are drawn large. */
const candidates = 4;

export const imagesRun = defineRun(
  images,
  async function* (input, context) {
    const before = await lastPicture(context);
    const chosen = await context.ai.pick(['image']);
    const makers = makersOf(input.beside, chosen, await context.ai.engines(['image']));
    if (makers.length < new Set([chosen.id, ...input.beside]).size)
      throw new AppError('invalid:engine', {
        message: 'One of the engines is no longer available, or can’t generate pictures. Choose another.',
      });
    const data: PictureData = { pictures: [], recipe: null, changes: [], unread: [], credits: [] };
    for (const maker of makers) {
      try {
        if (maker.source === 'bamboo') yield* drawHere(input, before, data, context);
        else {
          yield { step: `${maker.title} is painting`, progress: 0.1 };
          const isFirst = data.pictures.length === 0;
          data.pictures.push(...(await paintElsewhere(input, before, maker, context)));
          yield { data: structuredClone(data) };
          if (isFirst) yield { text: input.prompt, to: mainText };
        }
      } catch (error) {
        // Beside each other, one that cannot does not take the others' pictures away.
        if (makers.length === 1 || context.signal.aborted || !(error instanceof AppError)) throw error;
        data.failed = [...(data.failed ?? []), `${maker.title}: ${error.message}`];
      }
    }
    if (data.pictures.length === 0)
      throw new AppError('unavailable:pictures', { message: (data.failed ?? []).join(' ') });
    yield { data };
  },
  { quote: quotePictures },
);

/** The chosen one first. */
export const makersOf = <E extends Pick<Engine, 'id'>>(
  beside: readonly string[],
  chosen: E,
  all: readonly E[],
): E[] => [chosen, ...all.filter(({ id }) => beside.includes(id) && id !== chosen.id)];

/** At the most, in micro-dollars; own keys and built-in engines cost nothing here. */
async function quotePictures(
  { prompt, count, beside }: z.output<(typeof images)['input']>,
  { ai, engine }: QuoteContext,
): Promise<number | null> {
  let sum = 0;
  for (const maker of makersOf(beside, await engine(), await ai.engines(['image']))) {
    if (maker.source !== 'owner') continue;
    const most = takes({ inputTokens: count * tokensOf(prompt), outputTokens: tokensOfPictures(count) });
    const cost = mediaCost(maker, most);
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}

type Before = Awaited<ReturnType<typeof lastPicture>>;

/** By the illustrator; adds to what there is. A result is shown once it has words: they come with the first picture. */
async function* drawHere(
  input: z.output<(typeof images)['input']>,
  before: Before,
  data: PictureData,
  context: RunContext,
): AsyncGenerator<Update, void, undefined> {
  context.ai.answeredByRules();
  const [width, height] = input.size.split('x').map(Number) as [number, number];

  yield { step: 'Reading the prompt', progress: 0 };
  const first = input.seed ?? before?.recipe?.seed ?? Math.abs(hashOf(input.prompt)) % 1_000_000;
  const style = input.style === 'auto' ? undefined : input.style;
  const asked = input.negative === '' ? input.prompt : `${input.prompt}, without ${input.negative}`;
  const read = before?.recipe
    ? await edited(before.recipe.scene, input, style, context.ownerId)
    : { ...(await sceneFor({ prompt: asked, seed: first, style }, context.ownerId)), changes: [] };

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
  Object.assign(data, { changes: read.changes, unread: read.unread });
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
        judged: 'fine',
      }),
      await context.files.store({
        name: `${name}.svg`,
        contentType: 'image/svg+xml',
        body: layers.bytes,
        maxBytes: mostBytes,
        judged: 'fine',
      }),
    ];
    const maker = input.beside.length > 0 ? { engine: 'Bamboo' } : {};
    const isFirst = data.pictures.length === 0;
    data.pictures.push({ file: file.id, svg: svg.id, width, height, seed, description, ...maker });
    data.recipe ??= { version: 1, scene: read.scene, seed, width, height };
    data.credits = creditsOf(picture.credits);
    yield { data: structuredClone(data) };
    if (isFirst) yield { text: description, to: mainText };
  }
}

async function edited(
  scene: Scene,
  { prompt, negative }: Pick<z.output<(typeof images)['input']>, 'prompt' | 'negative'>,
  style: Scene['style'] | undefined,
  who: string,
) {
  const { scene: asked, changes, unread } = await changedScene(scene, prompt, who);
  // What is not to be there and is not needs no word.
  const unwanted = negative.split(',').filter((word) => word.trim() !== '');
  const rid = await changedScene(asked, unwanted.map((word) => `without ${word}`).join(', '), who);
  const now = rid.scene;
  return {
    scene: style && style !== scene.style && now.style === scene.style ? { ...now, style } : now,
    changes: [...changes, ...rid.changes],
    unread,
  };
}

/** The picture that this one changes, with what was asked before it. */
async function lastPicture(
  context: RunContext,
): Promise<{ recipe: Recipe | null; said: string[]; file: string | null } | undefined> {
  const earlier = await context.earlier();
  const last = earlier.at(-1);
  const read = pictureData.safeParse(last?.output.data);
  return read.success
    ? {
        recipe: read.data.recipe,
        said: earlier.map(({ input }) => String(input.prompt ?? '')),
        file: read.data.pictures[0]?.file ?? null,
      }
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
