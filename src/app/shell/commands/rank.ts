/** How well an entry answers to the words asked for; 0 hides it. Every word must be somewhere, and the name counts most. */

interface Ranked {
  /** Name, description and category. */
  texts: readonly string[];
  /** Gone to lately. */
  recent?: boolean;
}

export function rank(words: string, { texts: [title = '', ...rest], recent = false }: Ranked): number {
  const name = title.toLowerCase();
  const all = [title, ...rest].join(' ').toLowerCase();
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (!asked.every((word) => all.includes(word))) return 0;
  const fit = name.startsWith(asked[0] ?? '') ? 0.9 : asked.every((word) => name.includes(word)) ? 0.7 : 0.4;
  const exactly = name === asked.join(' ') ? 0.5 : 0;
  return fit + exactly + (recent ? 0.1 : 0);
}

/** Those that answer to the words, the best first. */
export const inOrderOf = <Entry>(
  words: string,
  entries: readonly Entry[],
  ranked: (entry: Entry) => Ranked,
) =>
  entries
    .map((entry) => ({ entry, fit: rank(words, ranked(entry)) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit);

/** What the server found stands after the places that are known here, in the server's order. */
export const foundRank = 0.2;

/** What does the thing that someone wishes for, in the words they typed. A page by that very name comes before it. */
export const toolRank = 1.3;

/** Asking the panda is always possible, and stands last. */
export const askRank = 0.01;
