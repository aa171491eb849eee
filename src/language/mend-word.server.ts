/** The word that was meant: every word one slip away is looked up, which is quicker than going through the dictionary. */
import { commonness } from './wordnet.server.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Swapped letters are the likeliest slip; after that, the word that is met most often. */
export function mendWord(word: string): string | undefined {
  if (!/^[a-z]{5,20}$/.test(word)) return undefined;
  return (
    commonest(swaps(word)) ?? commonest([...omissions(word), ...doublings(word)]) ?? commonest(others(word))
  );
}

function commonest(candidates: readonly string[]): string | undefined {
  const known = [...new Set(candidates)]
    .map((word) => ({ word, count: commonness(word) }))
    .filter(({ count }) => count > 0);
  return known.sort((a, b) => b.count - a.count)[0]?.word;
}

const cuts = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);

function swaps(word: string): string[] {
  return cuts(word).flatMap(([left, right]) =>
    right.length > 1 ? [left + right[1]! + right[0]! + right.slice(2)] : [],
  );
}

/** A letter that was left out. */
function omissions(word: string): string[] {
  return cuts(word)
    .slice(1)
    .flatMap(([left, right]) => [...letters].map((letter) => left + letter + right));
}

/** A letter too many. */
function doublings(word: string): string[] {
  return cuts(word)
    .slice(1)
    .flatMap(([left, right]) => (right ? [left + right.slice(1)] : []));
}

function others(word: string): string[] {
  return cuts(word)
    .slice(1)
    .flatMap(([left, right]) => (right ? [...letters].map((letter) => left + letter + right.slice(1)) : []));
}
