/**
 * What a run makes: named texts that grow, and one structure beside them. Streams send differences between two states of it,
 * so that any reader can join at any time, on any node.
 */

/** The text that a tool writes when it writes only one. */
export const mainText = 'text';

export interface Output {
  texts: Readonly<Record<string, string>>;
  /** Of the shape that the kind asks for; null until there is one. */
  data: unknown;
}

/** An output at a moment. Within one revision texts only grow and the structure stays; anything else begins a new one. */
export interface Revised {
  revision: number;
  output: Output;
}

export const emptyOutput: Output = { texts: {}, data: null };
export const nothingYet: Revised = { revision: 0, output: emptyOutput };

export interface OutputChange {
  /** True: this is all of it. False: texts are to be appended, and the structure replaced where there is one. */
  whole: boolean;
  texts: Readonly<Record<string, string>>;
  data?: unknown;
}

/** What a reader of `before` must be told to see `after`; undefined when there is nothing to tell. */
export function changeBetween(before: Revised, after: Revised): OutputChange | undefined {
  const isSame = before.revision === after.revision;
  const known = before.output.texts;
  if (!isSame && !isContinued(known, after.output.texts)) return { whole: true, ...after.output };
  const grown = Object.entries(after.output.texts)
    .map(([name, text]) => [name, text.slice(known[name]?.length ?? 0)] as const)
    .filter(([name, more]) => more !== '' || known[name] === undefined);
  const hasNewData = !isSame && before.output.data !== after.output.data;
  if (grown.length === 0 && !hasNewData) return undefined;
  return {
    whole: false,
    texts: Object.fromEntries(grown),
    ...(hasNewData ? { data: after.output.data } : {}),
  };
}

function isContinued(before: Output['texts'], after: Output['texts']): boolean {
  return Object.entries(before).every(([name, text]) => after[name]?.startsWith(text));
}

export function applyChange(output: Output, { whole, texts, data }: OutputChange): Output {
  if (whole) return { texts, data: data ?? null };
  const grown = { ...output.texts };
  for (const [name, more] of Object.entries(texts)) grown[name] = (grown[name] ?? '') + more;
  return { texts: grown, data: data === undefined ? output.data : data };
}

/** Where a reader is, as text: the revision, and how much of each text. */
export function positionOf({ revision, output }: Revised): string {
  const lengths = Object.entries(output.texts).map(([name, text]) => [name, String(text.length)]);
  return `${revision};${new URLSearchParams(lengths)}`;
}

/** What a reader at a position has seen of this; nothing where the position does not belong to it. */
export function seenAt(position: string | undefined, now: Revised): Revised {
  const [revision, lengths] = (position ?? '').split(';', 2);
  if (revision !== String(now.revision)) return nothingYet;
  const texts: Record<string, string> = {};
  for (const [name, length] of new URLSearchParams(lengths)) {
    const text = Object.hasOwn(now.output.texts, name) ? now.output.texts[name]! : undefined;
    const seen = Number(length);
    if (text === undefined || !(seen >= 0 && seen <= text.length)) return nothingYet;
    texts[name] = text.slice(0, seen);
  }
  return { revision: now.revision, output: { texts, data: now.output.data } };
}
