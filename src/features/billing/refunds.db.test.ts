/** Money that is given back in the provider's own pages counts as if an admin had given it back here. */
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditEntries } from '#kit/audit/table.server.ts';
import { packs, plans } from '#kit/credits/plans.ts';
import { buildMember } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { adminInvoices, refundInvoice } from './admin-contract.ts';
import { begin, pay, stateOf, useBilling } from './billing.testing.ts';
import * as contract from './contract.ts';
import { findCustomer } from './customer.server.ts';
import { sync } from './sync.server.ts';
import { billingEvents, billingInvoices } from './table.server.ts';

const { app, asAdmin, booksAreEven, emailsTo, paying } = useBilling();

const localProvider = async () => (await app.services.billing.localProvider())!;
const newest = async (client: Client) =>
  (await client.call(contract.listInvoices, { query: {} })).body.items[0]!;
const subjectsTo = async (id: string) => (await emailsTo(id)).map(({ subject }) => subject.split(' · ')[0]);

async function buyer() {
  const { client, user } = await buildMember(app);
  await pay(client, await begin(client, { what: 'pack', pack: 'small' }));
  return { client, user, invoice: await newest(client) };
}

test('a partial and then a full refund update invoice, credits, emails and the admin list', async () => {
  const { client, user, invoice } = await buyer();
  await (await localProvider()).refund(invoice.id, 200);
  expect(await newest(client)).toMatchObject({ refunded: 200, status: 'paid' });
  expect((await stateOf(client)).credits.bought).toBe(packs.small.credits * 0.6);
  await (await localProvider()).refund(invoice.id);
  expect(await newest(client)).toMatchObject({ refunded: 500 });
  expect((await stateOf(client)).credits).toMatchObject({ bought: 0, available: plans.free.monthlyCredits });
  expect(await subjectsTo(user.id)).toEqual(['Receipt for $5', '$2 was refunded', '$3 was refunded']);
  const { body } = await (await asAdmin()).call(adminInvoices, { query: {} });
  expect(body.items.find(({ id }) => id === invoice.id)).toMatchObject({ paid: 500, refunded: 500 });
  const audit = await app.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, invoice.id));
  expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['billing.refund-heard', null],
    ['billing.refund-heard', null],
  ]);
  await booksAreEven(user.id);
});

test('news that comes twice, late, in any order or never leads to the same end', async () => {
  const { client, user, invoice } = await buyer();
  await (await localProvider()).refund(invoice.id, 100);
  await (await localProvider()).refund(invoice.id, 150);
  const { billing, db } = app.services;
  const after = await stateOf(client);
  const stripe = await billing.stripe();
  const { data } = await stripe.events.list({ limit: 100 });
  const events = data.filter(
    ({ type, data: { object } }) =>
      ['refund.created', 'charge.refunded'].includes(type) && 'amount' in object,
  );
  expect(events.length).toBeGreaterThanOrEqual(4);
  await db.delete(billingEvents);
  for (const event of events) {
    const payload = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: billing.webhookSecret! });
    const send = () =>
      app.client().request('/api/billing/webhook', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: payload,
      });
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200]);
  }
  expect(await stateOf(client)).toEqual(after);
  expect(await newest(client)).toMatchObject({ refunded: 250 });
  expect(await subjectsTo(user.id)).toEqual(['Receipt for $5', '$1 was refunded', '$1.50 was refunded']);
  // Lost altogether, with the payment: one look finds the part that stays.
  const customer = (await findCustomer(db, user.id))!;
  await db.delete(billingInvoices).where(eq(billingInvoices.customerId, customer.id));
  await sync(billing, customer.id);
  expect(await newest(client)).toMatchObject({ refunded: 250 });
  await booksAreEven(user.id);
});

test('a purchase refunded before its first sync grants nothing and sends one email', async () => {
  const { client, user } = await buildMember(app);
  const { billing, db } = app.services;
  const real = billing.webhookSecret;
  // Nobody hears anything meanwhile.
  billing.webhookSecret = undefined;
  await pay(client, await begin(client, { what: 'pack', pack: 'small' }));
  const customer = (await findCustomer(db, user.id))!;
  const stripe = await billing.stripe();
  const { data } = await stripe.invoices.list({ customer: customer.id });
  await (await localProvider()).refund(data[0]!.id!);
  billing.webhookSecret = real;
  await sync(billing, customer.id);
  await sync(billing, customer.id);
  expect((await stateOf(client)).credits.bought).toBe(0);
  expect(await subjectsTo(user.id)).toEqual(['$5 was refunded']);
});

test('an admin here and someone at the provider give back together, and nothing is taken twice', async () => {
  const { client, user, invoice } = await buyer();
  const admin = await asAdmin();
  const refund = (cents: number) =>
    admin.call(refundInvoice, { params: { id: invoice.id }, body: { cents, why: 'By mistake.' } });
  await Promise.all([refund(100), (await localProvider()).refund(invoice.id, 100)]);
  const customer = (await findCustomer(app.services.db, user.id))!;
  await sync(app.services.billing, customer.id);
  expect(await newest(client)).toMatchObject({ refunded: 200 });
  expect((await stateOf(client)).credits.bought).toBe(packs.small.credits * 0.6);
  // More than is left: refused, and what stood before stands.
  expect((await refund(400)).status).toBe(409);
  expect(await newest(client)).toMatchObject({ refunded: 200 });
  await booksAreEven(user.id);
});

test('a month of a plan goes back as well', async () => {
  const { client, user } = await paying();
  const invoice = await newest(client);
  const before = (await stateOf(client)).credits.available;
  await (await localProvider()).refund(invoice.id, 450);
  expect((await stateOf(client)).credits.available).toBe(before - plans.plus.monthlyCredits / 2);
  expect((await subjectsTo(user.id)).at(-1)).toBe('$4.50 was refunded');
  await booksAreEven(user.id);
});
