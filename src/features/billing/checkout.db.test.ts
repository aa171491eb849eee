/** Paying once: at the checkout, with a card that is kept, and by itself. */
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { packs } from '#kit/credits/plans.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { begin, card, good, pay, stateOf, subscribe, useBilling } from './billing.testing.ts';
import * as contract from './contract.ts';
import { topUpCredits } from './jobs.server.ts';
import { sync } from './sync.server.ts';
import { billingCustomers, billingInvoices } from './table.server.ts';

const { app, booksAreEven, paying } = useBilling();

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
