/** An answer that is a sentence of the text it was asked about. */
import type { Answer } from '#bamboo/expert.ts';
import type { GivenText } from '#kit/documents/given-documents.ts';
import { quotedSafely } from '#language/wording.ts';

interface Found {
  text: GivenText;
  words: string;
  number: number;
  /** How many texts there are. */
  count: number;
}

export function quoted({ text, words, number, count }: Found, expert: string, confidence: number): Answer {
  const isOnly = count === 1 && text.title === 'The text you gave';
  const where = isOnly ? `sentence ${number}` : `${text.title}, sentence ${number}`;
  return {
    expert,
    family: 'given text',
    stance: 'answers',
    text: `> ${quotedSafely(words)}\n\n(${quotedSafely(where)})`,
    sources: [{ title: text.title, quote: words }],
    confidence,
  };
}

/** A question, not work to do on the text; of a text of an earlier turn, only where it is spoken of. */
export const isAboutText = (instruction: string, earlier: boolean) =>
  /^(?:\W*(?:and|so|but|please|according to [^,]{1,60},) )?(?:who|whose|whom|what|which|when|where|why|how|is|are|was|were|do|does|did|can|could|has|have|had|will|in which|on which|at what|by when)\b/i.test(
    instruction.trim(),
  ) &&
  (!earlier || /\b(?:text|document|article|passage|file|it say|letter|report|contract)\b/i.test(instruction));
