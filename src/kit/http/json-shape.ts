/** How much there is in JSON, counted from its bytes while they arrive: `JSON.parse` would have built all of it before anybody could refuse. */
import { AppError } from '#kit/errors.ts';
import { deepestNesting } from './plain-text.ts';

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Returns what is given the bytes, part by part, and answers how many values there were so far; it throws at the first too many. */
export function createShapeCheck(mostValues: number): (chunk: Uint8Array) => number {
  let values = 1;
  let depth = 0;
  let isInText = false;
  /** The chunk before ended within an escape. */
  let isEscaped = false;

  /** A comma announces another value, and so does whatever is opened. */
  function countValue() {
    values += 1;
    if (values > mostValues)
      throw new AppError('too_large:values', {
        message: `That has too many parts: ${mostValues.toLocaleString('en')} values at most.`,
      });
  }

  function open() {
    countValue();
    depth += 1;
    // The outermost one is at depth zero where nesting is checked again.
    if (depth > deepestNesting + 1) throw new AppError('invalid', { message: 'It is nested too deeply.' });
  }

  return (chunk) => {
    if (chunk.length === 0) return values;
    let at = isEscaped ? 1 : 0;
    while (at < chunk.length) {
      if (isInText) {
        at = endOfText(chunk, at);
        isInText = at >= chunk.length;
      } else {
        const byte = chunk[at];
        if (byte === quote) isInText = true;
        else if (byte === comma) countValue();
        else if (byte === openList || byte === openObject) open();
        else if (byte === closeList || byte === closeObject) depth -= 1;
      }
      at += 1;
    }
    isEscaped = isInText && at > chunk.length + 1;
    return values;
  };
}

/** Where the text ends; past the end where it goes on in the next chunk, and by one more where that begins within an escape. */
function endOfText(chunk: Uint8Array, from: number): number {
  let at = from;
  for (; at < chunk.length; at += 1) {
    const byte = chunk[at];
    if (byte === quote) return at;
    if (byte === backslash) at += 1;
  }
  return at;
}
