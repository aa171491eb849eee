/** Searching: how long it takes depends on what somebody typed, so it gets less time than other statements, and waits apart from them. */
import { sql } from 'drizzle-orm';
import { whoAsks, type Asking } from '#kit/auth/caller.server.ts';
import { apart } from './apart.server.ts';
import type { Database, Transaction } from './database.server.ts';

const longest = '3s';

/** On PostgreSQL the search is cut off and answered with 503. The embedded database has no clock: see `words.server.ts`. */
export function briefly<T>(
  asking: Asking & { db: Database },
  search: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return brieflyFor(asking.db, whoAsks(asking), search);
}

/** The same for whoever is known by a name only, such as a run of theirs. */
export function brieflyFor<T>(
  db: Database,
  who: string,
  search: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return apart(db, who, () =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = '${longest}'`));
        return search(tx);
      },
      { accessMode: 'read only' },
    ),
  );
}
