import { expect } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createGuest } from '#kit/principals/guests.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createCredits } from './credits.server.ts';
import { microDollarsPerCredit, plans } from './plans.ts';
import { creditAccounts, creditHolds, ledgerEntries } from './table.server.ts';

const app = useTestApp();
const free = plans.free.monthlyCredits * microDollarsPerCredit;
const key = () => crypto.randomUUID();

async function member() {
  const credits = createCredits(app.services.db);
  const { id } = await buildUser(app);
  return { credits, id };
}

/** What the entries add up to, book by book; all books together must be nothing. */
async function booksOf(ownerId: string) {
  const { db } = app.services;
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.ownerId, ownerId));
  const rows = await db
    .select({ book: ledgerEntries.book, sum: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, account!.id))
    .groupBy(ledgerEntries.book);
  const sums = Object.fromEntries(rows.map(({ book, sum }) => [book, Number(sum)]));
  return { account: account!, available: 0, held: 0, house: 0, ...sums };
}

test('a member begins with the credits of the free plan, a guest has no account', async () => {
  const { credits, id } = await member();
  expect(await credits.account(id)).toMatchObject({ plan: 'free', available: free, held: 0 });
  const guest = await createGuest(app.services.db);
  expect(await credits.account(guest.id)).toBeUndefined();
  await expect(credits.reserve(guest.id, 1, key())).rejects.toMatchObject({ code: 'payment_required' });
});

test('what was set aside is spent or comes back, once', async () => {
  const { credits, id } = await member();
  const hold = await credits.reserve(id, 1000, key());
  expect(await credits.account(id)).toMatchObject({ available: free - 1000, held: 1000 });
  await Promise.all([credits.settle(hold, 300), credits.settle(hold, 300), credits.refund(hold)]);
  const { available, held } = (await credits.account(id))!;
  expect(held).toBe(0);
  expect([free - 300, free]).toContain(available);
  await credits.refund(hold);
  expect((await credits.account(id))!.available).toBe(available);
});

test('never more is spent than was said before', async () => {
  const { credits, id } = await member();
  await credits.settle(await credits.reserve(id, 500, key()), 900);
  expect(await credits.account(id)).toMatchObject({ available: free - 500, held: 0 });
});

test('credits for one, fifty at once: one gets it', async () => {
  const { credits, id } = await member();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => credits.reserve(id, free, key())),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 402 });
  expect(await app.services.db.$count(creditHolds)).toBeGreaterThan(0);
});

test('the same key holds once; with another amount it is refused', async () => {
  const { credits, id } = await member();
  const work = key();
  const holds = await Promise.all([1, 2, 3].map(() => credits.reserve(id, 700, work)));
  expect(new Set(holds.map((hold) => hold.id)).size).toBe(1);
  expect(await credits.account(id)).toMatchObject({ available: free - 700, held: 700 });
  await expect(credits.reserve(id, 701, work)).rejects.toMatchObject({ status: 409 });
});

test.for([-1, 0.5, NaN, Infinity])('an amount of %d is refused', async (amount) => {
  const { credits, id } = await member();
  await expect(credits.reserve(id, amount, key())).rejects.toMatchObject({ status: 422 });
});

test('each month the balance is filled up to the plan, whoever asks at once', async () => {
  let today = new Date('2026-01-31T23:00:00Z');
  const credits = createCredits(app.services.db, { now: () => today });
  const { id } = await buildUser(app);
  await credits.settle(await credits.reserve(id, 5000, key()), 5000);
  today = new Date('2026-02-01T00:00:00Z');
  const accounts = await Promise.all([1, 2, 3].map(() => credits.account(id)));
  expect(accounts.map((account) => account!.available)).toEqual([free, free, free]);
  await credits.changePlan(id, 'plus');
  expect((await credits.account(id))!.available).toBe(plans.plus.monthlyCredits * microDollarsPerCredit);
});

test('what a lost process had set aside comes back after an hour', async () => {
  let today = new Date();
  const credits = createCredits(app.services.db, { now: () => today });
  const { id } = await buildUser(app);
  await credits.reserve(id, 800, key());
  await credits.refundForgotten();
  expect((await credits.account(id))!.held).toBe(800);
  today = new Date(today.getTime() + 3_601_000);
  expect(await credits.refundForgotten()).toBeGreaterThan(0);
  expect((await credits.account(id))!.held).toBe(0);
});

test('the ledger outlives the person, without the name', async () => {
  const { credits, id } = await member();
  const { id: accountId } = (await credits.account(id))!;
  await app.services.db.delete(principals).where(eq(principals.id, id));
  const [kept] = await app.services.db.select().from(creditAccounts).where(eq(creditAccounts.id, accountId));
  expect(kept).toMatchObject({ ownerId: null, available: free });
});

test('whatever happens, the entries add up to the balance, and all books to nothing', async () => {
  const { credits, id } = await member();
  await credits.account(id);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(60_000), fc.nat(60_000), fc.constantFrom('settle', 'refund', 'leave')), {
        maxLength: 6,
      }),
      async (works) => {
        await Promise.all(
          works.map(async ([amount, spent, end]) => {
            const hold = await credits.reserve(id, amount, key()).catch(() => undefined);
            if (hold && end === 'settle') await credits.settle(hold, spent);
            if (hold && end === 'refund') await credits.refund(hold);
          }),
        );
        const { account, available, held, house } = await booksOf(id);
        expect({ available, held }).toEqual({ available: account.available, held: account.held });
        expect(available + held + house).toBe(0);
      },
    ),
    { numRuns: 15 },
  );
});
