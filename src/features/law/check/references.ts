/** References to numbered clauses that are not there. */
import { passageOf, type Finding } from './finding.ts';

const numbered =
  /^[ \t]{0,8}(?:#{1,4} )?(?:(?:clause|section|article) )?(\d{1,3}(?:\.\d{1,3}){0,3})[.):]?[ \t]/gim;
const references = /\b(?:clause|section|article)s? (\d{1,3}(?:\.\d{1,3}){0,3})\b(?! of (?:the|that) )/gi;
/** Fewer numbers are no numbering. */
const fewest = 3;

export function checkReferences(text: string): Finding[] {
  const numbers = new Set([...text.matchAll(numbered)].map((match) => match[1]!));
  if (numbers.size < fewest) return [];
  return [...text.matchAll(references)].flatMap((match) =>
    numbers.has(match[1]!)
      ? []
      : [
          {
            title: `${match[0]} is not there`,
            why: 'The text points to a number that no heading has.',
            passages: [passageOf(match)],
          },
        ],
  );
}
