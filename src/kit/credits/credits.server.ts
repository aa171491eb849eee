/** Credits: a double-entry ledger. Spending is set aside before the work, and settled or given back after it. */
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { isCheckViolation } from '#kit/db/database.server.ts';
import type { Database, Transaction } from '#kit/db/database.server.ts';
import { AppError } from '#kit/errors.ts';
import { change, openAccount, type Account, type Clock } from './accounts.server.ts';
import {
  addCredits,
  cover,
  setPlan,
  takeBack,
  uncover,
  type Gift,
  type PaidPeriod,
} from './grants.server.ts';
import { mustStayWithin, spentByPerson, spentThisMonth } from './limits.server.ts';
import { closeHold, reserveAtOnce, type Reservation } from './movements.server.ts';
import type { PlanId } from './plans.ts';
import { record } from './record.server.ts';
import { spendingNow } from './spender.server.ts';
import { creditAccounts, creditHolds } from './table.server.ts';

export type Credits = ReturnType<typeof createCredits>;
type Hold = typeof creditHolds.$inferSelect;

export function createCredits(db: Database, { clock = () => sql`now()` }: { clock?: Clock } = {}) {
  return {
    /** The account of a member, with what is due to it by now; guests have none. */
    async account(ownerId: string): Promise<Account | undefined> {
      const [known] = await db
        .select()
        .from(creditAccounts)
        .where(and(eq(creditAccounts.ownerId, ownerId), gt(creditAccounts.refillAt, clock())));
      return known ?? db.transaction((tx) => openAccount(tx, ownerId, clock));
    },

    /** Sets an amount aside. The same key sets it aside once, whoever asks and however often. `about`: what asked. */
    async reserve(ownerId: string, amount: number, key: string, about = ''): Promise<Hold> {
      mustBeAmount(amount);
      const wish: Reservation = { ownerId, amount, key, about, ...spendingNow() };
      try {
        return (
          (await reserveAtOnce(db, wish, clock())) ??
          (await db.transaction((tx) => reserveHeld(tx, wish, clock)))
        );
      } catch (error) {
        throw isCheckViolation(error, 'credit_account_balance') ? notEnough() : error;
      }
    },

    /** The work is done: what it took is spent, the rest of what was set aside comes back. */
    async settle(hold: Pick<Hold, 'id'>, spent: number) {
      mustBeAmount(spent);
      await closeHold(db, { id: hold.id, state: 'settled', spent });
    },

    async refund(hold: Pick<Hold, 'id'>) {
      await closeHold(db, { id: hold.id, state: 'refunded', spent: 0 });
    },

    /** Gives back what was set aside by processes that are no more: an hour is longer than any work is silent. */
    async refundForgotten() {
      const forgotten = await db
        .select({ id: creditHolds.id })
        .from(creditHolds)
        .where(
          and(eq(creditHolds.state, 'open'), lt(creditHolds.createdAt, sql`${clock()} - interval '1 hour'`)),
        )
        .limit(1000);
      for (const { id } of forgotten) await closeHold(db, { id, state: 'refunded', spent: 0 });
      return forgotten.length;
    },

    /** Changes the plan without a payment. */
    async changePlan(ownerId: string, plan: PlanId) {
      const account = await db.transaction((tx) => setPlan(tx, ownerId, clock, plan));
      if (!account) throw new AppError('not_found');
    },

    /** These five in the transaction of whatever causes them. */
    cover: (tx: Transaction, ownerId: string, period: PaidPeriod) => cover(tx, ownerId, clock, period),
    setPlan: (tx: Transaction, ownerId: string, plan: PlanId) => setPlan(tx, ownerId, clock, plan),
    uncover: (tx: Transaction, ownerId: string) => uncover(tx, ownerId, clock),
    add: (tx: Transaction, ownerId: string, gift: Gift) => addCredits(tx, ownerId, clock, gift),
    takeBack: (tx: Transaction, ownerId: string, gift: Omit<Gift, 'kind'>) =>
      takeBack(tx, ownerId, clock, gift),

    /** Null takes the limit away. */
    async limit(ownerId: string, monthlyLimit: number | null) {
      await db.transaction(async (tx) => {
        const account = await openAccount(tx, ownerId, clock);
        if (!account) throw new AppError('not_found');
        await change(tx, account, { monthlyLimit });
      });
    },

    spentThisMonth: (accountId: string, of: { apiKeyId?: string; personId?: string } = {}) =>
      spentThisMonth(db, accountId, clock(), of),
    spentByPerson: (accountId: string) => spentByPerson(db, accountId, clock()),
  };
}

/** With everything that one statement cannot do: the account is opened and refilled, and limits are reckoned while it is held. */
async function reserveHeld(tx: Transaction, wish: Reservation, clock: Clock): Promise<Hold> {
  const { ownerId, amount, key, about, apiKeyId, personId } = wish;
  const account = await openAccount(tx, ownerId, clock);
  if (!account)
    throw new AppError('payment_required', {
      message: 'This engine costs credits. Sign in to get some, or choose a free engine.',
    });
  const [known] = await tx.select().from(creditHolds).where(eq(creditHolds.key, key));
  if (known) mustBeSame(known, account, amount);
  if (known && known.state !== 'refunded') return known;
  await mustStayWithin(tx, account, wish, clock());
  if (account.available < amount) throw notEnough();
  const bought = Math.max(0, account.bought - Math.max(0, account.available - amount));
  // Work that was given up and given back is begun again: it costs again.
  const [hold] = known
    ? await tx
        .update(creditHolds)
        .set({ state: 'open', bought, createdAt: sql`now()` })
        .where(eq(creditHolds.id, known.id))
        .returning()
    : await tx
        .insert(creditHolds)
        .values({ accountId: account.id, key, amount, bought, about, apiKeyId, personId })
        .onConflictDoNothing({ target: creditHolds.key })
        .returning();
  // Taken meanwhile in the name of another account.
  if (!hold) throw alreadyBegun();
  await change(tx, account, {
    available: account.available - amount,
    held: account.held + amount,
    bought: account.bought - bought,
  });
  await record(tx, account.id, 'reserve', { available: -amount, held: amount }, hold.id);
  return hold;
}

function mustBeSame(hold: Hold, account: Account, amount: number) {
  if (hold.accountId !== account.id || hold.amount !== amount) throw alreadyBegun();
}

const alreadyBegun = () =>
  new AppError('conflict', { message: 'This was already started with a different amount.' });

const notEnough = () =>
  new AppError('payment_required', {
    message:
      'You don’t have enough credits for this. Choose a free engine, or see the plans for more credits.',
  });

function mustBeAmount(amount: number) {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new AppError('invalid', { message: 'An amount of credits is a whole number, zero or more.' });
}
