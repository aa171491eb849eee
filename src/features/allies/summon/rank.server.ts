/** What fits a task: by the words of what each says of itself, and by meaning where the model for it is at hand. */
import { nearnessTo } from '#kit/sources/quotes/nearness.server.ts';
import { relevanceTo, unitsOf } from '#kit/sources/quotes/relevance.ts';
import { withoutOrders } from './task-words.ts';

export interface Described {
  /** All that it says of itself. */
  text: string;
  /** What people call it; a task that says one of these means it. */
  names: readonly string[];
}

type Parts = Parameters<typeof nearnessTo>[2];

export interface Fit {
  /** From 0 to 1. */
  fit: number;
  why: string;
  /** Found by its name or by words of the task, not by a model of meaning alone. */
  isByWords: boolean;
}

export async function fitsOf(task: string, things: readonly Described[], parts: Parts): Promise<Fit[]> {
  const about = withoutOrders(task) || task;
  const asked = unitsOf(about);
  const read = things.map(({ text, names }) => unitsOf(`${names.join('. ')}. ${text}`));
  const relevance = relevanceTo(asked, read);
  const plain = ` ${about.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const words = things.map(({ names }, at) => {
    const named = names.find((name) => plain.includes(` ${name.toLowerCase()} `));
    return { named, share: Math.min(1, relevance(read[at]!) + (named ? 0.6 : 0)) };
  });
  // The model is slow with many: it puts those in order that words found, or all where words found little.
  const order = things.map((_, at) => at).toSorted((a, b) => words[b]!.share - words[a]!.share);
  const near = await nearnessTo(
    task,
    order.map((at) => things[at]!.text),
    parts,
  );
  const nearness = new Map(order.map((at, place) => [at, near?.[place] ?? 0]));
  return things.map((_, at) => {
    const { named, share } = words[at]!;
    const meant = Math.max(0, nearness.get(at)!);
    const fit = near ? Math.min(1, 0.5 * share + 0.7 * meant) : share;
    const shared = wordsIn(about, read[at]!);
    const isByWords = named !== undefined || shared.length > 0;
    return { fit, why: whyOf(named, shared, meant), isByWords };
  });
}

function wordsIn(task: string, units: ReadonlySet<string>): string[] {
  const words = task.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [];
  return [...new Set(words.filter((word) => [...unitsOf(word)].some((unit) => units.has(unit))))].slice(0, 4);
}

function whyOf(named: string | undefined, words: readonly string[], meant: number): string {
  if (named) return `You named it: “${named}”.`;
  if (words.length > 0) return `It speaks of ${words.map((word) => `“${word}”`).join(', ')}.`;
  return meant > 0.2 ? 'Similar in meaning.' : 'A guess.';
}
