/** Full-text search over runs: whole words or how they begin, in any language. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { askedIn, queryFor, vectorOf } from '#kit/db/words.server.ts';
import { mainText, type Output } from './output.ts';
import { runs } from './table.server.ts';

interface Findable {
  title: string;
  input: Record<string, unknown>;
  output?: Output;
}

export function wordsToFind({ title, input, output }: Findable): SQL<string> {
  const { [mainText]: main = '', ...others } = output?.texts ?? {};
  const words = [title, ...textsIn(input), main, ...Object.values(others), ...textsIn(output?.data)];
  return vectorOf(words.join('\n'));
}

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
