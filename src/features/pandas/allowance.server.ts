/** How many pandas someone may have: one is free, the others were paid for. */
import { and, eq, sql } from 'drizzle-orm';
import { paidItems } from '#kit/credits/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';

/** Adoptions that cost nothing, for each account. */
const freeAdoptions = 1;

export async function mostPandas(db: Queryable, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ paid: sql<number>`coalesce(sum(${paidItems.quantity}), 0)::int` })
    .from(paidItems)
    .where(and(eq(paidItems.ownerId, ownerId), eq(paidItems.kind, 'panda')));
  return freeAdoptions + row!.paid;
}
