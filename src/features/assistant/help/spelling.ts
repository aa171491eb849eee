/** Mends a mistyped word: one letter too many, too few, another, or two in the wrong order. */

const shortestMended = 4;

export function createSpelling(known: ReadonlyMap<string, number>) {
  const byLength = new Map<number, string[]>();
  for (const word of known.keys())
    byLength.set(word.length, [...(byLength.get(word.length) ?? []), word]);

  /** The commonest known word that is one slip away, or the word itself. */
  return (word: string): string => {
    if (word.length < shortestMended || known.has(word)) return word;
    let best = word;
    for (const length of [word.length - 1, word.length, word.length + 1])
      for (const candidate of byLength.get(length) ?? [])
        if (isOneSlipAway(word, candidate) && (known.get(candidate) ?? 0) > (known.get(best) ?? -1)) best = candidate;
    return best;
  };
}

export function isOneSlipAway(a: string, b: string): boolean {
  if (a.length > b.length) return isOneSlipAway(b, a);
  if (b.length - a.length > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (a.length < b.length) return rest(a, at) === rest(b, at + 1);
  if (rest(a, at + 1) === rest(b, at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2);
}
