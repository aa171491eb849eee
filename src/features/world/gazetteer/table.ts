/** Rows of names in two blocks of bytes instead of hundreds of thousands of objects. */

export interface NameTable {
  /** Every row between two line ends. */
  bytes: Buffer;
  starts: Uint32Array;
}

export function packNames(names: readonly string[]): NameTable {
  const starts = new Uint32Array(names.length + 1);
  let length = 1;
  for (const [row, name] of names.entries()) {
    starts[row] = length;
    length += Buffer.byteLength(name) + 1;
  }
  starts[names.length] = length;
  return { bytes: Buffer.from(`\n${names.join('\n')}\n`), starts };
}

export const nameAt = ({ bytes, starts }: NameTable, row: number) =>
  bytes.toString('utf8', starts[row], starts[row + 1]! - 1);

/** Rows that hold the text, in their order. */
export function* rowsWith({ bytes, starts }: NameTable, text: string): Generator<number> {
  const wanted = Buffer.from(text);
  for (let at = bytes.indexOf(wanted); at !== -1;) {
    const row = rowAt(starts, text.startsWith('\n') ? at + 1 : at);
    if (row >= starts.length - 1) return;
    yield row;
    at = bytes.indexOf(wanted, starts[row + 1]! - 1);
  }
}

/** The last row that starts at or before the place. */
function rowAt(starts: Uint32Array, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
