/** One trial for an address and one for a card, also when the account is deleted in between. */
import { expect } from 'vitest';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { plans } from '#kit/credits/plans.ts';
import { users } from '#kit/auth/table.server.ts';
import { eq } from 'drizzle-orm';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test } from '#testing/test-app.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { begin, pay, stateOf, subscribe, useBilling } from './billing.testing.ts';
import * as contract from './contract.ts';
import { findCustomer } from './customer.server.ts';
import { sync } from './sync.server.ts';
import { hadTrials } from './table.server.ts';

const { app, emailsTo } = useBilling();
const plan = { what: 'plan', plan: 'plus', interval: 'month' };
const known = '5200828282828210';

test('whoever deletes the account after a trial has none with the same mailbox', async () => {
  const first = await buildMember(app, { email: 'Ada.trial@example.org' });
  await subscribe(first.client);
  await erasePerson(app.services, first.user, { actorId: first.user.id });
  const second = await buildMember(app, { email: 'ada.trial+again@example.org' });
  expect(await stateOf(second.client)).toMatchObject({ mayTry: false, trialHad: 'address' });
  const { body } = await second.client.call(contract.testCheckout, {
    params: { id: await begin(second.client, plan) },
  });
  expect(body).toMatchObject({ dueNow: 900, later: null });
  // Nor is the address itself anywhere in what is kept.
  const rows = await app.services.db.select().from(hadTrials);
  expect(JSON.stringify(rows)).not.toContain('ada');
  const other = await buildMember(app);
  expect(await stateOf(other.client)).toMatchObject({ mayTry: true, trialHad: null });
});

test('an address that was changed to after the trial counts as well', async () => {
  const { db } = app.services;
  const first = await buildMember(app);
  await subscribe(first.client);
  const email = 'changed-to@example.org';
  await db.update(users).set({ email }).where(eq(users.id, first.user.id));
  await erasePerson(app.services, { ...first.user, email }, { actorId: first.user.id });
  for (const address of [email, first.user.email]) {
    const { client } = await buildMember(app, { email: address });
    expect(await stateOf(client)).toMatchObject({ mayTry: false });
  }
});

test('a card has one trial: the second does not begin, takes nothing, and that is said', async () => {
  const [first, second] = [await buildMember(app), await buildMember(app)];
  await subscribe(first.client, plan, known);
  expect(await stateOf(first.client)).toMatchObject({ state: 'trial' });
  await subscribe(second.client, plan, known);
  const customer = (await findCustomer(app.services.db, second.user.id))!;
  await sync(app.services.billing, customer.id);
  expect(await stateOf(second.client)).toMatchObject({
    plan: 'free',
    state: 'free',
    mayTry: false,
    trialHad: 'card',
    credits: { available: plans.free.monthlyCredits },
  });
  const emails = await emailsTo(second.user.id);
  expect(emails.map(({ subject }) => subject.split(' · ')[0])).toEqual([
    'This card has already been used for a trial',
  ]);
  // From its first day it is paid with the same card.
  const id = await begin(second.client, plan);
  expect((await second.client.call(contract.testCheckout, { params: { id } })).body.dueNow).toBe(900);
  expect((await pay(second.client, id, known)).status).toBe(200);
  expect(await stateOf(second.client)).toMatchObject({ plan: 'plus', state: 'active' });
  // The first one's goes on.
  expect(await stateOf(first.client)).toMatchObject({ state: 'trial' });
});

test('what is kept of an address is in the export of whoever has it', async () => {
  const { client, user } = await buildMember(app);
  await subscribe(client);
  const entry = gather(app.services.features, 'personalData').find(({ table }) => table === hadTrials)!;
  const rows = [];
  for await (const row of entry.export!(app.services.db, user, app.services)) rows.push(row);
  expect(rows).toMatchObject([{ what: 'This address has already been used for a trial' }]);
});
