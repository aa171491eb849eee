/** An answer as it comes, cleaned: its beginning and a last paragraph are held back until it is known what they are. */
import type { Part } from '#kit/ai/messages.ts';
import { cleanAnswer, isOpenBeginning, mayBeRemark, prefaceLength } from './clean-answer.ts';

/** `isShown` says of the whole whether it is a result at all. */
export async function* cleanStream(
  parts: AsyncIterable<Part>,
  given: readonly string[],
  isShown: (cleaned: string) => boolean,
): AsyncGenerator<Part, void, undefined> {
  let held = '';
  let whole = '';
  let isFlowing = false;
  for await (const part of parts) {
    if (part.type !== 'text') {
      if (part.type === 'end' || part.type === 'error') yield* rest();
      yield part;
      continue;
    }
    held += part.text;
    whole += part.text;
    if (!isFlowing) {
      const begin = held.trimStart();
      const after = begin.slice(prefaceLength(begin, given));
      if (isOpenBeginning(after, given)) continue;
      held = after;
      isFlowing = true;
    }
    const at = heldFrom(held);
    if (at > 0) yield { type: 'text', text: held.slice(0, at) };
    held = held.slice(at);
  }
  yield* rest();

  /** What is left when it has ended. */
  function* rest(): Generator<Part> {
    const cleaned = cleanAnswer(whole, given);
    // What flows has lost only its preface; what is held is shown as far as it belongs to the result.
    const last = isFlowing ? (cleaned.endsWith(held.trimEnd()) ? held.trimEnd() : '') : cleaned;
    held = '';
    if (last !== '' && isShown(cleaned)) yield { type: 'text', text: last };
    isFlowing = true;
    whole = '';
  }
}

/** Where what must wait begins: white space at the end, and a paragraph that may be a remark. */
function heldFrom(text: string): number {
  const end = text.trimEnd().length;
  const paragraph = text.lastIndexOf('\n\n', end);
  return paragraph >= 0 && mayBeRemark(text.slice(paragraph + 2, end).trimStart()) ? paragraph : end;
}
