import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import { coats, leaves, outfits } from '#kit/ui/panda/looks.ts';

/** Adopted pandas. How many someone has is also counted in `user.panda_count`, which every request reads. */
export const pandas = pgTable(
  'panda',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    name: text('name').notNull(),
    leaf: text('leaf', { enum: leaves }).notNull(),
    coat: text('coat', { enum: coats }).notNull(),
    outfit: text('outfit', { enum: outfits }).notNull(),
    adoptedAt: moment('adopted_at').notNull().defaultNow(),
  },
  (table) => [index('panda_owner_idx').on(table.ownerId, table.adoptedAt)],
);
