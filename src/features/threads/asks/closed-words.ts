/** What came of a question, in a few words. */
import { cutAtWord } from '#kit/cut-at-word.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import type { AskResult } from './result.ts';

const longest = 200;

export function closedWords({ agreed, alike = [], contested }: AskResult, people: number): string {
  if (agreed.length > 0)
    return cutAtWord(`Agreed: ${agreed.map(({ words }) => plainLine(words)).join(' ')}`, longest);
  if (contested.length > 0)
    return contested.length === 1
      ? 'No agreement; one point is contested.'
      : `No agreement; ${contested.length} points are contested.`;
  if (alike.length > 0) return `${people} people answered, some in similar words.`;
  return people === 0
    ? 'No one answered in time.'
    : people === 1
      ? 'One person answered.'
      : `${people} people answered, all differently.`;
}
