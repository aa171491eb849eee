/** A follow-up on its own: “and the roof?” is asked with what was asked before. Whatever can be asked alone is asked alone. */
import { tellingStems } from '#language/sentences.ts';

const begins = /^(?:and|but|so|or|what about|how about|since when|until when)\b|^why\s*\??$/i;
/** Of someone or something that the question does not name. */
const stands =
  /\b(?:it|its|they|them|their|he|him|his|she|her)\b|\b(?:this|that|these|those)(?=\s*\?|\s*$|\s+(?:is|was|are|were|does|did|mean|cost|happen)\b)/i;

export function fullQuestion(question: string, earlier: readonly string[]): string {
  const before = earlier.at(-1);
  if (!before) return question;
  const leansBack = begins.test(question) || stands.test(question) || tellingStems(question).length === 0;
  return leansBack ? `${before} ${question}` : question;
}
