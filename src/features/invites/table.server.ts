import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn, ownerColumn } from '#kit/principals/table.server.ts';

/** Codes that someone gives to others, and what whoever opens one sees of them. */
export const invites = pgTable(
  'invite',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    /** Readable by its owner at any time, so it is kept as it is: it opens nothing but a greeting. */
    code: text('code').notNull().unique(),
    greeting: text('greeting').notNull(),
    showsPicture: boolean('shows_picture').notNull(),
    /** Ids of creations in the gallery. */
    creations: uuid('creations').array().notNull(),
    most: integer('most').notNull(),
    uses: integer('uses').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('invite_owner_idx').on(table.ownerId, table.id),
    index('invite_creations_idx').using('gin', table.creations),
  ],
);

export const unrewardedReasons = ['same-browser', 'same-person', 'too-many'] as const;

/** Who joined by which invite. */
export const inviteJoins = pgTable(
  'invite_join',
  {
    id: idColumn(),
    inviteId: uuid('invite_id')
      .notNull()
      .references(() => invites.id, { onDelete: 'cascade' }),
    /** Null once they have left; everyone joins once. */
    memberId: authorColumn('member_id').unique(),
    /** Whether whoever invited them may learn that it was them. */
    showsName: boolean('shows_name').notNull(),
    joinedAt: createdAtColumn(),
    rewardedAt: moment('rewarded_at'),
    /** Why there is no reward; null where there is one, or may be. */
    unrewarded: text('unrewarded', { enum: unrewardedReasons }),
  },
  (table) => [index('invite_join_invite_idx').on(table.inviteId, table.id)],
);
