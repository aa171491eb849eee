/** A plan from its trial to its end: changed, renewed, not paid, over. */
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import { plans, trialGives } from '#kit/credits/plans.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { begin, good, pay, stateOf, subscribe, useBilling } from './billing.testing.ts';
import * as contract from './contract.ts';

const { app, booksAreEven, move, paying } = useBilling();

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

test('a declined renewal is retried with an email each time until another card is given', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client, undefined, '4000000000000341');
  await move(8);
  const overdue = await stateOf(client);
  expect(overdue).toMatchObject({ plan: 'plus', state: 'overdue', overdue: { cents: 900 } });
  expect(overdue.credits.next).toEqual({ credits: plans.plus.monthlyCredits, on: null });
  expect(overdue.credits.available).toBe(plans.plus.trialCredits);
  expect((await client.call(contract.payOverdue)).status).toBe(402);
  await move(4);
  const notices = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, user.id));
  expect(notices.filter(({ kind }) => kind === 'billing.problem').length).toBeGreaterThanOrEqual(2);
  const emails = await app.services.db.select().from(mails).where(eq(mails.ownerId, user.id));
  expect(emails.length).toBeGreaterThanOrEqual(2);
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
