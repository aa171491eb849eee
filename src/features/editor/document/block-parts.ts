/** The parts of a revision of a document: each paragraph, list or picture that differs, in words. */
import { diffArrays } from 'diff';
import { jsonParts } from '#tools/work/propose/json-parts.ts';
import type { Hunk, Parts } from '#tools/work/propose/parts.ts';
import type { RichContent } from './content.ts';
import { plainTextOf } from './plain.ts';

type Block = RichContent['doc'];

interface Change {
  /** Its place among the blocks that it was made for. */
  at: number;
  /** Null: there was none. */
  was: Block | null;
  /** Null: it is to go. */
  now: Block | null;
}

/** Texts that have less than this in common are one long change. */
const mostEdits = 500;

const blocksOf = ({ doc }: RichContent) => (doc.content ?? []) as Block[];
const keysOf = (blocks: readonly Block[]) => blocks.map((block) => JSON.stringify(sorted(block)));

/** The database keeps an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, of]) => [name, sorted(of)]),
  );
}

function changesBetween(before: readonly Block[], after: readonly Block[]): Change[] {
  const found = diffArrays(keysOf(before), keysOf(after), { maxEditLength: mostEdits }) ?? [
    { removed: true, added: false, count: before.length, value: [] },
    { removed: false, added: true, count: after.length, value: [] },
  ];
  const changes: Change[] = [];
  let [at, to] = [0, 0];
  let gone: number[] = [];
  for (const { added, removed, count } of found) {
    if (removed) gone = Array.from({ length: count }, (_, index) => at + index);
    if (added)
      for (let index = 0; index < count; index += 1) {
        const was = gone.shift();
        changes.push({
          at: was ?? at,
          was: was === undefined ? null : before[was]!,
          now: after[to + index]!,
        });
      }
    if (!removed) {
      for (const was of gone) changes.push({ at: was, was: before[was]!, now: null });
      gone = [];
      to += count;
    }
    if (!added) at += count;
  }
  for (const was of gone) changes.push({ at: was, was: before[was]!, now: null });
  return changes;
}

const wordsOf = (block: Block | null) =>
  block === null ? '' : plainTextOf({ type: 'doc', content: [block] } as Block).trim() || `(${block.type})`;

function toHunk(change: Change, index: number): Hunk {
  const [was, now] = [wordsOf(change.was), wordsOf(change.now)];
  return { id: `b${index}`, place: was === now ? 'Formatting' : null, was, now, change };
}

const isOfBlock = ({ change }: Hunk) => !Object.hasOwn(change as object, 'path');

/** Where each block that is still as it was stands now. */
function placesOf(base: readonly Block[], now: readonly Block[]): Map<number, number> {
  const places = new Map<number, number>();
  let [at, to] = [0, 0];
  for (const { added, removed, count } of diffArrays(keysOf(base), keysOf(now), {
    maxEditLength: mostEdits,
  }) ?? []) {
    if (!added && !removed) for (let index = 0; index < count; index += 1) places.set(at + index, to + index);
    if (!added) at += count;
    if (!removed) to += count;
  }
  return places;
}

export const blockParts: Parts<RichContent> = {
  between: (before, after) => [
    ...changesBetween(blocksOf(before), blocksOf(after)).map(toHunk),
    ...jsonParts.between({ notes: before.notes }, { notes: after.notes }),
  ],
  apply(now, hunks, base) {
    const [before, blocks] = [blocksOf(base), blocksOf(now)];
    const places = placesOf(before, blocks);
    const unfit: string[] = [];
    /** What comes before each block, and what stands in its stead. */
    const inserted = new Map<number, Block[]>();
    const replaced = new Map<number, Block | null>();
    for (const { id, change } of hunks.filter(isOfBlock)) {
      const { at, was, now: becomes } = change as Change;
      const place = places.get(at);
      if (was !== null) {
        if (place === undefined) unfit.push(id);
        else replaced.set(place, becomes);
        continue;
      }
      const above = places.get(at - 1);
      const spot =
        place ?? (at >= before.length ? blocks.length : above === undefined ? undefined : above + 1);
      if (spot === undefined && at > 0) unfit.push(id);
      else inserted.set(spot ?? 0, [...(inserted.get(spot ?? 0) ?? []), becomes!]);
    }
    const content = [...blocks, null].flatMap((block, index) => [
      ...(inserted.get(index) ?? []),
      ...(block === null ? [] : replaced.has(index) ? [replaced.get(index)!].filter(Boolean) : [block]),
    ]);
    const rest = jsonParts.apply(
      { ...now, doc: { ...now.doc, content } },
      hunks.filter((hunk) => !isOfBlock(hunk)),
      base,
    );
    return { content: rest.content as RichContent, unfit: [...unfit, ...rest.unfit] };
  },
};
