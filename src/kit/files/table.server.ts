import { bigint, boolean, index, integer, pgTable, text, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** What is stored, whose it is and what for; the bytes live in the storage under `key`. */
export const files = pgTable(
  'file',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    key: text('key').notNull().unique(),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Anyone who knows the id may read it: pictures of profiles. */
    visibility: text('visibility', { enum: ['private', 'public'] })
      .notNull()
      .default('private'),
    /** Made by our own encoder, so that it may be shown in place. */
    reencoded: boolean('reencoded').notNull().default(false),
    /** What a look at the picture found before others saw it; null until then. Pictures drawn by the built-in engine are fine. */
    judged: text('judged', { enum: ['fine', 'held'] }),
    /** Another size of a picture belongs to the file it was made with, and goes with it. */
    variantOf: uuid('variant_of').references((): AnyPgColumn => files.id, { onDelete: 'cascade' }),
    width: integer('width'),
    /** What else a job made of it: `waveform`. */
    part: text('part'),
    createdAt: createdAtColumn(),
    deletedAt: moment('deleted_at'),
    /** After this it is gone for its readers, and the sweep removes it. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('file_owner_idx').on(table.ownerId, table.createdAt),
    index('file_variant_idx').on(table.variantOf),
    index('file_expires_idx').on(table.expiresAt),
  ],
);

/** Bytes that no row speaks of: an upload under way, or what a crash left. They go once they were seen so for a day. */
export const strayFiles = pgTable('stray_file', {
  key: text('key').primaryKey(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});
