/** Limits that people set for themselves and for their keys: what is set aside counts as spent until it comes back. */
import { and, eq, gte, isNotNull, sql, type SQL } from 'drizzle-orm';
import { apiKeys } from '#kit/auth/table.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { businessMembers } from '#kit/businesses/table.server.ts';
import { isBusiness, type Account } from './accounts.server.ts';
import type { Reservation } from './movements.server.ts';
import { toCredits } from './plans.ts';
import { creditHolds } from './table.server.ts';

const taken = sql<number>`coalesce(sum(case when ${creditHolds.state} = 'open' then ${creditHolds.amount} else ${creditHolds.spent} end), 0)::float8`;

const startOfMonth = (now: SQL) => sql<Date>`date_trunc('month', ${now}, 'UTC')`;

/** Of this calendar month, in micro-dollars. */
export async function spentThisMonth(
  db: Queryable,
  accountId: string,
  now: SQL,
  of: { apiKeyId?: string; personId?: string } = {},
): Promise<number> {
  const [row] = await db
    .select({ taken })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        gte(creditHolds.createdAt, startOfMonth(now)),
        of.apiKeyId === undefined ? undefined : eq(creditHolds.apiKeyId, of.apiKeyId),
        of.personId === undefined ? undefined : eq(creditHolds.personId, of.personId),
      ),
    );
  return row!.taken;
}

/** The same of everyone who acted for a business, read once. */
export async function spentByPerson(
  db: Queryable,
  accountId: string,
  now: SQL,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ personId: creditHolds.personId, taken })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.accountId, accountId),
        gte(creditHolds.createdAt, startOfMonth(now)),
        isNotNull(creditHolds.personId),
      ),
    )
    .groupBy(creditHolds.personId);
  return new Map(rows.map((row) => [row.personId!, row.taken]));
}

/** Called with the account held, so that two at once cannot both take the last of it. */
export async function mustStayWithin(
  tx: Queryable,
  account: Account,
  { amount, apiKeyId, personId }: Pick<Reservation, 'amount' | 'apiKeyId' | 'personId'>,
  now: SQL,
) {
  if (account.monthlyLimit !== null) {
    const spent = await spentThisMonth(tx, account.id, now);
    if (spent + amount > account.monthlyLimit)
      throw refused(`Your own limit of ${inCredits(account.monthlyLimit)} credits a month`, 'your plan page');
  }
  if (personId !== null) {
    const [member] = await tx
      .select({ limit: businessMembers.monthlyLimit })
      .from(businessMembers)
      .where(and(eq(businessMembers.businessId, account.ownerId!), eq(businessMembers.memberId, personId)));
    // Their limit went with them; so does what they left in a queue.
    if (!member && (await isBusiness(tx, account)))
      throw new AppError('forbidden:business', {
        message: 'The person who started this is no longer in the business, so it was stopped.',
      });
    const limit = member?.limit ?? null;
    if (limit !== null && (await spentThisMonth(tx, account.id, now, { personId })) + amount > limit)
      throw refused(
        `Your limit of ${inCredits(limit)} credits a month in this business`,
        'the business dashboard (admins only)',
      );
  }
  if (apiKeyId === null) return;
  const [key] = await tx.select().from(apiKeys).where(eq(apiKeys.id, apiKeyId));
  if (!key || key.monthlyLimit === null) return;
  const spent = await spentThisMonth(tx, account.id, now, { apiKeyId });
  if (spent + amount > key.monthlyLimit)
    throw refused(
      `The limit of ${inCredits(key.monthlyLimit)} credits a month for this API key`,
      'your plan page',
    );
}

const inCredits = (amount: number) => Math.floor(toCredits(amount)).toLocaleString('en');

const refused = (limit: string, where: string) =>
  new AppError('payment_required:limit', {
    message: `${limit} is too low for this. Change it on ${where}, or choose a free engine.`,
  });
