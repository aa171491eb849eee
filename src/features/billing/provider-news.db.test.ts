/** What the provider tells: believed with its signature, in any order, and told on once. */
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import { packs } from '#kit/credits/plans.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { begin, pay, stateOf, subscribe, useBilling } from './billing.testing.ts';
import * as contract from './contract.ts';
import { findCustomer } from './customer.server.ts';
import { sync } from './sync.server.ts';
import { billingCustomers, billingEvents, billingInvoices } from './table.server.ts';

const { app, booksAreEven, emailsTo, move } = useBilling();

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

test('a trial is announced three days before it is charged, payments have a receipt, and each email is sent once', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client);
  const customer = (await findCustomer(app.services.db, user.id))!;
  const look = () =>
    Promise.all([sync(app.services.billing, customer.id), sync(app.services.billing, customer.id)]);
  const templates = async () => (await emailsTo(user.id)).map(({ template }) => template);
  await look();
  expect(await templates()).toEqual([]);
  await move(3);
  expect(await templates()).toEqual([]);
  await move(2);
  await look();
  expect(await templates()).toEqual(['billing.trial']);
  await move(3);
  await look();
  expect(await templates()).toEqual(['billing.trial', 'billing.receipt']);
  await move(31);
  await look();
  const emails = await emailsTo(user.id);
  expect(emails.map(({ template }) => template)).toEqual([
    'billing.trial',
    'billing.receipt',
    'billing.receipt',
  ]);
  expect(emails.at(-1)!.subject).toContain('renewed for $9');
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
  expect(await emailsTo(user.id)).toEqual([]);
});

test('an invoice that is missing here is restored by a sync with the provider', async () => {
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
  expect(await emailsTo(clerk.user.id)).toEqual([]);
  const emails = await emailsTo(firm.owner.user.id);
  expect(emails.map(({ template }) => template)).toEqual(['billing.receipt']);
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
