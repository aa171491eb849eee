import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAtColumn } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { boundaryKinds } from './contract.ts';

/** Whom a person does not want to hear from, or not to be reached by. */
export const boundaries = pgTable(
  'boundary',
  {
    ownerId: ownerColumn().notNull(),
    otherId: ownerColumn('other_id').notNull(),
    kind: text('kind', { enum: boundaryKinds }).notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.otherId] }),
    index('boundary_other_idx').on(table.otherId),
  ],
);
