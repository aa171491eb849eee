/** Every movement of an account as its owner reads it, and what the days to come will take. */
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#kit/db/database.server.ts';
import { creditGrants, creditHolds, ledgerEntries, ledgerTransfers } from './table.server.ts';

/** Setting aside is not told: what came of it is. */
const statementKinds = ['grant', 'settle', 'refund', 'purchase', 'gift', 'lapse', 'reversal'] as const;

const pageSize = 50;

/** What the owner has more or less by it; the work that costs nothing in the end says what came back. */
const change = sql<number>`coalesce((select -sum(${ledgerEntries.amount}) from ${ledgerEntries}
  where ${ledgerEntries.transferId} = ${ledgerTransfers.id} and ${ledgerEntries.book} = 'house'), 0)::float8`;

export async function listStatement(
  db: Database,
  accountId: string,
  { before, kinds = statementKinds }: { before?: string; kinds?: readonly (typeof statementKinds)[number][] },
) {
  const rows = await db
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      at: ledgerTransfers.createdAt,
      change,
      about: creditHolds.about,
      workKey: creditHolds.key,
      reserved: creditHolds.amount,
      plan: creditGrants.plan,
      note: creditGrants.note,
    })
    .from(ledgerTransfers)
    .leftJoin(creditHolds, eq(creditHolds.id, ledgerTransfers.holdId))
    .leftJoin(creditGrants, eq(creditGrants.transferId, ledgerTransfers.id))
    .where(
      and(
        eq(ledgerTransfers.accountId, accountId),
        inArray(ledgerTransfers.kind, kinds),
        before === undefined ? undefined : lt(ledgerTransfers.id, before),
      ),
    )
    .orderBy(desc(ledgerTransfers.id))
    .limit(pageSize + 1);
  const items = rows.slice(0, pageSize);
  return { items, next: rows.length > pageSize ? items.at(-1)!.id : null };
}

const forecastDays = 30;

/** Micro-dollars a day, of the last thirty days or of as many as there are. */
export async function spendingPace(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({
      spent: sql<number>`coalesce(sum(${creditHolds.spent}), 0)::float8`,
      days: sql<number>`greatest(1, extract(epoch from now() - min(${creditHolds.createdAt})) / 86400)::float8`,
    })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        eq(creditHolds.state, 'settled'),
        gte(creditHolds.createdAt, sql`now() - make_interval(days => ${forecastDays}::int)`),
      ),
    );
  return row && row.spent > 0 ? row.spent / row.days : 0;
}
