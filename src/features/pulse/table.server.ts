import { index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { audiences } from '#social/people/parts.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';

/** Who did what, in order. What it says is read from the thing itself each time: nothing is copied here that could outlive it. */
export const activities = pgTable(
  'activity',
  {
    id: idColumn(),
    actorId: ownerColumn('actor_id').notNull(),
    /** A kind of thing, and which one. */
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Whom the actor let see their activity when it happened: what was narrow does not become wide later. */
    audience: text('audience', { enum: audiences }).notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    unique('activity_subject_key').on(table.kind, table.subjectId),
    index('activity_actor_idx').on(table.actorId, table.id),
  ],
);

/** When each person last did something, for each audience: a few rows of a person in place of all that they did. */
export const lastActivities = pgTable(
  'activity_last',
  {
    actorId: ownerColumn('actor_id').notNull(),
    audience: text('audience', { enum: audiences }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.audience] })],
);

/** Up to where the outbox was read; one row. */
export const pulseCursor = pgTable('pulse_cursor', {
  id: smallint('id').primaryKey(),
  place: text('place').notNull(),
});

/** When someone last looked at the pulse. */
export const pulseVisits = pgTable('pulse_visit', {
  ownerId: ownerColumn().primaryKey(),
  seenAt: moment('seen_at').notNull(),
});
