/** Joins files that travel together anyway, as long as no circle of files comes of it. */
export interface Chunk {
  modules: string[];
  size: number;
  /** The entries that load it. */
  loadedBy: Set<string>;
  imports: Set<Chunk>;
}

interface Terms {
  /** What a request costs, in bytes. */
  requestCost: number;
  /** An entry's own file is left alone. */
  isFree(chunk: Chunk): boolean;
  /** How much an entry counts. */
  weigh(entry: string): number;
}

/** The best pair first, until none is worth it. */
export function joinChunks(given: readonly Chunk[], { requestCost, isFree, weigh }: Terms): Chunk[] {
  let chunks = [...given];
  const weightOf = (entries: ReadonlySet<string>) =>
    [...entries].reduce((sum, entry) => sum + weigh(entry), 0);
  for (;;) {
    const below = new Map(chunks.map((chunk) => [chunk, descendants(chunk)]));
    let best: { gain: number; pair: [Chunk, Chunk] } | undefined;
    const free = chunks.filter(isFree);
    for (const [index, one] of free.entries())
      for (const other of free.slice(index + 1)) {
        const gain = gainOf(one, other, best?.gain ?? 0);
        if (gain > (best?.gain ?? 0)) best = { gain, pair: [one, other] };
      }
    if (!best) return chunks;
    chunks = join(chunks, ...best.pair);

    function gainOf(one: Chunk, other: Chunk, floor: number): number {
      const both = weightOf(one.loadedBy.intersection(other.loadedBy));
      let gain =
        both * requestCost -
        (weightOf(one.loadedBy) - both) * other.size -
        (weightOf(other.loadedBy) - both) * one.size;
      if (gain <= floor || wouldCircle(one, other)) return 0;
      const all = one.loadedBy.union(other.loadedBy);
      for (const chunk of below.get(one)!.union(below.get(other)!))
        if (chunk !== one && chunk !== other)
          gain -= weightOf(all.difference(chunk.loadedBy)) * (chunk.size + requestCost);
      return gain;
    }

    function wouldCircle(one: Chunk, other: Chunk): boolean {
      const leads = (from: Chunk, to: Chunk) =>
        [...from.imports].some((next) => next !== to && below.get(next)!.has(to));
      return leads(one, other) || leads(other, one);
    }
  }
}

function descendants(chunk: Chunk): Set<Chunk> {
  const seen = new Set(chunk.imports);
  for (const next of seen) next.imports.forEach((one) => seen.add(one));
  return seen;
}

function join(chunks: readonly Chunk[], one: Chunk, other: Chunk): Chunk[] {
  const made: Chunk = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    loadedBy: one.loadedBy.union(other.loadedBy),
    imports: one.imports.union(other.imports),
  };
  made.imports.delete(one);
  made.imports.delete(other);
  for (const chunk of chunks)
    if (chunk.imports.delete(one) || chunk.imports.delete(other)) {
      chunk.imports.delete(other);
      chunk.imports.add(made);
    }
  for (const chunk of descendants(made)) chunk.loadedBy = chunk.loadedBy.union(made.loadedBy);
  return [...chunks.filter((chunk) => chunk !== one && chunk !== other), made];
}
