import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { ownerColumn, principals } from '#kit/principals/table.server.ts';
import type { ProviderId } from './engine.ts';
import { outcomes } from './engine.ts';

/** A person's own key to a provider. Only its seal is kept, and the last characters to know it by. */
export const engineKeys = pgTable(
  'engine_key',
  {
    id: idColumn(),
    ownerId: ownerColumn().notNull(),
    provider: text('provider').$type<ProviderId>().notNull(),
    name: text('name').notNull(),
    /** Of a server of one's own; null for the provider's own address. */
    baseUrl: text('base_url'),
    models: jsonb('models').$type<string[]>().notNull(),
    sealedKey: text('sealed_key').notNull(),
    lastFour: text('last_four').notNull(),
    /** When it last answered; null once a test failed. */
    workedAt: moment('worked_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [index('engine_key_owner_idx').on(table.ownerId)],
);

/** One request to one engine: what it took and how it ended. Never what was asked or answered. */
export const engineCalls = pgTable(
  'engine_call',
  {
    id: idColumn(),
    /** Emptied when the person goes: what remains only counts. */
    ownerId: uuid('owner_id').references(() => principals.id, { onDelete: 'set null' }),
    engine: text('engine').notNull(),
    purpose: text('purpose').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    firstTokenMs: integer('first_token_ms'),
    totalMs: integer('total_ms').notNull(),
    /** Micro-dollars at the engine's price; null where the price is not known. */
    price: bigint('price', { mode: 'number' }),
    outcome: text('outcome', { enum: outcomes }).notNull(),
    requestId: text('request_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('engine_call_owner_idx').on(table.ownerId, table.createdAt),
    index('engine_call_created_idx').on(table.createdAt),
  ],
);
