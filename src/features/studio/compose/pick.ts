/** Which sentences open, and which come with them. */
import { tellingStems } from '#language/sentences.ts';
import type { Material, Sentence } from './material.ts';

/** How much of the title a text tells. */
export function told(title: string, text: string): number {
  const wanted = [...new Set(tellingStems(title))];
  if (wanted.length === 0) return 1;
  const stems = new Set(tellingStems(text));
  return wanted.filter((stem) => stems.has(stem)).length / wanted.length;
}

/** The one that says what this is about: the first that can stand alone, unless another one names it far better. */
export function leadOf({ sentences, title, isSober }: Material): Sentence | undefined {
  const alone = sentences.filter(({ leans }) => !leans);
  const [first] = alone;
  if (!first || isSober) return first ?? sentences[0];
  const best = alone.toSorted((a, b) => told(title, b.text) - told(title, a.text) || a.at - b.at)[0]!;
  return told(title, best.text) > told(title, first.text) + 0.4 ? best : first;
}

/** The one with the most that is concrete in it, if it can open; bad news opens with what happened. */
export function hookOf(material: Material): Sentence | undefined {
  const lead = leadOf(material);
  if (material.isSober) return lead;
  const best = material.sentences.toSorted((a, b) => b.pull - a.pull || a.at - b.at)[0];
  return best && lead && best.pull > lead.pull ? best : lead;
}

/** As far as anybody reads back. */
const mostBefore = 5;

/** With one that points back comes the one it points at, and so on. */
export function withBefore(sentence: Sentence, all: readonly Sentence[]): Sentence[] {
  const group = [sentence];
  for (let first = sentence; first.leans && group.length <= mostBefore; first = group[0]!) {
    const before = all[first.at - 1];
    if (before?.paragraph !== sentence.paragraph) break;
    group.unshift(before);
  }
  return group;
}

export const inTheirOrder = (sentences: Iterable<Sentence>): Sentence[] =>
  [...new Set(sentences)].toSorted((a, b) => a.at - b.at);

/** The best of them that are not there yet, each with what it needs; bad news in its own order. */
export function* candidates(
  { sentences, isSober }: Material,
  chosen: ReadonlySet<Sentence>,
): Generator<Sentence[]> {
  const order = isSober ? sentences : sentences.toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  for (const sentence of order) {
    if (chosen.has(sentence) || sentence.text.endsWith(':')) continue;
    const group = withBefore(sentence, sentences);
    // It points at something that stands in no sentence before it.
    if (sentence.leans && group.length === 1) continue;
    yield group.filter((one) => !chosen.has(one));
  }
}

/** Sentences as paragraphs: those of one paragraph of the brief stay together, in parts of about the same length. */
export function asParagraphs(sentences: readonly Sentence[], most = 3): string[] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const open = groups.at(-1);
    if (open?.[0]!.paragraph === sentence.paragraph) open.push(sentence);
    else groups.push([sentence]);
  }
  return groups.flatMap((group) => {
    const size = Math.ceil(group.length / Math.ceil(group.length / most));
    const parts: Sentence[][] = [];
    for (const sentence of group) {
      const open = parts.at(-1);
      if (open && (open.length < size || sentence.leans)) open.push(sentence);
      else parts.push([sentence]);
    }
    return parts.map((part) => part.map(({ text }) => text).join(' '));
  });
}
