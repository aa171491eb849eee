import { expect } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { apiKeys } from '#kit/auth/table.server.ts';
import { createGuest } from '#kit/principals/guests.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { createCredits } from './credits.server.ts';
import { addMonths } from './periods.ts';
import { microDollarsPerCredit, plans } from './plans.ts';
import { spendAs } from './spender.server.ts';
import { listStatement, spendingPace } from './statement.server.ts';
import { creditAccounts, creditGrants, creditHolds, ledgerEntries } from './table.server.ts';

const app = useTestApp();
const free = plans.free.monthlyCredits * microDollarsPerCredit;
const plus = plans.plus.monthlyCredits * microDollarsPerCredit;
const key = () => crypto.randomUUID();

const paid = (invoice: string, from: string, until: string) => ({
  plan: 'plus' as const,
  invoice,
  from: new Date(from),
  until: new Date(until),
});

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

const at = (moment: string) => () => sql`${moment}::timestamptz`;

test('monthly credits are granted once when several requests ask at the same time', async () => {
  const { id } = await buildUser(app);
  const january = createCredits(app.services.db, { clock: at('2026-01-31T23:00:00Z') });
  await january.settle(await january.reserve(id, 5000, key()), 5000);
  const february = createCredits(app.services.db, { clock: at('2026-02-01T00:00:00Z') });
  const accounts = await Promise.all([1, 2, 3].map(() => february.account(id)));
  expect(accounts.map((account) => account!.available)).toEqual([free, free, free]);
  // A node whose clock is five minutes behind asks the same database, and even an older month brings nothing.
  await january.account(id);
  expect((await february.account(id))!.available).toBe(free);
});

test('a change of plan grants what the new plan gives more, however often it is changed', async () => {
  const { credits, id } = await member();
  await credits.settle(await credits.reserve(id, 5000, key()), 5000);
  for (const plan of ['plus', 'free', 'plus', 'free', 'plus'] as const) await credits.changePlan(id, plan);
  expect((await credits.account(id))!.available).toBe(plus - 5000);
});

test('paid plans carry a month over, free ones nothing, and what was bought stays', async () => {
  const { id } = await buildUser(app);
  const on = (moment: string) => createCredits(app.services.db, { clock: at(moment) });
  const january = on('2026-01-10T00:00:00Z');
  await app.services.db.transaction(async (tx) => {
    await january.cover(tx, id, paid('in_1', '2026-01-10', '2026-02-10'));
    await january.add(tx, id, { key: 'pack:1', kind: 'purchase', amount: 777 });
  });
  expect(await january.account(id)).toMatchObject({ available: plus + 777, bought: 777 });
  const february = on('2026-02-10T00:00:01Z');
  await app.services.db.transaction((tx) => february.cover(tx, id, paid('in_2', '2026-02-10', '2026-03-10')));
  expect((await february.account(id))!.available).toBe(2 * plus + 777);
  const march = on('2026-03-10T00:00:01Z');
  await app.services.db.transaction((tx) => march.cover(tx, id, paid('in_3', '2026-03-10', '2026-04-10')));
  expect((await march.account(id))!.available).toBe(2 * plus + 777);
  // Nobody pays any more: the plan continues for two weeks without new credits, then it is free again.
  expect(await on('2026-04-20T00:00:00Z').account(id)).toMatchObject({
    plan: 'plus',
    available: 2 * plus + 777,
  });
  expect(await on('2026-04-25T00:00:00Z').account(id)).toMatchObject({ plan: 'free', available: free + 777 });
});

test('a year that was paid for is granted month by month, also those in which nobody came', async () => {
  const { id } = await buildUser(app);
  const first = createCredits(app.services.db, { clock: at('2026-01-31T12:00:00Z') });
  await app.services.db.transaction((tx) =>
    first.cover(tx, id, paid('in_year', '2026-01-31T12:00:00Z', '2027-01-31T12:00:00Z')),
  );
  const later = createCredits(app.services.db, { clock: at('2026-05-31T12:00:00Z') });
  expect(await later.account(id)).toMatchObject({
    available: 2 * plus,
    refillAt: new Date('2026-06-30T12:00:00Z'),
  });
  const rows = await app.services.db
    .select()
    .from(creditGrants)
    .where(eq(creditGrants.accountId, (await later.account(id))!.id));
  expect(rows.map((row) => row.key).toSorted()).toEqual(
    [0, 1, 2, 3, 4].map((month) => `invoice:in_year:${month}`),
  );
});

test('an invoice counts once: twice at once, out of order, or again after a year', async () => {
  const { id } = await buildUser(app);
  const credits = createCredits(app.services.db, { clock: at('2026-02-11T00:00:00Z') });
  const tell = (...period: Parameters<typeof paid>) =>
    app.services.db.transaction((tx) => credits.cover(tx, id, paid(...period)));
  // The second month is heard of before the first.
  await tell('in_2', '2026-02-10', '2026-03-10');
  await Promise.all([1, 2, 3].map(() => tell('in_1', '2026-01-10', '2026-02-10')));
  await tell('in_2', '2026-02-10', '2026-03-10');
  expect(await credits.account(id)).toMatchObject({
    coverage: 'in_2',
    available: 2 * plus,
    coveredUntil: new Date('2026-03-10'),
  });
  const nextYear = createCredits(app.services.db, { clock: at('2027-02-11T00:00:00Z') });
  const before = await nextYear.account(id);
  await app.services.db.transaction((tx) => nextYear.cover(tx, id, paid('in_1', '2026-01-10', '2026-02-10')));
  expect(await nextYear.account(id)).toEqual(before);
  expect(before!.plan).toBe('free');
});

test('an upgrade in the middle grants the difference; a refund takes back what is left, never below nothing', async () => {
  const { id } = await buildUser(app);
  const credits = createCredits(app.services.db, { clock: at('2026-01-15T00:00:00Z') });
  await app.services.db.transaction(async (tx) => {
    await credits.cover(tx, id, paid('in_1', '2026-01-10', '2026-02-10'));
    await credits.cover(tx, id, { ...paid('in_2', '2026-01-15', '2026-02-10'), plan: 'pro' });
  });
  // 26 of 31 days are left.
  const [plus, whole] = [plans.plus.monthlyCredits, plans.pro.monthlyCredits];
  const pro = Math.round((plus + ((whole - plus) * 26) / 31) * microDollarsPerCredit);
  expect(await credits.account(id)).toMatchObject({ plan: 'pro', available: pro });
  await credits.settle(await credits.reserve(id, pro - 100, key()), pro - 100);
  const back = await Promise.all(
    [1, 2].map(() =>
      app.services.db.transaction((tx) => credits.takeBack(tx, id, { key: 'refund:1', amount: 5000 })),
    ),
  );
  expect(back.toSorted()).toEqual([0, 100]);
  expect((await credits.account(id))!.available).toBe(0);
});

test('work that was given back and begins again costs again', async () => {
  const { credits, id } = await member();
  const work = key();
  await credits.refund(await credits.reserve(id, 300, work));
  expect(await credits.account(id)).toMatchObject({ available: free, held: 0 });
  const again = await credits.reserve(id, 300, work);
  expect(await credits.account(id)).toMatchObject({ available: free - 300, held: 300 });
  await credits.settle(again, 200);
  await credits.settle(again, 200);
  expect(await credits.account(id)).toMatchObject({ available: free - 200, held: 0 });
  expect((await credits.reserve(id, 300, work)).state).toBe('settled');
  expect(await credits.account(id)).toMatchObject({ available: free - 200, held: 0 });
});

test('whoever pays again after their plan ran out gets what they pay for', async () => {
  const { id } = await buildUser(app);
  const { db } = app.services;
  const first = createCredits(db, { clock: at('2026-03-16T00:00:00Z') });
  await db.transaction((tx) => first.cover(tx, id, paid('in_a', '2026-03-16', '2026-04-16')));
  const ended = createCredits(db, { clock: at('2026-04-16T01:00:00Z') });
  await db.transaction((tx) => ended.uncover(tx, id));
  const again = createCredits(db, { clock: at('2026-04-17T00:00:00Z') });
  const before = (await again.account(id))!.available;
  await db.transaction((tx) => again.cover(tx, id, paid('in_b', '2026-04-17', '2026-05-17')));
  const gained = (await again.account(id))!.available - before;
  expect(gained).toBeGreaterThan((plans.plus.monthlyCredits * microDollarsPerCredit) / 2);
});

test('granted credits go first, and bought ones come back as bought', async () => {
  const { credits, id } = await member();
  await app.services.db.transaction((tx) =>
    credits.add(tx, id, { key: 'pack:1', kind: 'purchase', amount: 1000 }),
  );
  const hold = await credits.reserve(id, free + 400, key());
  expect(await credits.account(id)).toMatchObject({ available: 600, bought: 600 });
  await credits.settle(hold, free + 100);
  expect(await credits.account(id)).toMatchObject({ available: 900, bought: 900 });
  const other = await credits.reserve(id, 900, key());
  await credits.refund(other);
  expect(await credits.account(id)).toMatchObject({ available: 900, bought: 900, held: 0 });
});

test('a limit of the month holds for everything together, also at once', async () => {
  const { credits, id } = await member();
  await credits.limit(id, 1000);
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => credits.reserve(id, 400, key())));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(credits.reserve(id, 400, key())).rejects.toMatchObject({
    code: 'payment_required:limit',
    status: 402,
  });
  await credits.limit(id, null);
  await credits.reserve(id, 400, key());
});

test('a key spends no more than its limit, and its owner goes on', async () => {
  const { credits, id } = await member();
  const [row] = await app.services.db
    .insert(apiKeys)
    .values({ userId: id, name: 'CI', start: 'fk_', hash: key(), scopes: ['tools:run'], monthlyLimit: 500 })
    .returning();
  const asKey = (amount: number) =>
    spendAs({ apiKeyId: row!.id, personId: null }, () => credits.reserve(id, amount, key()));
  const hold = await asKey(300);
  await expect(asKey(300)).rejects.toMatchObject({ status: 402 });
  await credits.settle(hold, 100);
  await asKey(300);
  await credits.reserve(id, 5000, key());
  const account = await credits.account(id);
  expect(await credits.spentThisMonth(account!.id, { apiKeyId: row!.id })).toBe(400);
});

test('the statement lists each run with its price, refunds and grants', async () => {
  const { credits, id } = await member();
  const { id: accountId } = (await credits.account(id))!;
  await credits.settle(await credits.reserve(id, 900, key(), 'tool.research'), 250);
  await credits.refund(await credits.reserve(id, 700, key(), 'assistant'));
  await app.services.db.transaction((tx) =>
    credits.add(tx, id, { key: 'gift:1', kind: 'gift', amount: 50, note: 'Thank you' }),
  );
  const { items, next } = await listStatement(app.services.db, accountId, {});
  expect(items.map(({ kind, change, about, note }) => [kind, change, about ?? note])).toEqual([
    ['gift', 50, 'Thank you'],
    ['refund', 0, 'assistant'],
    ['settle', -250, 'tool.research'],
    ['grant', free, ''],
  ]);
  expect(next).toBeNull();
  expect(await spendingPace(app.services.db, accountId)).toBeCloseTo(250, 0);
});

test('what a lost process had set aside comes back after an hour', async () => {
  const { credits, id } = await member();
  await credits.reserve(id, 800, key());
  await credits.refundForgotten();
  expect((await credits.account(id))!.held).toBe(800);
  const later = createCredits(app.services.db, { clock: () => sql`now() + interval '61 minutes'` });
  expect(await later.refundForgotten()).toBeGreaterThan(0);
  expect((await credits.account(id))!.held).toBe(0);
});

test('the ledger outlives the person, without the name', async () => {
  const { credits, id } = await member();
  const { id: accountId } = (await credits.account(id))!;
  await app.services.db.delete(principals).where(eq(principals.id, id));
  const [kept] = await app.services.db.select().from(creditAccounts).where(eq(creditAccounts.id, accountId));
  expect(kept).toMatchObject({ ownerId: null, available: free });
});

/** What can happen to an account, each at any time and beside any other. */
const work = fc.record({
  do: fc.constant('work' as const),
  amount: fc.nat(60_000),
  spent: fc.nat(60_000),
  end: fc.constantFrom('settle', 'refund', 'leave'),
});
const invoice = fc.record({
  do: fc.constant('invoice' as const),
  /** Months after the first. */
  month: fc.nat(4),
  plan: fc.constantFrom('plus' as const, 'pro' as const),
});
const pack = fc.record({ do: fc.constant('pack' as const), number: fc.nat(2), amount: fc.nat(9000) });
const refund = fc.record({ do: fc.constant('refund' as const), number: fc.nat(2), amount: fc.nat(90_000) });
const plan = fc.record({
  do: fc.constant('plan' as const),
  to: fc.constantFrom('free' as const, 'plus' as const, 'pro' as const),
});

test('whatever is interleaved, all books sum to nothing, no balance is below it, and nothing is granted twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(work, work, invoice, pack, refund, plan), { minLength: 2, maxLength: 10 }),
      fc.nat(5),
      async (deeds, month) => {
        const { db } = app.services;
        const { id } = await buildUser(app);
        const now = addMonths(new Date('2026-01-10T00:00:00Z'), month);
        const credits = createCredits(db, { clock: () => sql`${now.toISOString()}::timestamptz` });
        await Promise.all(
          deeds.map(async (deed) => {
            if (deed.do === 'work') {
              const hold = await credits.reserve(id, deed.amount, key()).catch(notEnough);
              if (hold && deed.end === 'settle') await credits.settle(hold, deed.spent);
              if (hold && deed.end === 'refund') await credits.refund(hold);
            } else if (deed.do === 'plan') await credits.changePlan(id, deed.to);
            else
              await db.transaction(async (tx) => {
                const from = addMonths(
                  new Date('2026-01-10T00:00:00Z'),
                  deed.do === 'invoice' ? deed.month : 0,
                );
                if (deed.do === 'invoice')
                  await credits.cover(tx, id, {
                    plan: deed.plan,
                    invoice: `in_${deed.month}`,
                    from,
                    until: addMonths(from, 1),
                  });
                else if (deed.do === 'pack')
                  await credits.add(tx, id, {
                    key: `pack:${deed.number}`,
                    kind: 'purchase',
                    amount: deed.amount,
                  });
                else await credits.takeBack(tx, id, { key: `refund:${deed.number}`, amount: deed.amount });
              });
          }),
        );
        await credits.account(id);
        const { account, available, held, house } = await booksOf(id);
        expect({ available, held }).toEqual({ available: account.available, held: account.held });
        expect(available + held + house).toBe(0);
        expect(Math.min(account.available, account.held, account.bought)).toBeGreaterThanOrEqual(0);
        const grants = await db.select().from(creditGrants).where(eq(creditGrants.accountId, account.id));
        expect(new Set(grants.map((row) => row.key)).size).toBe(grants.length);
      },
    ),
    { numRuns: 25 },
  );
});

function notEnough(error: unknown) {
  expect(error).toMatchObject({ status: 402 });
  return undefined;
}
