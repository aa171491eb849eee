import { drawScene, readScene } from '#illustrator/illustrate.server.ts';
import { hashOf } from '#illustrator/random.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import { readBrief } from './brief/read-brief.ts';
import { chooseTemplates, propose } from './layout/propose.ts';
import { formatOfKind, formats, longestPicture, noKit, type Design } from './scene.ts';
import { design } from './tool.ts';
import { measurePrinted } from './type/printer.server.ts';

export const designRun = defineRun(design, async function* (input, context) {
  context.ai.byHouse();
  yield { step: 'Reading the brief', progress: 0 };
  const read = readBrief(input.brief);
  const format = input.format === 'auto' ? undefined : input.format;
  const kind = input.kind === 'auto' ? (format ? formats[format].kind : (read.kind ?? 'poster')) : input.kind;
  const mood = input.mood === 'auto' ? read.mood : input.mood;
  const kit = input.kit ?? noKit;
  const seed = input.seed ?? Math.abs(hashOf(input.brief)) % 999_983;
  const wanted = { kind, words: read.words, mood, seed, count: input.count };

  let picture = '';
  if (chooseTemplates(kind, seed, input.count).some(({ usesPicture }) => usesPicture)) {
    yield { step: 'Drawing a picture', progress: 0.2 };
    try {
      picture = await pictureFor(read.words.title, seed, context);
    } catch (error) {
      context.signal.throwIfAborted();
      // The layouts do without one; whoever waits is told.
      yield { step: 'Going on without a picture', progress: 0.5 };
      context.log.warn({ err: error }, 'a design goes without its picture');
    }
  }
  context.signal.throwIfAborted();

  yield { step: 'Laying out', progress: 0.6 };
  const pages = propose({
    ...wanted,
    format: format ?? formatOfKind[kind],
    kit: kit.colours.length > 0 ? kit : { ...kit, colours: read.colours },
    picture,
    measure: measurePrinted,
  });
  const made: Design = { brief: input.brief, mood: mood ?? 'warm', kit, pages, guides: [] };
  yield { text: Object.values(read.words).filter(Boolean).join('\n') };
  yield { data: made };
});

/** What the brief is about, if the illustrator knows any of it; else the layouts do without. */
async function pictureFor(about: string, seed: number, { ownerId }: RunContext): Promise<string> {
  const { scene } = readScene(about.slice(0, 200), seed, 'vector');
  if (scene.items.length === 0) return '';
  for (const side of [900, 500]) {
    const { bytes } = await drawScene({ scene, seed, width: side, height: side, format: 'jpeg' }, ownerId);
    const address = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
    if (address.length <= longestPicture) return address;
  }
  return '';
}
