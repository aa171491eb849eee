import { claimOf } from '#tools/claims/claims.ts';

/** What a question is about, in its own words. */
export const subjectOf = (question: string): string[] => [
  ...new Set(
    claimOf(question.replace(/^\W*how (?:long|many|much|old|far|big|tall|high|often|fast)\b/i, 'how'))
      .items.filter(({ isName, word }) => isName || word.length > 2)
      .map(({ shown }) => shown),
  ),
];
