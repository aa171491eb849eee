/** Full-text search over runs: whole words or how they begin, in any language. */
import { sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { mainText, type Output } from '../define/output.ts';
import { runs } from './table.server.ts';

/** The index takes a megabyte of words at the most; nobody looks for what is deeper in. */
const longestIndexed = 100_000;
const mostWords = 10;

interface Findable {
  title: string;
  input: Record<string, unknown>;
  output?: Output;
}

/** What can be found in a run besides its title, the main text first. */
export function wordsIn({ input, output }: Omit<Findable, 'title'>): string {
  const { [mainText]: main = '', ...others } = output?.texts ?? {};
  const words = [...textsIn(input), main, ...Object.values(others), ...textsIn(output?.data)];
  return words.join('\n').slice(0, longestIndexed).toWellFormed();
}

export const wordsToFind = ({ title, ...rest }: Findable): SQL<string> =>
  foundBy(sql`${title}::text`, sql`${wordsIn(rest)}::text`);

/** By these a run is found; SQL that gives texts. */
export const foundBy = (...texts: SQL[]): SQL<string> =>
  sql<string>`to_tsvector('simple', left(concat_ws(chr(10), ${sql.join(texts, sql`, `)}), ${sql.raw(String(longestIndexed))}))`;

/** What to look for; undefined where there is no word in it. */
export function wordsAsked(question: string): SQL | undefined {
  const words = question.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  if (words.length === 0) return undefined;
  return sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
}

/** Undefined where there is no word in it. */
export function matches(question: string, search: AnyColumn = runs.search): SQL | undefined {
  const asked = wordsAsked(question);
  return asked && sql`${search} @@ ${asked}`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
