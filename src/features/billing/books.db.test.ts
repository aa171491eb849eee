/** The books: invoices, statements and limits, and what admins see and give. */
import { expect } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { plans } from '#kit/credits/plans.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { adminInvoices, billingOverview, refundInvoice } from './admin-contract.ts';
import { begin, good, pay, stateOf, subscribe, useBilling } from './billing.testing.ts';
import * as contract from './contract.ts';
import { giveCredits, givePlan, userCredits } from './give/contract.ts';
import { sync } from './sync.server.ts';
import { billingCustomers } from './table.server.ts';

const { app, asAdmin, booksAreEven, emailsTo, paying } = useBilling();

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
  const subjects = (await emailsTo(user.id)).map(({ subject }) => subject.split(' · ')[0]);
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

test('the overview counts each customer once and no erased ones', async () => {
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
