/** The plan by which something is allowed, without opening an account: whoever has none, or whose plan has lapsed, is on Free. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#kit/db/database.server.ts';
import { graceDays, plans, type Plan, type PlanId } from './plans.ts';

export async function planOf(db: Queryable, ownerId: string): Promise<Plan> {
  const { rows } = await db.execute<{ plan: PlanId }>(sql`
    select plan from credit_account where owner_id = ${ownerId}
      and (covered_until is null or covered_until + make_interval(days => ${graceDays}::int) > now())`);
  return plans[rows[0]?.plan ?? 'free'];
}
