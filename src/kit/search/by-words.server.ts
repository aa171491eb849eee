/** Passages that hold the words, and what each word is worth: one that stands in few of them says more. */
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
import { queryForAny, queryForWord } from './found-by.server.ts';
import { oneSlipFrom } from './one-slip.ts';
import { searchPassages } from './table.server.ts';

/** Enough to choose from; a word with more is common. */
const mostEach = 300;
/** Whatever stands in a good part of a million passages is not worth reading to the end. */
const roughly = 20_000;
/** Whoever slips more often writes something else. */
const mostMended = 3;

export interface Among {
  readers: readonly string[];
  sources?: readonly string[] | undefined;
}

export const isAmong = ({ readers, sources }: Among): SQL =>
  sql`readers && ${sql.param(readers)}::uuid[]${sources ? sql` and source = any(${sql.param(sources)}::text[])` : sql``}`;

/** Ids with what they are worth, for the words that somebody asks for. */
export async function findByWords(
  tx: Transaction,
  words: readonly string[],
  among: Among,
): Promise<Map<number, number>> {
  if (words.length === 0) return new Map();
  await tx.execute(sql.raw(`set local gin_fuzzy_search_limit = ${roughly}`));
  // Hundreds of words in one query are quick to look up, and slow to compare with row after row.
  await tx.execute(sql.raw('set local enable_seqscan = off'));
  const queries = words.map(queryForWord);
  const found = await idsFor(tx, queries.length > 1 ? [...queries, queries.join(' & ')] : queries, among);
  const unknown = [...words.keys()].filter((at) => found[at]!.length === 0).slice(0, mostMended);
  const misspelt = unknown.flatMap((at) => {
    const meant = oneSlipFrom(words[at]!);
    return meant.length > 0 ? [{ at, query: queryForAny(meant) }] : [];
  });
  if (misspelt.length > 0) {
    const others = await idsFor(
      tx,
      misspelt.map(({ query }) => query),
      among,
    );
    for (const [place, { at }] of misspelt.entries()) found[at] = others[place]!;
  }
  return weighed(found, words.length);
}

function weighed(found: readonly (readonly number[])[], wordCount: number): Map<number, number> {
  const worth = new Map<number, number>();
  for (const [at, ids] of found.entries()) {
    // The last one asks for all words together.
    const weight = at < wordCount ? Math.log(1 + mostEach / ids.length) : Math.log(1 + mostEach) * wordCount;
    for (const id of ids) worth.set(id, (worth.get(id) ?? 0) + weight);
  }
  return worth;
}

async function idsFor(tx: Transaction, queries: readonly string[], among: Among): Promise<number[][]> {
  const found = queries.map((): number[] => []);
  const { rows } = await tx.execute<{ place: string; ids: string[] | null }>(sql`
    select asked.place, (
      select array_agg(hit.id) from (
        select id from ${searchPassages} where words @@ asked.query::tsquery and ${isAmong(among)} limit ${mostEach}
      ) hit
    ) as ids
    from unnest(${sql.param(queries)}::text[]) with ordinality as asked(query, place)`);
  for (const { place, ids } of rows) found[Number(place) - 1] = (ids ?? []).map(Number);
  return found;
}
