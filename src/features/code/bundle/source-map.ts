/** Where a place in bundled code comes from. Maps are small here, so they are read when something went wrong, not before. */
export interface SourceMap {
  sources: string[];
  mappings: string;
}

export interface Position {
  path: string;
  line: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The file and line of the last mapping that begins on this line at or before the column; both count from 1. */
export function findSource(map: SourceMap, line: number, column: number): Position | undefined {
  let source = 0;
  let sourceLine = 0;
  let found: Position | undefined;
  for (const [index, segments] of map.mappings.split(';').entries()) {
    let from = 0;
    for (const segment of segments.split(',')) {
      if (segment === '') continue;
      const [start = 0, sourceStep, lineStep] = decode(segment);
      from += start;
      source += sourceStep ?? 0;
      sourceLine += lineStep ?? 0;
      // The first of a line serves where the column lies before it.
      if (index === line - 1 && (found === undefined || from < column))
        found = { path: map.sources[source] ?? '', line: sourceLine + 1 };
    }
    if (index === line - 1) return found;
  }
  return found;
}

/** Base 64, five bits a digit, the lowest bit of a number is its sign. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = digits.indexOf(letter);
    value += (digit & 31) << shift;
    if (digit & 32) shift += 5;
    else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      value = 0;
      shift = 0;
    }
  }
  return numbers;
}
