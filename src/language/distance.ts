/** How many slips lie between two words, counting no further than asked: a letter too many, too few, another, or two swapped. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}

/** Short words lie too near to each other to be mended; long ones may have two slips. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 9 ? 1 : 2;
}

/** People rarely miss the first letter, unless they swap it with the second. */
export function beginsAlike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

/** The one word that could be meant, or nothing when there is none or more than one. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const most = slipsAllowed(word.length);
  if (most === 0) return undefined;
  let best: string | undefined;
  let fewest = most + 1;
  let tied = false;
  for (const other of known) {
    if (Math.abs(other.length - word.length) > most || !beginsAlike(word, other)) continue;
    const slips = slipsBetween(word, other, Math.min(most, fewest));
    if (slips > most || slips > fewest) continue;
    tied = slips === fewest;
    if (slips < fewest) best = other;
    fewest = slips;
  }
  return tied ? undefined : best;
}
