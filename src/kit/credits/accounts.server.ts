/** Accounts of the ledger: opened when first asked for, topped up once a month; every movement is written twice. */
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { microDollarsPerCredit, plans } from './plans.ts';
import { creditAccounts, ledgerEntries, ledgerTransfers } from './table.server.ts';

export type Account = typeof creditAccounts.$inferSelect;
type Book = (typeof ledgerEntries.$inferSelect)['book'];

/** As 2026-11. */
export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7);

export async function openAccount(tx: Transaction, ownerId: string, now: Date): Promise<Account | undefined> {
  const [known] = await tx.select().from(creditAccounts).where(eq(creditAccounts.ownerId, ownerId));
  const account = known ?? (await makeAccount(tx, ownerId));
  return account && topUp(tx, account, monthOf(now));
}

async function makeAccount(tx: Transaction, ownerId: string): Promise<Account | undefined> {
  const [spender] = await tx
    .select({ id: principals.id })
    .from(principals)
    .where(and(eq(principals.id, ownerId), ne(principals.kind, 'guest')));
  if (!spender) return undefined;
  await tx.insert(creditAccounts).values({ ownerId }).onConflictDoNothing();
  const [account] = await tx.select().from(creditAccounts).where(eq(creditAccounts.ownerId, ownerId));
  return account;
}

/** Once a month, by whoever comes first: two requests at once find the month already written. */
async function topUp(tx: Transaction, account: Account, month: string): Promise<Account> {
  if (account.toppedUp === month) return account;
  const allowance = plans[account.plan].monthlyCredits * microDollarsPerCredit;
  const [before] = await tx
    .select()
    .from(creditAccounts)
    .where(
      and(
        eq(creditAccounts.id, account.id),
        or(isNull(creditAccounts.toppedUp), ne(creditAccounts.toppedUp, month)),
      ),
    )
    .for('update');
  if (before) {
    const grant = Math.max(0, allowance - before.available);
    await tx
      .update(creditAccounts)
      .set({ available: before.available + grant, toppedUp: month })
      .where(eq(creditAccounts.id, account.id));
    if (grant > 0) await record(tx, account.id, 'grant', { house: -grant, available: grant });
  }
  const [after] = await tx.select().from(creditAccounts).where(eq(creditAccounts.id, account.id));
  return after!;
}

/** What leaves one book enters another. */
export async function record(
  tx: Transaction,
  accountId: string,
  kind: (typeof ledgerTransfers.$inferSelect)['kind'],
  amounts: Partial<Record<Book, number>>,
) {
  const [transfer] = await tx
    .insert(ledgerTransfers)
    .values({ accountId, kind })
    .returning({ id: ledgerTransfers.id });
  const entries = Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([book, amount]) => ({ transferId: transfer!.id, accountId, book: book as Book, amount }));
  if (entries.length > 0) await tx.insert(ledgerEntries).values(entries);
}
