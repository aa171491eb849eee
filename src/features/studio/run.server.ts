import { randomUUID } from 'node:crypto';
import { reencodeImage } from '#kit/files/reencode-image.server.ts';
import { defineRun, type RunContext } from '#tools/define/define-run.server.ts';
import type { Brief } from './brief.ts';
import { wordsByEngine } from './by-engine.server.ts';
import { firstLook, longestPicture } from './card/look.ts';
import { wordsFromBrief } from './exact/words-from-brief.ts';
import { newPart } from './renew.ts';
import { setWork } from './kind.ts';
import { partKinds, partTitle, type Part, type StudioSet } from './set.ts';
import { setText } from './set-text.ts';
import { studio } from './tool.ts';
import { noVoice } from './voice/voice.ts';

export const studioRun = defineRun(studio, async function* ({ parts: wanted, files, ...input }, context) {
  const { voice = noVoice, facts, links, ...rest } = input;
  const brief: Brief = {
    ...rest,
    facts: facts.filter(({ value }) => value.trim()).map((fact) => ({ id: randomUUID(), ...fact })),
    links: links.filter(({ url }) => url.trim()),
  };
  const { isModel } = await context.ai.writer();
  const kinds = partKinds.filter((kind) => wanted.includes(kind));
  const parts: Part[] = [];
  for (const [at, kind] of kinds.entries()) {
    yield { step: `Writing: ${partTitle(kind)}`, progress: at / kinds.length };
    const written = isModel ? await wordsByEngine(context.ai, { kind, brief, voice }) : undefined;
    context.signal.throwIfAborted();
    const fresh = written ?? { words: wordsFromBrief(kind, brief), by: null };
    parts.push(newPart(randomUUID(), kind, fresh, brief));
  }
  if (parts.every(({ by }) => by === null)) context.ai.answeredByRules();
  const picture = files[0] ? await pictureFor(files[0], context) : '';
  const set: StudioSet = { brief, voice, parts, card: { ...firstLook, picture }, zone: '' };
  yield { text: setText(set) };
  await context.works.create({ kind: setWork.id, title: brief.what, content: set });
  yield { data: set };
});

/** Small enough to stand in the set itself. */
async function pictureFor(id: string, { files }: Pick<RunContext, 'files'>): Promise<string> {
  const { stream } = await files.read(id);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const sizes = [1080, 800, 500].map((side) => ({ width: side, height: side, fit: 'inside' as const }));
  const drawn = await reencodeImage(bytes, { maxPixels: 50_000_000, sizes });
  const addresses = drawn.map((one) => `data:image/webp;base64,${Buffer.from(one.bytes).toString('base64')}`);
  return addresses.find((one) => one.length <= longestPicture) ?? '';
}
