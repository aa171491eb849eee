import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';
import { shareParts } from './share-parts.ts';

/** A link by which anyone may read one thing as it is. It is found by the hash of its secret. */
export const shares = pgTable(
  'share',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** Who made it, where that is not its owner: of a business whoever acted for it. */
    createdBy: authorColumn('created_by'),
    /** What it leads to: a kind of the registry, and the id there. */
    subjectKind: text('subject_kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** For its owner to copy it again; null in links from before they were kept. */
    sealedSecret: text('sealed_secret'),
    /** For its owner alone: whom it was made for. */
    name: text('name').notNull().default(''),
    /** Of a work: the version that it shows; null shows it as it is when someone looks. */
    version: integer('version'),
    withInput: boolean('with_input').notNull(),
    parts: text('parts', { enum: shareParts }).notNull().default('all'),
    /** Also the runs that this one follows up on; never those that follow it. */
    withEarlier: boolean('with_earlier').notNull().default(false),
    expiresAt: moment('expires_at'),
    /** Since when an admin lets it lead nowhere. */
    hiddenAt: moment('hidden_at'),
    /** Counted without keeping who. */
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('share_owner_idx').on(table.ownerId, table.id),
    index('share_subject_idx').on(table.subjectId),
    index('share_maker_idx')
      .on(table.createdBy)
      .where(sql`${table.createdBy} is not null`),
  ],
);
