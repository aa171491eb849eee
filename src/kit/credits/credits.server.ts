/** Credits: a double-entry ledger. Spending is set aside before the work, and settled or given back after it. */
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { isCheckViolation } from '#kit/db/database.server.ts';
import type { Database, Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { monthOf, openAccount, record, type Account } from './accounts.server.ts';
import { closeHold, reserveAtOnce } from './movements.server.ts';
import type { PlanId } from './plans.ts';
import { creditAccounts, creditHolds } from './table.server.ts';

export type Credits = ReturnType<typeof createCredits>;
type Hold = typeof creditHolds.$inferSelect;

/** Work that has not said how it ended by then has ended with its process. */
const holdsLast = 60 * 60_000;

export function createCredits(db: Database, { now = () => new Date() } = {}) {
  return {
    /** The account of a member, topped up for this month; guests have none. */
    async account(ownerId: string): Promise<Account | undefined> {
      const [known] = await db.select().from(creditAccounts).where(eq(creditAccounts.ownerId, ownerId));
      if (known?.toppedUp === monthOf(now())) return known;
      return db.transaction((tx) => openAccount(tx, ownerId, now()));
    },

    /** Sets an amount aside. The same key sets it aside once, whoever asks and however often. */
    async reserve(ownerId: string, amount: number, key: string): Promise<Hold> {
      mustBeAmount(amount);
      try {
        const hold = await reserveAtOnce(db, { ownerId, amount, key, month: monthOf(now()) });
        if (hold) return hold;
      } catch (error) {
        throw isCheckViolation(error, 'credit_account_balance') ? notEnough() : error;
      }
      return db.transaction(async (tx) => {
        const account = await openAccount(tx, ownerId, now());
        if (!account)
          throw new AppError('payment_required', {
            message: 'This engine costs credits. Sign in to get some, or choose a free engine.',
          });
        const [hold] = await tx
          .insert(creditHolds)
          .values({ accountId: account.id, key, amount })
          .onConflictDoNothing({ target: creditHolds.key })
          .returning();
        if (!hold) return sameHold(tx, account, key, amount);
        const paid = await tx
          .update(creditAccounts)
          .set({
            available: sql`${creditAccounts.available} - ${amount}`,
            held: sql`${creditAccounts.held} + ${amount}`,
          })
          .where(and(eq(creditAccounts.id, account.id), gte(creditAccounts.available, amount)));
        if (paid.rowCount === 0) throw notEnough();
        await record(tx, account.id, 'reserve', { available: -amount, held: amount });
        return hold;
      });
    },

    /** The work is done: what it took is spent, the rest of what was set aside comes back. */
    async settle(hold: Pick<Hold, 'id'>, spent: number) {
      mustBeAmount(spent);
      await closeHold(db, { id: hold.id, state: 'settled', spent });
    },

    async refund(hold: Pick<Hold, 'id'>) {
      await closeHold(db, { id: hold.id, state: 'refunded', spent: 0 });
    },

    /** Gives back what was set aside by processes that are no more. */
    async refundForgotten() {
      const before = new Date(now().getTime() - holdsLast);
      const forgotten = await db
        .select({ id: creditHolds.id })
        .from(creditHolds)
        .where(and(eq(creditHolds.state, 'open'), lt(creditHolds.createdAt, before)))
        .limit(1000);
      for (const { id } of forgotten) await closeHold(db, { id, state: 'refunded', spent: 0 });
      return forgotten.length;
    },

    async changePlan(ownerId: string, plan: PlanId) {
      await db.transaction(async (tx) => {
        const account = await openAccount(tx, ownerId, now());
        if (!account) throw new AppError('not_found');
        await tx
          .update(creditAccounts)
          .set({ plan, toppedUp: null })
          .where(eq(creditAccounts.id, account.id));
        await openAccount(tx, ownerId, now());
      });
    },
  };
}

async function sameHold(tx: Transaction, account: Account, key: string, amount: number): Promise<Hold> {
  const [hold] = await tx.select().from(creditHolds).where(eq(creditHolds.key, key));
  if (hold?.accountId !== account.id || hold.amount !== amount)
    throw new AppError('conflict', { message: 'This was already begun with another amount.' });
  return hold;
}

const notEnough = () =>
  new AppError('payment_required', {
    message:
      'You do not have enough credits for this. Choose a free engine, or see the plans for more credits.',
  });

function mustBeAmount(amount: number) {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new AppError('invalid', { message: 'An amount of credits is a whole number, zero or more.' });
}
