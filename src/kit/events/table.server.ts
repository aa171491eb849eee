import { sql } from 'drizzle-orm';
import { bigint, customType, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAtColumn, jsonb } from '#kit/db/columns.server.ts';

const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/**
 * The outbox: written in the transaction of the change it tells about, read by the bus.
 * `(tx, id)` is a cursor without gaps: rows whose transaction is older than every running one are final.
 */
export const events = pgTable(
  'event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    tx: xid8('tx')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    channel: text('channel').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('event_cursor_idx').on(table.tx, table.id),
    index('event_channel_idx').on(table.channel, table.id),
  ],
);
