import { pgTable, text } from 'drizzle-orm/pg-core';
import { jsonb, moment } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import type { SoulFacet } from './fields.ts';
import type { SoulQuestion } from './questions.ts';

/** What a person is about, as they approved it. Their answers are for themselves; others see the facets. */
export const soulprints = pgTable('soulprint', {
  ownerId: ownerColumn().primaryKey(),
  answers: jsonb('answers').$type<Partial<Record<SoulQuestion, string>>>().notNull(),
  facets: jsonb('facets').$type<SoulFacet[]>().notNull(),
  /** Proposals that they do not want to see again. */
  refused: text('refused').array().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
