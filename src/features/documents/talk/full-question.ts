/** A follow-up on its own: “and the roof?” is asked with what was asked before. */
import { tellingStems } from '#language/sentences.ts';

const leansBack =
  /^(?:and|but|so|or|what about|how about|why|since when|until when)\b|\b(?:it|its|they|them|their|that|this|these|those|he|she|his|her|there)\b/i;

export function fullQuestion(question: string, earlier: readonly string[]): string {
  const before = earlier.at(-1);
  if (!before) return question;
  const isShort = tellingStems(question).length < 2;
  return isShort || leansBack.test(question) ? `${before} ${question}` : question;
}
