/**
 * What a run makes: named texts that grow, and one structure beside them. Streams send differences between two states of it,
 * so that any reader can join at any time, on any node.
 */
import { applyPatches, patchesBetween, type Patch } from './patch.ts';

/** The text that a tool writes when it writes only one. */
export const mainText = 'text';

export interface Output<Data = unknown> {
  texts: Readonly<Record<string, string>>;
  /** Of the shape that the kind asks for; null until there is one. */
  data: Data | null;
}

/** An output at a moment. Within one revision texts only grow and the structure stays; anything else begins a new one. */
export interface Revised {
  revision: number;
  output: Output;
}

export const emptyOutput: Output = { texts: {}, data: null };
export const nothingYet: Revised = { revision: 0, output: emptyOutput };

export interface OutputChange {
  /** True: this is all of it. False: texts are to be appended, and the structure replaced or patched where one is given. */
  whole: boolean;
  texts: Readonly<Record<string, string>>;
  data?: unknown;
  patches?: Patch[] | undefined;
}

/** What a reader of `before` must get to see `after`; undefined when that is nothing. Without `before`: all of it. */
export function changeBetween(before: Revised | undefined, after: Revised): OutputChange | undefined {
  const isSame = before?.revision === after.revision;
  const known = before?.output.texts ?? {};
  if (!before || (!isSame && !isContinued(known, after.output.texts)))
    return { whole: true, ...after.output };
  const grown = Object.entries(after.output.texts)
    .map(([name, text]) => [name, text.slice(known[name]?.length ?? 0)] as const)
    .filter(([name, more]) => more !== '' || known[name] === undefined);
  const structure = isSame ? {} : dataChange(before.output.data, after.output.data);
  if (grown.length === 0 && Object.keys(structure).length === 0) return undefined;
  return { whole: false, texts: Object.fromEntries(grown), ...structure };
}

function dataChange(before: unknown, after: unknown): Pick<OutputChange, 'data' | 'patches'> {
  if (before === null) return after === null ? {} : { data: after };
  const patches = patchesBetween(before, after);
  if (patches.some(({ path }) => path === '')) return { data: after };
  return patches.length === 0 ? {} : { patches };
}

function isContinued(before: Output['texts'], after: Output['texts']): boolean {
  return Object.entries(before).every(([name, text]) => after[name]?.startsWith(text));
}

export function applyChange(output: Output, { whole, texts, data, patches = [] }: OutputChange): Output {
  if (whole) return { texts, data: data ?? null };
  const grown = { ...output.texts };
  for (const [name, more] of Object.entries(texts)) grown[name] = (grown[name] ?? '') + more;
  return { texts: grown, data: applyPatches(data === undefined ? output.data : data, patches) };
}

/** Where a reader is, as text: the revision, and how much of each text. */
export function positionOf({ revision, output }: Revised): string {
  const lengths = Object.entries(output.texts).map(([name, text]) => [name, String(text.length)]);
  return `${revision};${new URLSearchParams(lengths)}`;
}

/** What a reader at a position has seen of this; undefined where the position belongs to something else, such as an earlier revision. */
export function seenAt(position: string | undefined, now: Revised): Revised | undefined {
  if (!position || position === positionOf(nothingYet)) return nothingYet;
  const [revision, lengths] = position.split(';', 2);
  if (revision !== String(now.revision)) return undefined;
  const texts: Record<string, string> = {};
  for (const [name, length] of new URLSearchParams(lengths)) {
    const text = Object.hasOwn(now.output.texts, name) ? now.output.texts[name]! : undefined;
    const seen = Number(length);
    if (text === undefined || !(seen >= 0 && seen <= text.length)) return undefined;
    texts[name] = text.slice(0, seen);
  }
  return { revision: now.revision, output: { texts, data: now.output.data } };
}
