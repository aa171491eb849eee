/** The messages that say most of what was said: those whose words the others use too, one voice not drowning the rest. */
import { indexable } from './words.ts';

interface Said {
  id: string;
  by: string;
  text: string;
}

const mostRead = 400;
const shortest = 20;

export function gistOf(messages: readonly Said[], most: number): Said[] {
  const read = messages.slice(-mostRead).map((message) => ({ message, words: indexable(message.text) }));
  const counts = new Map<string, number>();
  for (const { words } of read) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const taken = new Set<string>();
  const chosen: Said[] = [];
  const left = read.filter(({ message }) => message.text.length >= shortest);
  while (chosen.length < most && left.length > 0) {
    let best = -1;
    let bestScore = 0;
    for (const [at, { words }] of left.entries()) {
      // Words that others take up count most; what was quoted already counts for less.
      const sum = words.reduce(
        (known, word) => known + (Math.log(counts.get(word) ?? 1) + 0.05) * (taken.has(word) ? 0.4 : 1),
        0,
      );
      const score = sum / Math.sqrt(words.length + 4);
      if (score > bestScore) [best, bestScore] = [at, score];
    }
    if (best < 0) break;
    const [found] = left.splice(best, 1);
    for (const word of found!.words) taken.add(word);
    chosen.push(found!.message);
  }
  const order = new Map(messages.map(({ id }, at) => [id, at]));
  return chosen.sort((a, b) => order.get(a.id)! - order.get(b.id)!);
}
