/** Whoever is gone pays nothing more: pages that were left open close, and what was paid in the same moment goes back. */
import { expect } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { actingClient, buildBusiness } from '#features/businesses/businesses.testing.ts';
import { dissolveBusiness, getBusiness } from '#features/businesses/contract.ts';
import { mails } from '#kit/mail/table.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { begin, card, pay, useBilling } from './billing.testing.ts';
import { findCustomer } from './customer.server.ts';
import { endPayments } from './jobs.server.ts';
import { sync } from './sync.server.ts';
import { billingCustomers, billingInvoices } from './table.server.ts';

const { app } = useBilling();
const pack = { what: 'pack', pack: 'small' };
const plan = { what: 'plan', plan: 'plus', interval: 'month' };
const typed = card('4242424242424242');

/** As with a real provider, which keeps what it knows when its customer's owner goes here. */
async function goneWith(ownerId: string) {
  const { db } = app.services;
  const customer = (await findCustomer(db, ownerId))!;
  await db.delete(principals).where(eq(principals.id, ownerId));
  return customer;
}
const endFor = (customerId: string) =>
  endPayments.run({ customerId }, { services: app.services } as Parameters<typeof endPayments.run>[1]);
const lateEmails = (address: string) =>
  app.services.db
    .select()
    .from(mails)
    .where(sql`${mails.recipient} = ${address} and template = 'billing.late'`);

test('an account that is erased and a business that is dissolved have their payments ended', async () => {
  const { db } = app.services;
  const ended = async () =>
    (
      await db.execute<{ data: { customerId: string } }>(
        sql`select data from pgboss.job where name = 'billing.gone'`,
      )
    ).rows.map(({ data }) => data.customerId);
  const { client, user } = await buildMember(app);
  await begin(client, pack);
  const customer = (await findCustomer(db, user.id))!;
  await erasePerson(app.services, user, { actorId: user.id });
  expect(await ended()).toContain(customer.id);
  await endFor(customer.id);
  const { id, owner } = await buildBusiness(app);
  await begin(actingClient(owner.client, id), pack);
  const firm = (await findCustomer(db, id))!;
  const params = { businessId: id };
  const { handle } = (await owner.client.call(getBusiness, { params })).body;
  expect((await owner.client.call(dissolveBusiness, { params, body: { handle } })).status).toBe(200);
  expect(await ended()).toContain(firm.id);
});

test('pages that are open when someone goes cannot be paid any more', async () => {
  const { client, user } = await buildMember(app);
  const open = [await begin(client, pack), await begin(client, plan)];
  const done = await begin(client, pack);
  await pay(client, done);
  const customer = await goneWith(user.id);
  await endFor(customer.id);
  await endFor(customer.id);
  const localProvider = (await app.services.billing.localProvider())!;
  for (const session of open)
    await expect(localProvider.pay(session, typed)).rejects.toThrow('This checkout has expired');
  const stripe = await app.services.billing.stripe();
  expect((await stripe.checkout.sessions.retrieve(done)).status).toBe('complete');
  // What they paid while they were here was theirs, and stays paid.
  const [row] = await app.services.db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.customerId, customer.id));
  expect(row).toMatchObject({ paid: 500, refunded: 0 });
});

test('a checkout paid after the account was erased is refunded in full and announced once', async () => {
  const { client, user } = await buildMember(app);
  const session = await begin(client, pack);
  const customer = await goneWith(user.id);
  const localProvider = (await app.services.billing.localProvider())!;
  expect(await localProvider.pay(session, typed)).toBe('paid');
  await Promise.all([sync(app.services.billing, customer.id), sync(app.services.billing, customer.id)]);
  const rows = await app.services.db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.customerId, customer.id));
  expect(rows).toMatchObject([{ paid: 500, refunded: 500 }]);
  const stripe = await app.services.billing.stripe();
  const { data } = await stripe.charges.list({ customer: customer.id });
  expect(data).toMatchObject([{ amount_refunded: 500, refunded: true }]);
  const emails = await lateEmails(user.email);
  expect(emails.map(({ subject }) => subject.split(' · ')[0])).toEqual(['$5 is being refunded']);
});

test('a plan that is paid nevertheless ends at once, with its money', async () => {
  const { id, owner } = await buildBusiness(app);
  const session = await begin(actingClient(owner.client, id), plan);
  const customer = await goneWith(id);
  const localProvider = (await app.services.billing.localProvider())!;
  expect(await localProvider.pay(session, typed)).toBe('paid');
  const stripe = await app.services.billing.stripe();
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  const [row] = await app.services.db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.customerId, customer.id));
  expect(row).toMatchObject({ paid: 900, refunded: 900 });
  const [kept] = await app.services.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.id, customer.id));
  expect(kept).toMatchObject({ subscriptionId: null, status: null });
  expect(await lateEmails(owner.user.email)).toHaveLength(1);
});
