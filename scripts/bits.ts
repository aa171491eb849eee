/** Sets of small whole numbers as bits, for loops that compare thousands of sets. */
export type Bits = Uint32Array;

export const noBits = (most: number): Bits => new Uint32Array(Math.ceil(most / 32));

export const hasBit = (set: Bits, bit: number) => (set[bit >>> 5]! & (1 << (bit & 31))) !== 0;

export function addBit(set: Bits, bit: number) {
  set[bit >>> 5]! |= 1 << (bit & 31);
}

export function removeBit(set: Bits, bit: number) {
  set[bit >>> 5]! &= ~(1 << (bit & 31));
}

/** The new bit stands for the old one from now on. */
export function replaceBit(set: Bits, old: number, by: number) {
  if (!hasBit(set, old)) return;
  removeBit(set, old);
  addBit(set, by);
}

export function addBits(set: Bits, more: Bits) {
  for (let index = 0; index < set.length; index += 1) set[index]! |= more[index]!;
}

export function isWithin(set: Bits, whole: Bits): boolean {
  for (let index = 0; index < set.length; index += 1) if (set[index]! & ~whole[index]!) return false;
  return true;
}

export function bitsOf(set: Bits): number[] {
  const found: number[] = [];
  for (let index = 0; index < set.length; index += 1)
    for (let word = set[index]!; word !== 0; word &= word - 1) found.push(index * 32 + lowestBit(word));
  return found;
}

export const lowestBit = (word: number) => 31 - Math.clz32(word & -word);
