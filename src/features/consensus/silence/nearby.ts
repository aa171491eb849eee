/** Questions near to one that nobody could answer: those that share its words first, then one on a word of it, then others. */
import { wantsTranslation } from '#bamboo/translation.ts';
import { claimOf } from '#tools/claims/claims.ts';
import { capabilities } from './capabilities.ts';

const rootsOf = (text: string) => new Set(claimOf(text).items.flatMap(({ parts, root }) => [root, ...parts]));

/** What a question is about, in its own words. */
export const subjectOf = (question: string): string[] => [
  ...new Set(
    claimOf(question.replace(/^\W*how (?:long|many|much|old|far|big|tall|high|often|fast)\b/i, 'how'))
      .items.filter(({ isName, word }) => isName || word.length > 2)
      .map(({ shown }) => shown),
  ),
];

const mostWords = 2;

/** Nearest first; who shows them asks each of them before. */
export function nearbyQuestions(question: string): string[] {
  const roots = rootsOf(question);
  const all = capabilities.flatMap(({ questions }) => questions);
  const shared = (one: string) => rootsOf(one).intersection(roots).size;
  const near = all.filter((one) => shared(one) > 0).toSorted((a, b) => shared(b) - shared(a));
  // What an English word means is no translation of it.
  const subject = wantsTranslation(question) ? [] : subjectOf(question);
  const words = subject
    .filter((word) => /^\p{Ll}{3,}$/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, mostWords)
    .map((word) => `What does ${word} mean?`);
  // One of each kind, so that what is left shows how much there is.
  const others = capabilities.map(({ questions }) => questions[0]!);
  return [...new Set([...near, ...words, ...others])].filter((one) => one !== question);
}
