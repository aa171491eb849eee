/** Who owns a business: someone is asked and answers, or an admin of the installation helps where the owner cannot. */
import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { beginCheckout } from '#features/billing/contract.ts';
import { findCustomer } from '#features/billing/customer.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { businesses, businessMembers } from '#kit/businesses/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { buildAdmin, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { giveBusiness, ownedBusinesses } from './give/contract.ts';
import { actingClient, buildBusiness, handOver } from './businesses.testing.ts';
import * as contract from './contract.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const here = (businessId: string) => ({ params: { businessId } });
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const ownerOf = async (businessId: string) =>
  (
    await app.services.db
      .select()
      .from(businessMembers)
      .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.role, 'owner')))
  ).map(({ memberId }) => memberId);
const titlesFor = async (id: string) =>
  (await app.services.db.select().from(notifications).where(eq(notifications.ownerId, id))).map(
    ({ data }) => (data as { title: string }).title,
  );
const ask = (owner: Client, id: string, member: string) =>
  owner.call(contract.handOverBusiness, { ...here(id), body: { member } });
const answer = (client: Client, id: string, accept: boolean) =>
  client.call(contract.answerOffer, { ...here(id), body: { accept } });
const suspend = (id: string) =>
  app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));

describe('handing over', () => {
  test('an offer of ownership is emailed, and the owner stays until it is accepted', async () => {
    const { id, owner, add } = await buildBusiness(app, 'Acme');
    const [ana, ben] = [await add('admin'), await add('member')];
    expect((await ask(owner.client, id, ana.user.id)).status).toBe(200);
    expect((await ask(owner.client, id, ana.user.id)).status).toBe(200);
    expect(await ownerOf(id)).toEqual([owner.user.id]);
    expect(await titlesFor(ana.user.id)).toEqual([`${owner.user.name} offers you ownership of Acme`]);
    expect(await app.services.db.$count(mails, eq(mails.recipient, ana.user.email))).toBe(1);
    const offerSeenBy = async (client: Client) =>
      (await client.call(contract.getBusiness, here(id))).body.offer;
    expect(await offerSeenBy(owner.client)).toMatchObject({ to: ana.user.name, isYours: false });
    expect(await offerSeenBy(ana.client)).toMatchObject({ by: owner.user.name, isYours: true });
    expect(await offerSeenBy(ben.client)).toBeNull();
    // Nobody answers for another, and one is asked at a time.
    expect(codeOf(await answer(ben.client, id, true))).toBe('conflict:offer');
    expect(codeOf(await answer(owner.client, id, true))).toBe('conflict:offer');
    expect(codeOf(await ask(owner.client, id, ben.user.id))).toBe('conflict:offer');

    await actingClient(owner.client, id).call(beginCheckout, { body: { what: 'card' } });
    expect((await answer(ana.client, id, true)).status).toBe(200);
    expect(await ownerOf(id)).toEqual([ana.user.id]);
    expect((await ask(owner.client, id, ben.user.id)).status).toBe(403);
    expect(await titlesFor(owner.user.id)).toEqual([`${ana.user.name} now owns Acme`]);
    const customer = (await findCustomer(app.services.db, id))!;
    const stripe = await app.services.billing.stripe();
    await expect
      .poll(async () => (await stripe.customers.retrieve(customer.id)) as { email?: string | null })
      .toMatchObject({ email: ana.user.email });
    const { body } = await ana.client.call(contract.listBusinessActivity, { ...here(id), query: {} });
    expect(body.items.map(({ what }) => what)).toEqual(
      expect.arrayContaining([`offered ${ana.user.name} ownership`, 'accepted ownership']),
    );
  });

  test('it can be declined and taken back, and is over after two weeks', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin');
    await ask(owner.client, id, ana.user.id);
    expect((await answer(ana.client, id, false)).status).toBe(200);
    expect((await answer(ana.client, id, true)).status).toBe(409);
    const back = () => owner.client.call(contract.takeBackOffer, here(id));
    expect((await back()).status).toBe(409);
    await ask(owner.client, id, ana.user.id);
    expect((await back()).status).toBe(200);
    expect((await answer(ana.client, id, true)).status).toBe(409);
    await ask(owner.client, id, ana.user.id);
    const [row] = await app.services.db.select().from(businesses).where(eq(businesses.id, id));
    expect(row!.offeredUntil!.getTime() - Date.now()).toBeGreaterThan(13.9 * 24 * 3600_000);
    await app.services.db
      .update(businesses)
      .set({ offeredUntil: new Date(Date.now() - 1000) })
      .where(eq(businesses.id, id));
    expect((await owner.client.call(contract.getBusiness, here(id))).body.offer).toBeNull();
    expect((await answer(ana.client, id, true)).status).toBe(409);
    expect(await ownerOf(id)).toEqual([owner.user.id]);
  });

  test('two who are asked at once make one offer, and accepting twice one owner', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const [ana, ben] = [await add('admin'), await add('member')];
    const asked = await Promise.all([ask(owner.client, id, ana.user.id), ask(owner.client, id, ben.user.id)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const answers = await Promise.all([
      answer(ana.client, id, true),
      answer(ben.client, id, true),
      answer(ana.client, id, true),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ownerOf(id)).toHaveLength(1);
  });

  test('whoever is removed or suspended cannot accept, and an offer ends with the owner who made it', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const [ana, ben, eve] = [await add('admin'), await add('member'), await add('member')];
    await ask(owner.client, id, ben.user.id);
    await owner.client.call(contract.removeColleague, {
      params: { businessId: id, member: ben.user.id },
      query: {},
    });
    expect((await answer(ben.client, id, true)).status).toBe(404);
    expect((await owner.client.call(contract.getBusiness, here(id))).body.offer).toBeNull();
    await ask(owner.client, id, eve.user.id);
    await suspend(eve.user.id);
    expect((await answer(eve.client, id, true)).status).not.toBe(200);
    expect(await ownerOf(id)).toEqual([owner.user.id]);
    await erasePerson(app.services, owner.user, { actorId: owner.user.id });
    expect(await ownerOf(id)).toEqual([ana.user.id]);
    const [row] = await app.services.db.select().from(businesses).where(eq(businesses.id, id));
    expect(row).toMatchObject({ offeredTo: null, offeredUntil: null });
  });
});

describe('a suspended owner', () => {
  test('an admin of the installation transfers the business, and all its members are notified', async () => {
    const admin = await signIn(app, await buildAdmin(app));
    const { id, owner, add } = await buildBusiness(app, 'Acme');
    const [ben, ana] = [await add('member'), await add('admin')];
    const give = (by: Client, member: string) =>
      by.call(giveBusiness, { params: { id }, body: { member, why: 'They asked for it.' } });
    expect((await give(ana.client, ana.user.id)).status).toBe(404);
    expect(codeOf(await give(admin, ana.user.id))).toBe('conflict:owner');
    expect((await ana.client.call(contract.getBusiness, here(id))).body.ownerSuspended).toBe(false);
    await suspend(owner.user.id);
    expect((await ana.client.call(contract.getBusiness, here(id))).body.ownerSuspended).toBe(true);
    const { body: owned } = await admin.call(ownedBusinesses, { params: { id: owner.user.id } });
    expect(owned.items).toMatchObject([{ id, people: [{ id: ana.user.id }, { id: ben.user.id }] }]);
    const stranger = await buildBusiness(app);
    expect((await give(admin, stranger.owner.user.id)).status).toBe(404);

    expect((await give(admin, ana.user.id)).status).toBe(200);
    expect(await ownerOf(id)).toEqual([ana.user.id]);
    expect((await ana.client.call(contract.getBusiness, here(id))).body.ownerSuspended).toBe(false);
    expect(await titlesFor(ana.user.id)).toEqual(['You now own Acme']);
    for (const one of [ben, owner])
      expect(await titlesFor(one.user.id)).toEqual([`${ana.user.name} now owns Acme`]);
    const addresses = [ana, ben, owner].map(({ user }) => user.email);
    expect(await app.services.db.$count(mails, inArray(mails.recipient, addresses))).toBe(3);
    const [written] = await app.services.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, 'business.given')));
    expect(written!.details).toMatchObject({ member: ana.user.id, why: 'They asked for it.' });
    // Once is enough, and the others hand over as ever.
    expect((await give(admin, ben.user.id)).status).toBe(409);
    expect((await handOver(id, { from: ana.client, to: ben })).status).toBe(200);
  });

  test('nobody gets it who is suspended too', async () => {
    const admin = await signIn(app, await buildAdmin(app));
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin');
    for (const one of [owner, ana]) await suspend(one.user.id);
    const { body } = await admin.call(ownedBusinesses, { params: { id: owner.user.id } });
    expect(body.items).toMatchObject([{ id, people: [] }]);
    const given = await admin.call(giveBusiness, {
      params: { id },
      body: { member: ana.user.id, why: 'By mistake.' },
    });
    expect(codeOf(given)).toBe('conflict:suspended');
  });
});
