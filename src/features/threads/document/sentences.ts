/** Who wrote which sentence: it belongs to the first version that holds it. */

import type { Written } from '#tools/work/live/written.ts';

export interface Edition {
  by: string | null;
  version: number | null;
  at: Date;
  text: string;
  /** Written by a tool, whoever took it. */
  isTool?: boolean;
}

const mostSentences = 2000;

interface Placed {
  text: string;
  from: number;
  to: number;
}

const between = /\n+|(?<=[.!?…。！？]["”’)]?)\s+/gu;

function placedIn(text: string): Placed[] {
  const found: Placed[] = [];
  let from = 0;
  const take = (to: number) => {
    const sentence = text.slice(from, to).trim();
    if (sentence) found.push({ text: sentence, from, to });
  };
  for (const { index, 0: gap } of text.matchAll(between)) {
    take(index);
    if (found.length >= mostSentences) return found;
    from = index + gap.length;
  }
  take(text.length);
  return found;
}

export const sentencesIn = (text: string): string[] => placedIn(text).map((sentence) => sentence.text);

/** A sentence is also of those who wrote a part of it that counts. */
const countsFrom = 0.1;

/** Who typed each sentence, whoever typed most of it first; the same sentence twice has them in their order. */
export function typedBy(
  { text, spans }: Written,
  nameOf: ReadonlyMap<number, string>,
): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  let at = 0;
  let begin = 0;
  for (const sentence of placedIn(text)) {
    const letters = new Map<string | undefined, number>();
    for (; at < spans.length; at += 1) {
      const { to, number } = spans[at]!;
      const share = Math.min(to, sentence.to) - Math.max(begin, sentence.from);
      const name = nameOf.get(number);
      if (share > 0) letters.set(name, (letters.get(name) ?? 0) + share);
      if (to > sentence.to) break;
      begin = to;
    }
    const counted = [...letters]
      .filter(([, count]) => count >= sentence.text.length * countsFrom)
      .toSorted(([, a], [, b]) => b - a)
      .map(([name]) => name);
    // Where most of it stood there before, the versions tell.
    const names = counted[0] === undefined ? [] : counted.filter((name) => name !== undefined);
    found.set(sentence.text, [...(found.get(sentence.text) ?? []), names]);
  }
  return found;
}

/** `editions`: oldest first; the last is what stands there now. */
export function provenance(editions: readonly Edition[], typed: Map<string, string[][]> = new Map()) {
  const first = new Map<string, Edition>();
  for (const edition of editions)
    for (const sentence of sentencesIn(edition.text)) if (!first.has(sentence)) first.set(sentence, edition);
  return sentencesIn(editions.at(-1)?.text ?? '').map((text) => {
    const { by, version, at, isTool = false } = first.get(text)!;
    const [name, ...others] = (!isTool && typed.get(text)?.shift()) || [];
    return { text, by: name ?? by, others, version, at };
  });
}
