/** The steps from a brief to a design: the tool runs them one by one, gallery examples all at once. */
import type { z } from 'zod';
import { drawScene, sceneFor } from '#illustrator/illustrate.server.ts';
import { hashOf } from '#illustrator/random.ts';
import { fetchFonts, fontFolders } from '#tools/export/pdf/font-packs.server.ts';
import { designPool } from '../design-pool.server.ts';
import { chooseTemplates } from '../layout/propose.ts';
import { formatOfKind, formats, longestPicture, noKit, type Design, type Words } from '../scene.ts';
import type { design } from '../tool.ts';

type Input = z.output<(typeof design)['input']>;
export type DesignRequest = Awaited<ReturnType<typeof readRequest>>;

interface Task {
  signal?: AbortSignal;
  who?: string;
}

export async function readRequest(input: Input, task: Task) {
  const {
    words: readWords,
    colours,
    ...read
  } = await designPool.runTask('readBrief', { brief: input.brief, saysTitle: input.title !== '' }, task);
  const words = { ...readWords, ...entered(input) };
  const format = input.format === 'auto' ? undefined : input.format;
  const kind = input.kind === 'auto' ? (format ? formats[format].kind : (read.kind ?? 'poster')) : input.kind;
  const seed = input.seed ?? Math.abs(hashOf(input.brief)) % 999_983;
  return {
    brief: input.brief,
    pictured: input.title ? input.brief : words.title,
    count: input.count,
    words,
    colours,
    kind,
    format: format ?? formatOfKind[kind],
    mood: input.mood === 'auto' ? read.mood : input.mood,
    kit: input.kit ?? noKit,
    seed,
    needsPicture: chooseTemplates(kind, {
      seed,
      count: input.count,
      brief: input.brief,
      title: words.title,
    }).some(({ usesPicture }) => usesPicture),
  };
}

/** What was entered as it is to be printed comes before what the brief says. */
const entered = ({ title, date, place }: Input): Partial<Words> =>
  Object.fromEntries(Object.entries({ title, date, place }).filter(([, words]) => words !== ''));

/** What the brief is about, if the illustrator knows any of it; else the layouts do without. */
export async function pictureFor(
  { pictured, seed }: DesignRequest,
  who: string | undefined,
): Promise<string> {
  const { scene } = await sceneFor({ prompt: pictured.slice(0, 200), seed, style: 'vector' }, who);
  if (scene.items.length === 0) return '';
  for (const side of [900, 500]) {
    const { bytes } = await drawScene({ scene, seed, width: side, height: side, format: 'jpeg' }, who);
    const address = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
    if (address.length <= longestPicture) return address;
  }
  return '';
}

export async function layOutRequest(request: DesignRequest, picture: string, task: Task): Promise<Design> {
  const { brief, words, colours, kind, format, mood, kit, seed, count } = request;
  await fetchFonts(Object.values(words).join(' ')); // what cannot be had is measured as boxes
  const pages = await designPool.runTask(
    'propose',
    {
      kind,
      brief,
      words,
      mood,
      seed,
      count,
      format,
      kit: kit.colours.length > 0 ? kit : { ...kit, colours },
      picture,
      fontFolders: fontFolders(),
    },
    task,
  );
  return { brief, mood: mood ?? 'warm', kit, pages, guides: [] };
}
