import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { engineCalls } from '#kit/ai/table.server.ts';
import type { Database } from '#kit/db/database.server.ts';

const calls = sql<number>`count(*)::int`;
const tokens = sql<number>`coalesce(sum(${engineCalls.inputTokens} + ${engineCalls.outputTokens}), 0)::float8`;
const price = sql<number>`coalesce(sum(${engineCalls.price}), 0)::float8`;
const day = sql<string>`to_char(${engineCalls.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
/** Someone's own wish to stop is no failure of the engine. */
const failed = sql<number>`(count(*) filter (where ${engineCalls.outcome} not in ('ok', 'stopped')))::int`;
const middle = sql<
  number | null
>`percentile_cont(0.5) within group (order by ${engineCalls.firstTokenMs})::float8`;

const since = (ownerId: string, from: Date) =>
  and(eq(engineCalls.ownerId, ownerId), gte(engineCalls.createdAt, from));

export const usageByDay = (db: Database, ownerId: string, from: Date) =>
  db.select({ day, calls, tokens, price }).from(engineCalls).where(since(ownerId, from)).groupBy(day);

export const usageByEngine = (db: Database, ownerId: string, from: Date) =>
  db
    .select({ engine: engineCalls.engine, calls, tokens, price, failed, firstTokenMs: middle })
    .from(engineCalls)
    .where(since(ownerId, from))
    .groupBy(engineCalls.engine)
    .orderBy(desc(calls));

export const recentCalls = (db: Database, ownerId: string, from: Date) =>
  db
    .select()
    .from(engineCalls)
    .where(since(ownerId, from))
    .orderBy(desc(engineCalls.createdAt), desc(engineCalls.id))
    .limit(20);
