/** Accounts of the ledger: opened when first asked for, and refilled once in each period, by the database's clock. */
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '#kit/db/database.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { addMonths, lapsesAt, monthAfter, monthKey } from './periods.ts';
import { plans, toMicroDollars, type PlanId } from './plans.ts';
import { record } from './record.server.ts';
import { creditAccounts, creditGrants } from './table.server.ts';

export type Account = typeof creditAccounts.$inferSelect;
/** What time it is: the database's own, so that nodes whose clocks differ agree on the month. */
export type Clock = () => SQL;

/** The account, held until the transaction ends; nobody else moves its balance meanwhile. */
export async function holdAccount(
  tx: Transaction,
  ownerId: string,
  clock: Clock,
): Promise<{ account: Account; now: Date } | undefined> {
  const find = () =>
    tx
      .select({ account: creditAccounts, now: sql<number>`extract(epoch from ${clock()})::float8` })
      .from(creditAccounts)
      .where(eq(creditAccounts.ownerId, ownerId))
      .for('update');
  let [found] = await find();
  if (!found) {
    await makeAccount(tx, ownerId);
    [found] = await find();
  }
  return found && { account: found.account, now: new Date(found.now * 1000) };
}

export async function openAccount(
  tx: Transaction,
  ownerId: string,
  clock: Clock,
): Promise<Account | undefined> {
  const held = await holdAccount(tx, ownerId, clock);
  return held && refill(tx, held.account, held.now);
}

async function makeAccount(tx: Transaction, ownerId: string) {
  const [spender] = await tx
    .select({ id: principals.id })
    .from(principals)
    .where(and(eq(principals.id, ownerId), ne(principals.kind, 'guest')));
  if (spender) await tx.insert(creditAccounts).values({ ownerId }).onConflictDoNothing();
}

/** Whatever is due; an account of which nobody heard for months gets its months one by one. */
export async function refill(tx: Transaction, account: Account, now: Date): Promise<Account> {
  let current = account;
  while (!current.refillAt || current.refillAt <= now) current = await nextPeriod(tx, current, now);
  return current;
}

async function nextPeriod(tx: Transaction, account: Account, now: Date): Promise<Account> {
  const { coverage, coveredFrom, coveredUntil, refillAt } = account;
  if (!coverage || !coveredFrom || !coveredUntil)
    return beginPeriod(tx, account, {
      key: monthKey(now),
      refillAt: monthAfter(now),
      ...(account.plan === 'free' && (await isBusiness(tx, account)) ? { credits: 0 } : {}),
    });
  const due = refillAt ?? coveredFrom;
  if (due < coveredUntil) {
    let month = 0;
    while (addMonths(coveredFrom, month) < due) month += 1;
    const next = addMonths(coveredFrom, month + 1);
    return beginPeriod(tx, account, {
      key: `invoice:${coverage}:${month}`,
      refillAt: next < coveredUntil ? next : coveredUntil,
    });
  }
  // The renewal has not been paid, or nobody has told us yet: the plan goes on for a while, without new credits.
  if (now < lapsesAt(coveredUntil)) return change(tx, account, { refillAt: lapsesAt(coveredUntil) });
  return change(tx, account, { plan: 'free', coverage: null, coveredFrom: null, coveredUntil: null });
}

/** What Free gives is for people: else whoever makes ten businesses would have it ten times. */
export async function isBusiness(tx: Queryable, { ownerId }: Account): Promise<boolean> {
  if (ownerId === null) return false;
  return (await tx.$count(principals, and(eq(principals.id, ownerId), eq(principals.kind, 'business')))) > 0;
}

interface Period {
  key: string;
  refillAt: Date;
  plan?: PlanId;
  /** Where it is not what the plan gives in a month. */
  credits?: number;
  note?: string;
  /** The part of the period that is left: what is paid for a part brings a part. */
  share?: number;
}

/** What the last period left is carried over as far as the plan allows; then the new one is granted. Once by its key. */
export async function beginPeriod(
  tx: Transaction,
  account: Account,
  { key, refillAt, plan = account.plan, credits = plans[plan].monthlyCredits, note }: Period,
): Promise<Account> {
  const amount = toMicroDollars(credits);
  const granted = await keepGrant(tx, account, { key, kind: 'monthly', plan, amount, note });
  if (!granted) return change(tx, account, { refillAt });
  const left = account.available - account.bought;
  const lapsed = Math.max(0, left - toMicroDollars(plans[plan].carriedCredits));
  if (lapsed > 0) await record(tx, account.id, 'lapse', { available: -lapsed, house: lapsed });
  // A month that gives nothing, as that of a business on Free, is no line of a statement.
  if (amount > 0)
    await granted.paidBy(await record(tx, account.id, 'grant', { house: -amount, available: amount }));
  return change(tx, account, {
    available: account.available - lapsed + amount,
    periodGranted: amount,
    refillAt,
  });
}

/** Another plan in the middle of a period: only what it gives more than the period has given already. */
export async function raisePeriod(
  tx: Transaction,
  account: Account,
  { key, refillAt, plan = account.plan, credits = plans[plan].monthlyCredits, note, share = 1 }: Period,
): Promise<Account> {
  const amount = Math.max(0, Math.round((toMicroDollars(credits) - account.periodGranted) * share));
  const granted = await keepGrant(tx, account, { key, kind: 'monthly', plan, amount, note });
  if (!granted) return change(tx, account, { refillAt });
  if (amount > 0)
    await granted.paidBy(await record(tx, account.id, 'grant', { house: -amount, available: amount }));
  return change(tx, account, {
    available: account.available + amount,
    periodGranted: account.periodGranted + amount,
    refillAt,
  });
}

export async function hasCounted(tx: Transaction, { id }: Account, key: string): Promise<boolean> {
  return (await tx.$count(creditGrants, and(eq(creditGrants.accountId, id), eq(creditGrants.key, key)))) > 0;
}

type NewGrant = Omit<typeof creditGrants.$inferInsert, 'id' | 'accountId' | 'transferId'>;

/** Undefined where the key has counted already. */
export async function keepGrant(tx: Transaction, { id: accountId }: Account, grant: NewGrant) {
  const [kept] = await tx
    .insert(creditGrants)
    .values({ ...grant, accountId })
    .onConflictDoNothing()
    .returning({ id: creditGrants.id });
  if (!kept) return undefined;
  return {
    paidBy: (transferId: string) =>
      tx.update(creditGrants).set({ transferId }).where(eq(creditGrants.id, kept.id)),
  };
}

export async function change(
  tx: Transaction,
  { id }: Account,
  values: Partial<typeof creditAccounts.$inferInsert>,
): Promise<Account> {
  const [after] = await tx.update(creditAccounts).set(values).where(eq(creditAccounts.id, id)).returning();
  return after!;
}
