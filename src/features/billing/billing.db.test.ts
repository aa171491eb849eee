import { afterEach, expect } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { plans, packs, trialGives } from '#kit/credits/plans.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { creditAccounts, ledgerEntries } from '#kit/credits/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  adminInvoices,
  billingOverview,
  makeCode,
  moveClock,
  refundInvoice,
  withdrawCode,
} from './admin-contract.ts';
import { giveCredits, givePlan, userCredits } from './give/contract.ts';
import * as contract from './contract.ts';
import { findCustomer } from './customer.server.ts';
import { reduced } from './discount.ts';
import { sync } from './sync.server.ts';
import { billingCustomers, billingEvents, billingInvoices } from './table.server.ts';
import { topUpCredits } from './jobs.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });

// Subscriptions of earlier tests would renew with every move of the clock.
afterEach(async () => {
  await app.services.db.execute(sql`delete from billing_test_object where type = 'subscription'`);
});

type Wish = Parameters<typeof begin>[1];
async function begin(client: Client, body: Parameters<Client['call']>[1] extends never ? never : object) {
  const { status, body: answer } = await client.call(contract.beginCheckout, { body } as never);
  expect({ status, answer }).toMatchObject({ status: 200 });
  return new URL((answer as { url: string }).url).searchParams.get('session')!;
}

const card = (number: string, confirmed = false) => ({ number, month: 12, year: 2099, confirmed });
const good = '4242 4242 4242 4242';
const pay = (client: Client, id: string, number = good, confirmed = false) =>
  client.call(contract.payTestCheckout, { params: { id }, body: card(number, confirmed) });

async function subscribe(
  client: Client,
  wish: Wish = { what: 'plan', plan: 'plus', interval: 'month' },
  number = good,
) {
  const { status } = await pay(client, await begin(client, wish), number);
  expect(status).toBe(200);
}
const stateOf = async (client: Client) => (await client.call(contract.getSubscription)).body;

/** Past the trial, whose first payment is made. */
async function paying(number = good, wish?: Wish) {
  const person = await buildMember(app);
  await subscribe(person.client, wish, number);
  await move(8);
  return person;
}

let admin: Client | undefined;
async function asAdmin() {
  return (admin ??= await signIn(app, await buildAdmin(app)));
}
const move = async (days: number) =>
  expect((await (await asAdmin()).call(moveClock, { body: { days } })).status).toBe(200);

async function booksAreEven(ownerId: string) {
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
}

test('a stranger sees the plans and nothing else', async () => {
  const client = app.client();
  expect((await client.call(contract.getPlans)).body).toMatchObject({ isTest: true });
  for (const endpoint of [
    contract.getSubscription,
    contract.listInvoices,
    contract.statement,
    contract.listKeyLimits,
  ])
    expect((await client.call(endpoint as typeof contract.getSubscription)).status).toBe(401);
  expect((await client.call(contract.beginCheckout, { body: { what: 'card' } })).status).toBe(401);
});

test('a trial begins with some credits, becomes a plan with all of them, and is had once', async () => {
  const { client, user } = await buildMember(app);
  expect(await stateOf(client)).toMatchObject({ plan: 'free', state: 'free', mayTry: true });
  await subscribe(client);
  expect(await stateOf(client)).toMatchObject({
    plan: 'plus',
    state: 'trial',
    interval: 'month',
    card: 'Visa ending in 4242',
    credits: { available: plans.plus.trialCredits },
  });
  const { body: listed } = await client.call(contract.statement, { query: {} });
  expect(listed.items.map(({ title, credits: change }) => [title, change])).toEqual([
    ['Trial credits, Plus', trialGives('plus')],
    ['Monthly credits, Free', plans.free.monthlyCredits],
  ]);
  await move(8);
  const after = await stateOf(client);
  expect(after).toMatchObject({ plan: 'plus', state: 'active', mayTry: false });
  expect(after.credits.available).toBe(plans.plus.trialCredits + plans.plus.monthlyCredits);
  await booksAreEven(user.id);
});

test('the checkout of a trial says how many credits it gives, and a change during it what is paid when', async () => {
  const { client } = await buildMember(app);
  const id = await begin(client, { what: 'plan', plan: 'plus', interval: 'month' });
  const { body: due } = await client.call(contract.testCheckout, { params: { id } });
  expect(due).toMatchObject({
    dueNow: 0,
    later: { cents: 900, credits: trialGives('plus'), days: plans.plus.trialDays },
  });
  await pay(client, id);
  const choice = { plan: 'pro', interval: 'month' } as const;
  const { body: preview } = await client.call(contract.previewChange, { body: choice });
  const { periodEnd } = await stateOf(client);
  expect(preview).toEqual({
    when: 'renewal',
    trialOf: 'plus',
    at: periodEnd,
    discount: null,
    dueNow: 0,
    lines: [],
  });
  await client.call(contract.changeSubscription, { body: { ...choice, dueNow: 0 } });
  expect(await stateOf(client)).toMatchObject({ plan: 'plus', state: 'trial', next: choice });
  await move(8);
  expect(await stateOf(client)).toMatchObject({ plan: 'pro', state: 'active', next: null });
  const { body } = await client.call(contract.listInvoices, { query: {} });
  expect(body.items.map(({ cents }) => cents)).toEqual([2900, 0]);
});

test('a card that declines, has expired or is none takes nothing; one that asks is asked', async () => {
  const { client } = await buildMember(app);
  const session = await begin(client, { what: 'pack', pack: 'small' });
  for (const number of ['4000000000000002', '4000000000000069', '4000000000009995', '4111111111111111']) {
    const { status, body } = await pay(client, session, number);
    expect({ status, body }).toMatchObject({
      status: 402,
      body: {
        error: {
          code: 'payment_required:card',
          message: expect.stringContaining('Try another card.') as string,
        },
      },
    });
  }
  expect((await stateOf(client)).credits.bought).toBe(0);
  expect((await pay(client, session, '4000002500003155')).body).toEqual({ state: 'asks' });
  expect((await pay(client, session, '4000002500003155', true)).body).toEqual({ state: 'paid' });
  expect((await stateOf(client)).credits.bought).toBe(packs.small.credits);
  // The button pressed twice.
  expect((await pay(client, session)).body).toEqual({ state: 'paid' });
  expect((await stateOf(client)).credits.bought).toBe(packs.small.credits);
});

test('a checkout is its owner’s, and has a form', async () => {
  const { client } = await buildMember(app);
  const other = await buildMember(app);
  const id = await begin(client, { what: 'pack', pack: 'small' });
  expect((await other.client.call(contract.testCheckout, { params: { id } })).status).toBe(404);
  expect((await pay(other.client, id)).status).toBe(404);
  expect((await client.call(contract.testCheckout, { params: { id } })).body).toMatchObject({
    mode: 'payment',
    dueNow: packs.small.price * 100,
  });
  expect((await client.call(contract.testCheckout, { params: { id: 'cs_test_none' } })).status).toBe(404);
  expect(
    (await client.call(contract.payTestCheckout, { params: { id }, body: { ...card('12'), month: 13 } }))
      .status,
  ).toBe(422);
});

test('two tabs that buy a plan at once: one is paid', async () => {
  const { client, user } = await buildMember(app);
  const wish = { what: 'plan', plan: 'pro', interval: 'month' };
  const [one, two] = await Promise.all([begin(client, wish), begin(client, wish)]);
  const outcomes = await Promise.all([pay(client, one!), pay(client, two!)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect((await client.call(contract.beginCheckout, { body: wish as never })).status).toBe(409);
  const stripe = await app.services.billing.stripe();
  const [customer] = await app.services.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.ownerId, user.id));
  expect((await stripe.subscriptions.list({ customer: customer!.id })).data).toHaveLength(1);
});

test('two subscriptions that were paid in the same moment: the second ends, and its money goes back once', async () => {
  const { client, user } = await paying();
  const stripe = await app.services.billing.stripe();
  const [customer] = await app.services.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.ownerId, user.id));
  const before = await stateOf(client);
  const [first] = (await stripe.subscriptions.list({ customer: customer!.id })).data;
  const price = first!.items.data[0]!.price.id;
  const twin = await stripe.subscriptions.create({ customer: customer!.id, items: [{ price }] });
  await sync(app.services.billing, customer!.id);
  await sync(app.services.billing, customer!.id);
  const left = (await stripe.subscriptions.list({ customer: customer!.id })).data;
  expect(left.map(({ id }) => id)).toEqual([first!.id]);
  expect((await stripe.subscriptions.retrieve(twin.id)).status).toBe('canceled');
  const rows = await app.services.db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.customerId, customer!.id));
  expect(rows.filter(({ paid, refunded }) => paid > refunded)).toHaveLength(1);
  expect(rows.filter(({ paid, refunded }) => paid > 0 && paid === refunded)).toHaveLength(1);
  expect((await stateOf(client)).credits).toEqual(before.credits);
  await booksAreEven(user.id);
});

test('a larger plan counts at once for the difference, which is shown before', async () => {
  const { client, user } = await paying();
  const choice = { plan: 'pro', interval: 'month' } as const;
  const { body: preview } = await client.call(contract.previewChange, { body: choice });
  expect(preview).toMatchObject({ when: 'now' });
  expect(preview.lines.map(({ cents }) => Math.sign(cents))).toEqual([-1, 1]);
  expect(preview.dueNow).toBe(preview.lines.reduce((sum, { cents }) => sum + cents, 0));
  expect(preview.dueNow).toBeGreaterThan(1000);
  expect((await client.call(contract.changeSubscription, { body: { ...choice, dueNow: 100 } })).status).toBe(
    409,
  );
  const before = (await stateOf(client)).credits.available;
  expect(
    (await client.call(contract.changeSubscription, { body: { ...choice, dueNow: preview.dueNow } })).status,
  ).toBe(200);
  const after = await stateOf(client);
  expect(after).toMatchObject({ plan: 'pro', state: 'active', next: null });
  // A day of the month is over.
  const difference = plans.pro.monthlyCredits - plans.plus.monthlyCredits;
  expect((after.credits.available - before) / difference).toBeCloseTo(30 / 31, 1);
  expect((await client.call(contract.changeSubscription, { body: { ...choice, dueNow: 0 } })).status).toBe(
    409,
  );
  await booksAreEven(user.id);
});

test('what is paid for the last days of a month brings credits for these days', async () => {
  const { client, user } = await paying();
  await move(27);
  const choice = { plan: 'pro', interval: 'month' } as const;
  const { dueNow } = (await client.call(contract.previewChange, { body: choice })).body;
  const before = (await stateOf(client)).credits.available;
  expect((await client.call(contract.changeSubscription, { body: { ...choice, dueNow } })).status).toBe(200);
  const gained = (await stateOf(client)).credits.available - before;
  expect(gained).toBeGreaterThan(0);
  expect(gained).toBeLessThan((plans.pro.monthlyCredits - plans.plus.monthlyCredits) / 5);
  await booksAreEven(user.id);
});

test('a smaller plan counts from the renewal on, another rhythm too, and both can be undone', async () => {
  const { client } = await paying(good, { what: 'plan', plan: 'pro', interval: 'year' });
  const change = (plan: 'plus' | 'pro', interval: 'month' | 'year') =>
    client.call(contract.changeSubscription, { body: { plan, interval, dueNow: 0 } });
  expect(
    (await client.call(contract.previewChange, { body: { plan: 'plus', interval: 'year' } })).body,
  ).toMatchObject({
    when: 'renewal',
    dueNow: 0,
  });
  expect((await change('plus', 'year')).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({
    plan: 'pro',
    interval: 'year',
    next: { plan: 'plus', interval: 'year' },
  });
  expect((await change('pro', 'year')).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({ plan: 'pro', state: 'active', next: null });
  expect((await change('plus', 'month')).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({
    plan: 'pro',
    state: 'active',
    next: { plan: 'plus', interval: 'month' },
  });
  await move(370);
  expect(await stateOf(client)).toMatchObject({
    plan: 'plus',
    interval: 'month',
    state: 'active',
    next: null,
  });
});

test('a change that is to come is taken back alone, and whoever keeps an ending plan keeps that one', async () => {
  const { client } = await buildMember(app);
  await subscribe(client);
  const stay = () => client.call(contract.stayOnPlan);
  expect((await (await buildMember(app)).client.call(contract.stayOnPlan)).status).toBe(409);
  expect((await stay()).status).toBe(409);
  const toPro = () =>
    client.call(contract.changeSubscription, { body: { plan: 'pro', interval: 'month', dueNow: 0 } });
  expect((await toPro()).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({ plan: 'plus', next: { plan: 'pro' } });
  expect((await stay()).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({ plan: 'plus', state: 'trial', next: null });
  await toPro();
  await client.call(contract.cancelSubscription);
  expect(await stateOf(client)).toMatchObject({ plan: 'plus', state: 'ending', next: null });
  await client.call(contract.resumeSubscription);
  expect(await stateOf(client)).toMatchObject({ plan: 'plus', state: 'trial', next: null });
  await move(8);
  expect(await stateOf(client)).toMatchObject({ plan: 'plus', state: 'active', next: null });
  // Paid for: a smaller one or another rhythm, taken back.
  const yearly = await paying(good, { what: 'plan', plan: 'pro', interval: 'year' });
  const body = { plan: 'plus', interval: 'month', dueNow: 0 } as const;
  await yearly.client.call(contract.changeSubscription, { body });
  await yearly.client.call(contract.stayOnPlan);
  expect(await stateOf(yearly.client)).toMatchObject({ plan: 'pro', interval: 'year', next: null });
  await move(370);
  const { body: listed } = await yearly.client.call(contract.listInvoices, { query: {} });
  expect(listed.items.map(({ cents }) => cents)).toEqual([29_000, 29_000, 0]);
});

test('cancelled at the end of the period, taken back, cancelled again, and over', async () => {
  const { client } = await paying();
  expect((await client.call(contract.cancelSubscription)).status).toBe(200);
  const ending = await stateOf(client);
  expect(ending).toMatchObject({
    plan: 'plus',
    state: 'ending',
    credits: { next: { credits: plans.free.monthlyCredits, on: ending.periodEnd } },
  });
  expect((await client.call(contract.resumeSubscription)).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({ state: 'active' });
  await client.call(contract.cancelSubscription);
  await move(32);
  expect(await stateOf(client)).toMatchObject({ plan: 'free', state: 'free' });
  expect((await client.call(contract.cancelSubscription)).status).toBe(409);
});

test('a card that declines at renewal is tried again, with a letter each time, and another card mends it', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client, undefined, '4000000000000341');
  await move(8);
  const overdue = await stateOf(client);
  expect(overdue).toMatchObject({ plan: 'plus', state: 'overdue', overdue: { cents: 900 } });
  expect(overdue.credits.next).toEqual({ credits: plans.plus.monthlyCredits, on: null });
  expect(overdue.credits.available).toBe(plans.plus.trialCredits);
  expect((await client.call(contract.payOverdue)).status).toBe(402);
  await move(4);
  const told = await app.services.db.select().from(notifications).where(eq(notifications.ownerId, user.id));
  expect(told.filter(({ kind }) => kind === 'billing.problem').length).toBeGreaterThanOrEqual(2);
  const letters = await app.services.db.select().from(mails).where(eq(mails.ownerId, user.id));
  expect(letters.length).toBeGreaterThanOrEqual(2);
  expect((await pay(client, await begin(client, { what: 'card' }))).body).toEqual({ state: 'paid' });
  expect((await client.call(contract.payOverdue)).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({ state: 'active', overdue: null });
  expect((await client.call(contract.payOverdue)).status).toBe(409);
});

test('when nothing helps the plan ends, and nobody is charged for it', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client, undefined, '4000000000000341');
  await move(40);
  expect(await stateOf(client)).toMatchObject({ plan: 'free', state: 'free', overdue: null });
  const { body } = await client.call(contract.listInvoices, { query: {} });
  expect(body.items.map(({ status }) => status)).toEqual(['uncollectible', 'paid']);
  await booksAreEven(user.id);
});

test('a year of a yearly plan is one invoice, and next year comes another', async () => {
  const { client } = await paying(good, { what: 'plan', plan: 'plus', interval: 'year' });
  await move(366);
  const { body } = await client.call(contract.listInvoices, { query: {} });
  expect(body.items.map(({ cents }) => cents)).toEqual([9000, 9000, 0]);
});

test('a webhook counts with its signature alone, once, and in any order', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client);
  const { billing, db } = app.services;
  const stripe = await billing.stripe();
  const [customer] = await db.select().from(billingCustomers).where(eq(billingCustomers.ownerId, user.id));
  const { data } = await stripe.events.list({ limit: 100 });
  const events = data.filter((event) => JSON.stringify(event).includes(customer!.id));
  expect(events.length).toBeGreaterThan(3);
  const send = (payload: string, signature?: string) =>
    app.client().request('/api/billing/webhook', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature ? { 'stripe-signature': signature } : {}),
      },
      body: payload,
    });
  const sign = (payload: string, secret = billing.webhookSecret!, timestamp?: number) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) });
  const payload = JSON.stringify(events[0]);
  const lastYear = Math.floor(Date.now() / 1000) - 365 * 24 * 3600;
  expect((await send(payload)).status).toBe(400);
  expect((await send(payload, sign(payload, 'whsec_wrong'))).status).toBe(400);
  expect((await send(payload, sign(payload, undefined, lastYear))).status).toBe(400);
  expect((await send(`${payload} `, sign(payload))).status).toBe(400);
  const before = await stateOf(client);
  // Everything once more, the newest first, each as if it had never been heard, and twice at once.
  await db.delete(billingEvents);
  for (const event of events) {
    const text = JSON.stringify(event);
    const answers = await Promise.all([send(text, sign(text)), send(text, sign(text))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  expect(await stateOf(client)).toEqual(before);
  await booksAreEven(user.id);
});

/** Titles of what someone was told by mail, the oldest first. */
async function lettersTo(ownerId: string) {
  const rows = await app.services.db
    .select()
    .from(mails)
    .where(eq(mails.ownerId, ownerId))
    .orderBy(mails.createdAt);
  return rows.filter(({ template }) => template.startsWith('billing.'));
}

test('a trial is announced three days before it is charged, what is paid has a receipt, and each is told once', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client);
  const customer = (await findCustomer(app.services.db, user.id))!;
  const look = () =>
    Promise.all([sync(app.services.billing, customer.id), sync(app.services.billing, customer.id)]);
  const told = async () => (await lettersTo(user.id)).map(({ template }) => template);
  await look();
  expect(await told()).toEqual([]);
  await move(3);
  expect(await told()).toEqual([]);
  await move(2);
  await look();
  expect(await told()).toEqual(['billing.trial']);
  await move(3);
  await look();
  expect(await told()).toEqual(['billing.trial', 'billing.receipt']);
  await move(31);
  await look();
  const letters = await lettersTo(user.id);
  expect(letters.map(({ template }) => template)).toEqual([
    'billing.trial',
    'billing.receipt',
    'billing.receipt',
  ]);
  expect(letters.at(-1)!.subject).toContain('renewed for $9');
  const notes = await app.services.db.select().from(notifications).where(eq(notifications.ownerId, user.id));
  const receipt = notes.find(({ kind }) => kind === 'billing.receipt')!.data as {
    text: string;
    path: string;
  };
  expect(receipt.text).toContain('$9 was paid for Plus, monthly');
  expect(receipt.text).toContain('TEST-');
  expect(receipt.path).toBe('/subscription#invoices');
});

test('a trial that was ended is not announced, for nothing is charged', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client);
  await client.call(contract.cancelSubscription);
  await move(5);
  expect(await lettersTo(user.id)).toEqual([]);
});

test('what was never told is found by looking', async () => {
  const { client, user } = await buildMember(app);
  const { billing, db } = app.services;
  const session = await begin(client, { what: 'pack', pack: 'medium' });
  await pay(client, session);
  const [customer] = await db.select().from(billingCustomers).where(eq(billingCustomers.ownerId, user.id));
  await db.delete(billingInvoices).where(eq(billingInvoices.customerId, customer!.id));
  await Promise.all([sync(billing, customer!.id), sync(billing, customer!.id)]);
  expect((await client.call(contract.listInvoices, { query: {} })).body.items).toHaveLength(1);
  expect((await stateOf(client)).credits.bought).toBe(packs.medium.credits);
  expect((await client.call(contract.refreshSubscription)).status).toBe(200);
});

test('a business pays under its name, its owner has the receipt, and Free gives it nothing', async () => {
  const firm = await buildBusiness(app, 'Ada’s Studio');
  const clerk = await firm.add('billing');
  const client = actingClient(clerk.client, firm.id);
  expect((await stateOf(client)).credits.next).toBeNull();
  expect((await client.call(contract.statement, { query: {} })).body.items).toEqual([]);
  const id = await begin(client, { what: 'plan', plan: 'plus', interval: 'month' });
  const { body: due } = await client.call(contract.testCheckout, { params: { id } });
  expect(due).toMatchObject({ payer: 'Ada’s Studio', dueNow: 900, plan: { plan: 'plus' }, later: null });
  expect(due.periodEnd).toBeTruthy();
  await pay(client, id);
  expect(await lettersTo(clerk.user.id)).toEqual([]);
  const letters = await lettersTo(firm.owner.user.id);
  expect(letters.map(({ template }) => template)).toEqual(['billing.receipt']);
  const notes = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, firm.owner.user.id));
  expect(notes.find(({ kind }) => kind === 'billing.receipt')!.data).toMatchObject({
    text: expect.stringContaining('paid by Ada’s Studio for Plus') as string,
    path: `/business/${firm.id}/dashboard?tab=money#invoices`,
  });
  await booksAreEven(firm.id);
});

test('codes take a part off, and only those that exist', async () => {
  const client = await asAdmin();
  const code = `HALF-${Date.now()}`;
  expect((await client.call(makeCode, { body: { code, percent: 50, months: 3 } })).status).toBe(200);
  expect((await client.call(makeCode, { body: { code, percent: 50, months: 3 } })).status).toBe(409);
  const person = await buildMember(app);
  const wish = { what: 'plan', plan: 'plus', interval: 'month' } as const;
  expect(
    (await person.client.call(contract.beginCheckout, { body: { ...wish, code: 'nothing' } })).status,
  ).toBe(422);
  const check = (text: string) => person.client.call(contract.checkCode, { body: { code: text } });
  expect((await check('nothing')).status).toBe(422);
  expect((await check(' ')).status).toBe(422);
  expect((await check(code)).body).toEqual({ words: '50% off for 3 months' });
  expect((await app.client().call(contract.checkCode, { body: { code } })).status).toBe(401);
  // At the checkout as well, by its owner.
  const params = { id: await begin(person.client, wish) };
  const use = (client: Client, text: string) =>
    client.call(contract.applyTestCode, { params, body: { code: text } });
  expect((await use((await buildMember(app)).client, code)).status).toBe(404);
  expect((await use(person.client, 'nothing')).status).toBe(422);
  expect((await use(person.client, code)).body).toEqual({ words: '50% off for 3 months' });
  // It stands there afterwards too, with what is then paid.
  const { body: due } = await person.client.call(contract.testCheckout, { params });
  expect(due).toMatchObject({
    plan: { plan: 'plus', interval: 'month' },
    code: { code, words: '50% off for 3 months' },
    later: { cents: 450 },
  });
  await pay(person.client, params.id);
  const { discount, periodEnd } = await stateOf(person.client);
  expect(discount).toMatchObject({ code, percentOff: 50 });
  expect(reduced(900, discount, periodEnd!)).toBe(450);
  const preview = await person.client.call(contract.previewChange, {
    body: { plan: 'pro', interval: 'month' },
  });
  expect(preview.body.discount).toMatchObject({ code });
  const again = { id: await begin((await buildMember(app)).client, { ...wish, code }) };
  expect((await person.client.call(contract.testCheckout, { params: again })).status).toBe(404);
  await move(8);
  const { body } = await person.client.call(contract.listInvoices, { query: {} });
  expect(body.items[0]).toMatchObject({ cents: 450, status: 'paid' });
  // A change that is paid at once names the code where it counts.
  const upgrade = await person.client.call(contract.previewChange, {
    body: { plan: 'pro', interval: 'month' },
  });
  const { lines, dueNow } = upgrade.body;
  expect(lines.at(-1)).toMatchObject({ text: `Discount, code ${code}` });
  expect(dueNow).toBe(lines.reduce((sum, { cents }) => sum + cents, 0));
  // For three months, however many payments these are.
  await move(93);
  expect((await stateOf(person.client)).discount).toBeNull();
  const later = await person.client.call(contract.listInvoices, { query: {} });
  expect(later.body.items.map(({ cents }) => cents)).toEqual([900, 450, 450, 450, 0]);
});

test('a code for one month is not used up by a trial that costs nothing', async () => {
  const code = `MONTH-${Date.now()}`;
  await (await asAdmin()).call(makeCode, { body: { code, percent: 20, months: 1 } });
  const { client } = await buildMember(app);
  await subscribe(client, { what: 'plan', plan: 'plus', interval: 'month', code });
  await move(8);
  const { body } = await client.call(contract.listInvoices, { query: {} });
  expect(body.items.map(({ cents }) => cents)).toEqual([720, 0]);
});

test('an invoice is a PDF for its owner, with the tax number', async () => {
  const { client } = await buildMember(app);
  expect((await client.call(contract.setTaxId, { body: { value: 'nonsense' } })).status).toBe(422);
  expect((await client.call(contract.setTaxId, { body: { value: 'de 123 456 789' } })).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({ taxId: 'DE123456789' });
  await pay(client, await begin(client, { what: 'pack', pack: 'small' }));
  const { body } = await client.call(contract.listInvoices, { query: {} });
  const path = `/api/subscription/invoices/${body.items[0]!.id}/pdf`;
  const answer = await client.request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect((await (await buildMember(app)).client.request(path)).status).toBe(404);
});

test('credits top themselves up below a number, once, and never above the ceiling', async () => {
  const { client, user } = await buildMember(app);
  const topUp = { pack: 'small', below: 1000, ceiling: 12 } as const;
  expect((await client.call(contract.setTopUp, { body: { topUp } })).status).toBe(409);
  await pay(client, await begin(client, { what: 'card' }));
  expect((await client.call(contract.setTopUp, { body: { topUp: { ...topUp, ceiling: 2 } } })).status).toBe(
    422,
  );
  expect((await client.call(contract.setTopUp, { body: { topUp } })).status).toBe(200);
  const run = () =>
    topUpCredits.run({}, { services: app.services, signal: new AbortController().signal } as Parameters<
      typeof topUpCredits.run
    >[1]);
  await Promise.all([run(), run()]);
  expect((await stateOf(client)).credits.bought).toBe(packs.small.credits);
  const spend = async () => {
    const account = (await app.services.credits.account(user.id))!;
    const hold = await app.services.credits.reserve(user.id, account.available, crypto.randomUUID());
    await app.services.credits.settle(hold, account.available);
  };
  for (let round = 0; round < 3; round += 1) {
    await spend();
    await run();
  }
  // Two packs of five dollars are within twelve; a third is not.
  const { body } = await client.call(contract.listInvoices, { query: {} });
  expect(body.items).toHaveLength(2);
  await booksAreEven(user.id);
});

test('credits are bought with the kept card, once for each purchase; another card pays once and is not kept', async () => {
  const { client, user } = await buildMember(app);
  const buy = (purchase: string) => client.call(contract.buyPack, { body: { pack: 'small', purchase } });
  expect((await buy(crypto.randomUUID())).status).toBe(409);
  await subscribe(client);
  const purchase = crypto.randomUUID();
  expect((await buy(purchase)).status).toBe(200);
  expect((await buy(purchase)).status).toBe(200);
  expect((await stateOf(client)).credits.bought).toBe(packs.small.credits);
  await pay(client, await begin(client, { what: 'pack', pack: 'small' }), '5555555555554444');
  expect(await stateOf(client)).toMatchObject({
    card: 'Visa ending in 4242',
    credits: { bought: 2 * packs.small.credits },
  });
  await pay(client, await begin(client, { what: 'card' }), '4000000000000341');
  const refused = crypto.randomUUID();
  expect((await buy(refused)).status).toBe(402);
  expect((await buy(refused)).status).toBe(402);
  expect(await stateOf(client)).toMatchObject({
    overdue: null,
    credits: { bought: 2 * packs.small.credits },
  });
  await booksAreEven(user.id);
});

test('purchases at once on a card that declines bring nothing; one purchase is one thing', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client);
  await pay(client, await begin(client, { what: 'card' }), '4000000000000341');
  const buy = (pack: 'small' | 'large', purchase = crypto.randomUUID()) =>
    client.call(contract.buyPack, { body: { pack, purchase } });
  const refused = await Promise.all([buy('large'), buy('large'), buy('large'), buy('large')]);
  expect(refused.map(({ status }) => status)).toEqual([402, 402, 402, 402]);
  expect((await stateOf(client)).credits.bought).toBe(0);

  await pay(client, await begin(client, { what: 'card' }), good);
  const bought = await Promise.all([buy('small'), buy('small')]);
  expect(bought.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stateOf(client)).credits.bought).toBe(2 * packs.small.credits);
  const purchase = crypto.randomUUID();
  const both = await Promise.all([buy('small', purchase), buy('large', purchase)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const paid = await app.services.db
    .select({ paid: billingInvoices.paid })
    .from(billingInvoices)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingInvoices.customerId))
    .where(eq(billingCustomers.ownerId, user.id));
  const gained = (await stateOf(client)).credits.bought;
  const cents = paid.reduce((sum, row) => sum + row.paid, 0);
  const last = gained - 2 * packs.small.credits;
  const price = last === packs.small.credits ? packs.small.price : packs.large.price;
  expect(cents).toBe((2 * packs.small.price + price) * 100);
  await booksAreEven(user.id);
});

test('limits of one’s own and of one’s keys', async () => {
  const { client, user } = await buildMember(app);
  expect((await client.call(contract.setLimit, { body: { limit: -1 } })).status).toBe(422);
  expect((await client.call(contract.setLimit, { body: { limit: 5 } })).status).toBe(200);
  await expect(app.services.credits.reserve(user.id, 6000, crypto.randomUUID())).rejects.toMatchObject({
    status: 402,
  });
  for (const limit of [-5, 2.5, '7'])
    expect((await client.call(contract.setLimit, { body: { limit: limit as number } })).status).toBe(422);
  expect((await stateOf(client)).credits.limit).toBe(5);
  expect((await client.call(contract.setLimit, { body: { limit: null } })).status).toBe(200);
  const id = crypto.randomUUID();
  expect((await client.call(contract.setKeyLimit, { params: { id }, body: { limit: 5 } })).status).toBe(404);
});

test('the statement is one’s own, with each work and its price', async () => {
  const { client, user } = await buildMember(app);
  const { credits } = app.services;
  await credits.settle(await credits.reserve(user.id, 2500, crypto.randomUUID(), 'tool.summarise'), 1500);
  const { body } = await client.call(contract.statement, { query: {} });
  expect(body.items.map(({ title, credits: change }) => [title, change])).toEqual([
    ['Summarise', -1.5],
    ['Monthly credits, Free', plans.free.monthlyCredits],
  ]);
  expect((await client.call(contract.statement, { query: { only: 'money' } })).body.items).toHaveLength(1);
});

test('an admin gives back once, and what is left of the credits goes back too', async () => {
  const { client, user } = await buildMember(app);
  await pay(client, await begin(client, { what: 'pack', pack: 'small' }));
  const { body } = await client.call(contract.listInvoices, { query: {} });
  const owner = await asAdmin();
  const refund = (cents: number) =>
    owner.call(refundInvoice, {
      params: { id: body.items[0]!.id },
      body: { cents, why: 'Bought by mistake.' },
    });
  const answers = await Promise.all([refund(500), refund(500)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await stateOf(client)).credits).toMatchObject({ bought: 0, available: plans.free.monthlyCredits });
  await app.services.billing.stripe();
  const [customer] = await app.services.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.ownerId, user.id));
  await sync(app.services.billing, customer!.id);
  expect((await stateOf(client)).credits.bought).toBe(0);
  const subjects = (await lettersTo(user.id)).map(({ subject }) => subject.split(' · ')[0]);
  expect(subjects).toEqual(['Receipt for $5', '$5 was refunded']);
  await booksAreEven(user.id);
});

test('an admin gives credits and plans, and sees what came in', async () => {
  const owner = await asAdmin();
  const { client, user } = await buildMember(app);
  const body = { credits: 50, why: 'Found a bug.' };
  expect((await owner.call(giveCredits, { params: { id: user.id }, body })).status).toBe(200);
  expect((await owner.call(giveCredits, { params: { id: crypto.randomUUID() }, body })).status).toBe(404);
  expect((await owner.call(givePlan, { params: { id: user.id }, body: { plan: 'plus' } })).status).toBe(200);
  expect(await stateOf(client)).toMatchObject({
    plan: 'plus',
    state: 'given',
    credits: { bought: 50, boughtBy: 'gift' },
  });
  const seenOf = await owner.call(userCredits, { params: { id: user.id } });
  expect(seenOf.body).toMatchObject({ plan: 'plus', isPaidByThem: false });
  expect(seenOf.body.credits).toBeGreaterThanOrEqual(50);
  expect((await owner.call(userCredits, { params: { id: crypto.randomUUID() } })).status).toBe(404);
  expect((await client.call(userCredits, { params: { id: user.id } })).status).toBe(404);
  await subscribe((await buildMember(app)).client);
  const seen = await owner.call(billingOverview);
  expect(seen.body).toMatchObject({ isTest: true });
  expect((await owner.call(adminInvoices, { query: { status: 'paid' } })).body.items.length).toBeGreaterThan(
    0,
  );
});

test('codes are listed with what they take off and how often, and can be withdrawn', async () => {
  const owner = await asAdmin();
  const code = `GONE-${Date.now()}`;
  await owner.call(makeCode, { body: { code, percent: 20, months: 3 } });
  const listed = async () => (await owner.call(billingOverview)).body.codes.find((one) => one.code === code);
  expect(await listed()).toMatchObject({ words: '20% off for 3 months', uses: 0 });
  const wish = { what: 'plan', plan: 'plus', interval: 'month', code } as const;
  const { client } = await buildMember(app);
  await subscribe(client, wish);
  expect(await listed()).toMatchObject({ uses: 1 });
  const withdraw = (by: Client, id: string) => by.call(withdrawCode, { params: { id } });
  const { id } = (await listed())!;
  expect((await withdraw(client, id)).status).toBe(404);
  expect((await withdraw(owner, 'promo_none')).status).toBe(404);
  expect((await withdraw(owner, id)).status).toBe(200);
  expect(await listed()).toBeUndefined();
  const late = await buildMember(app);
  expect((await late.client.call(contract.beginCheckout, { body: wish })).status).toBe(422);
  expect((await stateOf(client)).discount).toMatchObject({ code });
});

test('the overview counts everyone once, and nobody who is gone', async () => {
  const owner = await asAdmin();
  const overview = async () => (await owner.call(billingOverview)).body;
  const { client, user } = await paying(good, { what: 'plan', plan: 'pro', interval: 'month' });
  const before = await overview();
  expect((await stateOf(client)).plan).toBe('pro');
  const { rows } = await app.services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from principal where kind in ('user', 'business')`,
  );
  const sum = before.plans.reduce((total, { people, businesses }) => total + people + businesses, 0);
  expect(sum).toBe(rows[0]!.count);
  await erasePerson(app.services, user, { actorId: user.id });
  const after = await overview();
  expect(before.recurring - after.recurring).toBe(2900);
});

test('whoever goes takes their name along; invoices stay', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client);
  await erasePerson(app.services, user, { actorId: user.id });
  const { rows: left } = await app.services.db.execute<{ count: number }>(
    sql`select count(*)::int as count from billing_test_object where data::text like ${`%${user.email}%`}`,
  );
  expect(left[0]!.count).toBe(0);
  const rows = await app.services.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.ownerId, user.id));
  expect(rows).toEqual([]);
});
