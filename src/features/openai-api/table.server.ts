import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb } from '#kit/db/columns.server.ts';
import { ownerColumn } from '#kit/principals/table.server.ts';
import type { ResponseBody } from './responses-answer.server.ts';
import type { Item } from './responses-schema.ts';

/** Answers of the Responses API, for those that follow up on them; gone after thirty days. */
export const keptResponses = pgTable(
  'kept_response',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    previousId: uuid('previous_id'),
    /** What was said with this one, without what came before it. */
    input: jsonb('input').$type<Item[]>().notNull(),
    response: jsonb('response').$type<ResponseBody>().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('kept_response_owner_idx').on(table.ownerId),
    index('kept_response_created_idx').on(table.createdAt),
  ],
);
