/** Names what the database holds now. Two equal names: nothing was committed between them, by any node. */
import { sql } from 'drizzle-orm';
import type { Database } from './database.server.ts';
import { createGroup } from './group.server.ts';

/** Those who ask together, or while the last question is under way, share the next one. */
export function createStateReader(db: Database): () => Promise<string> {
  const read = createGroup(async (asked: undefined[]) => {
    const { rows } = await db.execute<{ state: string }>(sql`select pg_current_snapshot()::text as state`);
    return asked.map(() => rows[0]!.state);
  });
  return () => read(undefined);
}
