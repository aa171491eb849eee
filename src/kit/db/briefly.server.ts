/** Searching: how long it takes depends on what somebody typed, so it gets less time than other statements. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.server.ts';

const longest = '3s';

/** On PostgreSQL the search is cut off and answered with 503. The embedded database has no clock: see `words.server.ts`. */
export function briefly<T>(db: Database, search: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = '${longest}'`));
      return search(tx);
    },
    { accessMode: 'read only' },
  );
}
