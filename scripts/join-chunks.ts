/** Joins files that travel together anyway, as long as no circle of files comes of it. */
import {
  addBit,
  addBits,
  bitsOf,
  hasBit,
  isWithin,
  lowestBit,
  noBits,
  removeBit,
  replaceBit,
  type Bits,
} from './bits.ts';

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

/** A chunk while it is joined: entries and other chunks by their number. */
interface Node {
  chunks: Chunk[];
  size: number;
  loadedBy: Bits;
  weight: number;
  imports: Bits;
  /** All that it imports, directly or through others. */
  below: Bits;
}

interface Partner {
  index: number;
  gain: number;
}

const nobody: Partner = { index: -1, gain: 0 };

/**
 * The best pair first, until none is worth it. Each chunk remembers its best partner, and a join only compares anew what it changed:
 * comparing all pairs after each join took longer than the rest of the build.
 */
export function joinChunks(given: readonly Chunk[], { requestCost, isFree, weigh }: Terms): Chunk[] {
  const entries = [...new Set(given.flatMap((chunk) => [...chunk.loadedBy]))];
  const weights = Float64Array.from(entries, weigh);
  const nodes: (Node | undefined)[] = nodesOf(given, entries);
  for (const node of nodes) node!.weight = weightOf(node!.loadedBy);
  const free = new Set(given.keys().filter((index) => isFree(given[index]!)));
  const partners = new Map<number, Partner>();
  for (const index of free) compare(index);

  for (;;) {
    const [index, partner] = bestOf(partners);
    if (partner.gain <= 0) return chunksOf(nodes, entries);
    // Joins elsewhere may have made it worth less than it was.
    if (gainOf(index, partner.index, 0) < partner.gain) compare(index);
    else {
      const changed = join(index, partner.index);
      for (const other of changed) if (free.has(other)) compare(other);
      for (const [other, { index: lost }] of partners)
        if (!free.has(lost) || changed.has(lost)) compare(other);
    }
  }

  /** Finds the best partner of one chunk, and makes it the partner of those it is better for. */
  function compare(index: number) {
    let best = nobody;
    for (const other of free) {
      if (other === index) continue;
      const others = partners.get(other) ?? nobody;
      const gain = gainOf(index, other, Math.min(best.gain, others.gain));
      if (gain > best.gain) best = { index: other, gain };
      if (gain > others.gain) partners.set(other, { index, gain });
    }
    partners.set(index, best);
  }

  /** Bytes saved by a join, counted over all entries; 0 where it is no more than `floor` or cannot be. */
  function gainOf(index: number, otherIndex: number, floor: number): number {
    const one = nodes[index]!;
    const other = nodes[otherIndex]!;
    const both = weightOfBoth(one.loadedBy, other.loadedBy);
    let gain = both * requestCost - (one.weight - both) * other.size - (other.weight - both) * one.size;
    if (gain <= floor || leads(one, otherIndex) || leads(other, index)) return 0;
    const all = one.loadedBy.slice();
    addBits(all, other.loadedBy);
    const below = one.below.slice();
    addBits(below, other.below);
    for (const brought of bitsOf(below)) {
      if (brought === index || brought === otherIndex) continue;
      const { loadedBy, size } = nodes[brought]!;
      if (!isWithin(all, loadedBy)) gain -= weightOfRest(all, loadedBy) * (size + requestCost);
      if (gain <= floor) return 0;
    }
    return gain;
  }

  /** Whether the way from one to another leads through a third, which a join would close to a circle. */
  function leads({ imports, below }: Node, to: number): boolean {
    return hasBit(below, to) && bitsOf(imports).some((next) => next !== to && hasBit(nodes[next]!.below, to));
  }

  /** Says which chunks are another than before. */
  function join(index: number, gone: number): Set<number> {
    const made = nodes[index]!;
    const other = nodes[gone]!;
    made.chunks.push(...other.chunks);
    made.size += other.size;
    for (const set of ['loadedBy', 'imports', 'below'] as const) addBits(made[set], other[set]);
    nodes[gone] = undefined;
    free.delete(gone);
    partners.delete(gone);
    for (const set of [made.imports, made.below]) for (const bit of [index, gone]) removeBit(set, bit);
    for (const node of nodes) {
      if (!node || node === made) continue;
      replaceBit(node.imports, gone, index);
      replaceBit(node.below, gone, index);
      if (hasBit(node.below, index)) addBits(node.below, made.below);
    }
    made.weight = weightOf(made.loadedBy);
    const changed = new Set([index]);
    for (const below of bitsOf(made.below)) {
      const node = nodes[below]!;
      if (isWithin(made.loadedBy, node.loadedBy)) continue;
      addBits(node.loadedBy, made.loadedBy);
      node.weight = weightOf(node.loadedBy);
      changed.add(below);
    }
    return changed;
  }

  function weightOfBoth(one: Bits, other: Bits): number {
    let sum = 0;
    for (let index = 0; index < one.length; index += 1) sum += weightIn(one[index]! & other[index]!, index);
    return sum;
  }

  function weightOfRest(all: Bits, without: Bits): number {
    let sum = 0;
    for (let index = 0; index < all.length; index += 1)
      sum += weightIn(all[index]! & ~without[index]!, index);
    return sum;
  }

  function weightOf(set: Bits): number {
    return weightOfBoth(set, set);
  }

  function weightIn(bits: number, index: number): number {
    let sum = 0;
    for (let word = bits; word !== 0; word &= word - 1) sum += weights[index * 32 + lowestBit(word)]!;
    return sum;
  }
}

function nodesOf(given: readonly Chunk[], entries: readonly string[]): Node[] {
  const numberOf = new Map(given.map((chunk, index) => [chunk, index]));
  const entryOf = new Map(entries.map((entry, index) => [entry, index]));
  const bits = <T>(values: Iterable<T>, numbers: ReadonlyMap<T, number>) => {
    const set = noBits(numbers.size);
    for (const value of values) addBit(set, numbers.get(value)!);
    return set;
  };
  return given.map((chunk) => ({
    chunks: [chunk],
    size: chunk.size,
    loadedBy: bits(chunk.loadedBy, entryOf),
    weight: 0,
    imports: bits(chunk.imports, numberOf),
    below: bits(descendants(chunk), numberOf),
  }));
}

function descendants(chunk: Chunk): Set<Chunk> {
  const seen = new Set(chunk.imports);
  for (const next of seen) next.imports.forEach((one) => seen.add(one));
  return seen;
}

function bestOf(partners: ReadonlyMap<number, Partner>): [number, Partner] {
  let best: [number, Partner] = [-1, nobody];
  for (const entry of partners) if (entry[1].gain > best[1].gain) best = entry;
  return best;
}

/** The joined chunks, with the files that each imports. */
function chunksOf(nodes: readonly (Node | undefined)[], entries: readonly string[]): Chunk[] {
  const made = new Map<number, Chunk>();
  for (const [index, node] of nodes.entries())
    if (node)
      made.set(index, {
        modules: node.chunks.flatMap(({ modules }) => modules),
        size: node.size,
        loadedBy: new Set(bitsOf(node.loadedBy).map((entry) => entries[entry]!)),
        imports: new Set(),
      });
  for (const [index, chunk] of made)
    for (const next of bitsOf(nodes[index]!.imports)) chunk.imports.add(made.get(next)!);
  return [...made.values()];
}
