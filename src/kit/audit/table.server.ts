import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb } from '#kit/db/columns.server.ts';

/** Who did what to whom. Rows outlive the people in them, so ids here are not foreign keys. */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: idColumn(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subjectId: text('subject_id'),
    details: jsonb('details').notNull().default({}),
    requestId: text('request_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('audit_created_idx').on(table.createdAt),
    index('audit_subject_idx').on(table.subjectId, table.id),
    index('audit_actor_idx').on(table.actorId, table.id),
    index('audit_action_idx').on(table.action, table.id),
  ],
);
