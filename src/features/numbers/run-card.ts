/** A card's query over a table: its result, or what is wrong with it. */
import type { Query, Result } from './query/query.ts';
import { QueryFailure } from './query/query.ts';
import { readSql } from './query/read-sql.ts';
import { runQuery } from './query/run-query.ts';
import type { TypedTable } from './table/typed-table.ts';

export type CardResult = { is: 'result'; query: Query; result: Result } | { is: 'failure'; why: string };

export function runCard(sql: string, table: TypedTable): CardResult {
  try {
    const query = readSql(
      sql,
      table.columns.map(({ name }) => name),
    );
    return { is: 'result', query, result: runQuery(query, table) };
  } catch (error) {
    if (error instanceof QueryFailure) return { is: 'failure', why: error.message };
    throw error;
  }
}
