/** Mends a mistyped word: one letter too many, too few, another, or two in the wrong order. */

/** Shorter words are too near to each other; in a word of four letters two may be swapped. */
const shortestMended = 5;
const shortestSwapped = 4;

/** `known` says how often each word is used: of several that it could be, the commonest. */
export function createSpelling(known: ReadonlyMap<string, number>) {
  // People rarely miss the first letter, and words that differ there are seldom meant.
  const byStart = new Map<string, string[]>();
  for (const word of known.keys()) {
    const start = startOf(word, word.length);
    byStart.set(start, [...(byStart.get(start) ?? []), word]);
  }

  return (word: string): string => {
    if (word.length < shortestSwapped || known.has(word)) return word;
    const candidates = [word.length - 1, word.length, word.length + 1].flatMap(
      (length) => byStart.get(startOf(word, length)) ?? [],
    );
    const isMeant = word.length < shortestMended ? isSwapped : isOneSlipAway;
    const meant = candidates.filter((candidate) => isMeant(word, candidate));
    return meant.sort((a, b) => known.get(b)! - known.get(a)!)[0] ?? word;
  };
}

const startOf = (word: string, length: number) => `${word[0]}${length}`;

export function isOneSlipAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneSlipAway(b, a);
  if (b.length - a.length > 1) return false;
  const at = firstDifference(a, b);
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  return a.slice(at + 1) === b.slice(at + 1) || isSwapped(a, b);
}

/** Two neighbours have changed places. */
function isSwapped(a: string, b: string) {
  const at = firstDifference(a, b);
  return (
    a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

function firstDifference(a: string, b: string) {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return at;
}
