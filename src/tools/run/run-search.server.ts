/** Full-text search over runs: whole words or how they begin, in any language. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { askedIn, queryFor, vectorOf } from '#kit/db/words.server.ts';
import { mainText, type Output } from '../define/output.ts';
import { runs } from './table.server.ts';

interface Findable {
  title: string;
  input: Record<string, unknown>;
  output?: Output;
}

/** All that a run is found by, the main text of its result first. */
export function textToFind({ title, input, output }: Findable): string {
  const { [mainText]: main = '', ...others } = output?.texts ?? {};
  return [title, ...textsIn(input), main, ...Object.values(others), ...textsIn(output?.data)].join('\n');
}

export const wordsToFind = (findable: Findable): SQL<string> => vectorOf(textToFind(findable));

/** Undefined where there is no word in it. */
export function matches(question: string, search: AnyColumn = runs.search): SQL | undefined {
  const asked = askedIn(question);
  return asked.length > 0 ? sql`${search} @@ ${queryFor(asked)}` : undefined;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
