/** An app where people pay with test cards of the local provider, for tests. */
import { afterEach, expect } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { creditAccounts, ledgerEntries } from '#kit/credits/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { useTestApp } from '#testing/test-app.ts';
import { moveClock } from './admin-contract.ts';
import * as contract from './contract.ts';

export const good = '4242 4242 4242 4242';
export const card = (number: string, confirmed = false) => ({ number, month: 12, year: 2099, confirmed });

/** The page that it leads to. */
export async function begin(client: Client, body: object) {
  const { status, body: answer } = await client.call(contract.beginCheckout, { body } as never);
  expect({ status, answer }).toMatchObject({ status: 200 });
  return new URL((answer as { url: string }).url).searchParams.get('session')!;
}

export const pay = (client: Client, id: string, number = good, confirmed = false) =>
  client.call(contract.payTestCheckout, { params: { id }, body: card(number, confirmed) });

export async function subscribe(
  client: Client,
  wish: object = { what: 'plan', plan: 'plus', interval: 'month' },
  number = good,
) {
  const { status } = await pay(client, await begin(client, wish), number);
  expect(status).toBe(200);
}

export const stateOf = async (client: Client) => (await client.call(contract.getSubscription)).body;

export function useBilling() {
  const app = useTestApp({ RATE_LIMITS: 'false' });

  // Subscriptions of earlier tests would renew with every move of the clock.
  afterEach(async () => {
    await app.services.db.execute(sql`delete from billing_test_object where type = 'subscription'`);
  });

  let admin: Client | undefined;
  const asAdmin = async () => (admin ??= await signIn(app, await buildAdmin(app)));
  const move = async (days: number) =>
    expect((await (await asAdmin()).call(moveClock, { body: { days } })).status).toBe(200);

  return {
    app,
    asAdmin,
    move,
    /** Past the trial, whose first payment is made. */
    async paying(number = good, wish?: object) {
      const person = await buildMember(app);
      await subscribe(person.client, wish, number);
      await move(8);
      return person;
    },
    async booksAreEven(ownerId: string) {
      const { db } = app.services;
      const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.ownerId, ownerId));
      const rows = await db
        .select({ book: ledgerEntries.book, sum: sql<string>`sum(${ledgerEntries.amount})` })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.accountId, account!.id))
        .groupBy(ledgerEntries.book);
      const sums = Object.fromEntries(rows.map(({ book, sum }) => [book, Number(sum)]));
      expect((sums.available ?? 0) + (sums.held ?? 0) + (sums.house ?? 0)).toBe(0);
      expect(sums.available ?? 0).toBe(account!.available);
    },
    /** What someone was told of money by mail, the oldest first. */
    async emailsTo(ownerId: string) {
      const rows = await app.services.db
        .select()
        .from(mails)
        .where(eq(mails.ownerId, ownerId))
        .orderBy(mails.createdAt);
      return rows.filter(({ template }) => template.startsWith('billing.'));
    },
  };
}
