/** The lines of a file, one by one and each bounded: a file is never in memory as a whole, and a line without end is refused. */
import { AppError } from '#kit/errors.ts';
import { longestLine } from './limits.ts';

const newline = 10;

export interface Line {
  /** Counted from 1, empty ones too. */
  number: number;
  bytes: Uint8Array;
}

/** Empty lines are passed over. */
export async function* readLines(
  stream: AsyncIterable<Uint8Array>,
  longest = longestLine,
): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 1;

  function add(part: Uint8Array) {
    length += part.length;
    if (length > longest)
      throw new AppError('too_large:line', {
        message: `Line ${number} is too long: ${(longest / 1_000_000).toLocaleString('en')} MB at most.`,
        data: { line: number },
      });
    parts.push(part);
  }

  function take(): Line {
    const line = { number, bytes: parts.length === 1 ? parts[0]! : Buffer.concat(parts) };
    parts = [];
    length = 0;
    number += 1;
    return line;
  }

  for await (const chunk of stream) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      const line = take();
      if (!isEmpty(line.bytes)) yield line;
    }
    add(chunk.subarray(from));
  }
  const last = take();
  if (!isEmpty(last.bytes)) yield last;
}

/** Nothing, or only blanks, such as the end of a line as Windows writes it. */
const isEmpty = (bytes: Uint8Array) => bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d);
