/** Whoever is no longer in a business has nothing of it: not by an old invite, an archive, a role on its works, or work in a queue. */
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '#kit/auth/table.server.ts';
import { businessMembers } from '#kit/businesses/table.server.ts';
import { spendAs } from '#kit/credits/spender.server.ts';
import { files } from '#kit/files/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { inviteToWork } from '#tools/work/collaborators-contract.ts';
import { createWork, getWork, renameWork } from '#tools/work/contract.ts';
import type { Client } from '#testing/client.ts';
import { buildKey, buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { actingClient, buildBusiness, handOver } from './businesses.testing.ts';
import * as contract from './contract.ts';
import { exportBusiness } from './jobs.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const here = (businessId: string) => ({ params: { businessId } });
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const secretIn = ({ path }: { path: string }) => ({ params: { secret: path.split('invite=')[1]! } });

const blank = {
  kind: 'rich-text',
  title: 'Plan',
  content: { doc: { type: 'doc', content: [{ type: 'paragraph', attrs: { id: 'a' } }] }, notes: {} },
};
const makeWork = async (client: Client, businessId: string) =>
  (await actingClient(client, businessId).call(createWork, { body: blank })).body;

describe('coming back', () => {
  test('by a link that was made before one was removed or left: no, for its role and for its limit', async () => {
    const { id, owner } = await buildBusiness(app);
    const { body: link } = await owner.client.call(contract.inviteColleague, {
      ...here(id),
      body: { role: 'admin', most: 20 },
    });
    const join = (who: { client: Client }, by: { path: string }) =>
      who.client.call(contract.acceptBusinessInvite, secretIn(by));
    const [ana, ben] = [await buildMember(app), await buildMember(app)];
    for (const who of [ana, ben]) expect((await join(who, link)).status).toBe(200);
    const member = (who: { user: { id: string } }) => ({ params: { businessId: id, member: who.user.id } });
    await owner.client.call(contract.removeColleague, { ...member(ana), query: {} });
    await owner.client.call(contract.changeColleague, { ...member(ben), body: { role: 'member', limit: 5 } });
    await ben.client.call(contract.leaveBusiness, here(id));
    for (const who of [ana, ben]) expect(codeOf(await join(who, link))).toBe('forbidden:invite');
    const { body: list } = await owner.client.call(contract.listColleagues, here(id));
    expect(list.items).toHaveLength(1);
    // Others come in by it still, and they by one that was made since.
    expect((await join(await buildMember(app), link)).status).toBe(200);
    const { body: next } = await owner.client.call(contract.inviteColleague, {
      ...here(id),
      body: { role: 'member', most: 2 },
    });
    for (const who of [ana, ben]) expect((await join(who, next)).status).toBe(200);
  });

  test('a former member cannot rejoin with an old invite', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    const { body: invite } = await owner.client.call(contract.inviteColleague, {
      ...here(id),
      body: { email: ben.user.email, role: 'admin' },
    });
    await owner.client.call(contract.removeColleague, {
      params: { businessId: id, member: ben.user.id },
      query: {},
    });
    expect((await ben.client.call(contract.listBusinesses)).body.invitations).toEqual([]);
    const answer = await ben.client.call(contract.answerBusinessInvite, {
      params: { id: invite.id },
      body: { accept: true },
    });
    expect(answer.status).not.toBe(200);
    expect((await ben.client.call(contract.listBusinesses)).body.items).toEqual([]);
  });
});

describe('works', () => {
  test('a role that one gave oneself on a work of the business goes with membership', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    const work = await makeWork(ben.client, id);
    const given = await actingClient(ben.client, id).call(inviteToWork, {
      params: { id: work.id },
      body: { who: ben.user.displayUsername!, role: 'editor' },
    });
    expect(given.status).toBe(200);
    await owner.client.call(contract.removeColleague, {
      params: { businessId: id, member: ben.user.id },
      query: {},
    });
    expect((await ben.client.call(getWork, { params: { id: work.id } })).status).toBe(404);
  });

  test('a person’s own API key does not reach those of their business', async () => {
    const { id, add } = await buildBusiness(app);
    const ben = await add('member');
    const work = await makeWork(ben.client, id);
    expect((await ben.client.call(getWork, { params: { id: work.id } })).status).toBe(200);
    const { secret } = await buildKey(app, ben.user);
    const byKey = { headers: { authorization: `Bearer ${secret}` } };
    expect((await app.client().call(getWork, { params: { id: work.id } }, byKey)).status).toBe(404);
    const renamed = { params: { id: work.id }, body: { title: 'Mine' } };
    const saved = await app.client().call(renameWork, renamed, byKey);
    expect(saved.status).toBe(404);
  });
});

describe('archives', () => {
  const jobFor = (id: string, ownerId: string) => ({
    id,
    ownerId,
    services: app.services,
    signal: new AbortController().signal,
    progress: async () => {},
  });
  const waiting = async (businessId: string) =>
    (await app.services.db.select().from(jobs).where(eq(jobs.ownerId, businessId)))[0]!;

  test('one that waited while its owner handed the business over is not made for them', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin');
    await owner.client.call(contract.startBusinessExport, here(id));
    const job = await waiting(id);
    await handOver(id, { from: owner.client, to: ana });
    await exportBusiness.run({ personId: owner.user.id }, jobFor(job.id, id));
    expect(await app.services.db.$count(files, eq(files.id, job.id))).toBe(0);
  });

  test('one that was made goes with whoever is removed', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin');
    await owner.client.call(contract.startBusinessExport, here(id));
    const job = await waiting(id);
    await exportBusiness.run({ personId: owner.user.id }, jobFor(job.id, id));
    expect((await owner.client.request(`/api/files/${job.id}`)).status).toBe(200);
    await handOver(id, { from: owner.client, to: ana });
    await ana.client.call(contract.removeColleague, {
      params: { businessId: id, member: owner.user.id },
      query: {},
    });
    expect((await owner.client.request(`/api/files/${job.id}`)).status).toBe(404);
  });
});

describe('money', () => {
  test('what someone left in the queue spends nothing more of the business', async () => {
    const { credits, bus } = app.services;
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    await bus.transact((tx) => credits.add(tx, id, { key: 'gift', kind: 'gift', amount: 1_000_000 }));
    await owner.client.call(contract.changeColleague, {
      params: { businessId: id, member: ben.user.id },
      body: { limit: 10 },
    });
    const spend = (key: string, amount: number) =>
      spendAs({ apiKeyId: null, personId: ben.user.id }, () =>
        credits.reserve(id, amount, `${id}:${key}`),
      ).then(
        () => true,
        () => false,
      );
    expect(await spend('within', 5000)).toBe(true);
    expect(await spend('beyond', 50_000)).toBe(false);
    // Leaving takes the limit away with the row that held it.
    await ben.client.call(contract.leaveBusiness, here(id));
    expect(await spend('afterwards', 50_000)).toBe(false);
    expect(await spend('a little', 1000)).toBe(false);
  });
});

describe('owners', () => {
  test('a business is not handed over to someone who is suspended', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin', { suspendedAt: new Date() });
    const answer = await owner.client.call(contract.handOverBusiness, {
      ...here(id),
      body: { member: ana.user.id },
    });
    expect(codeOf(answer)).toBe('conflict:suspended');
  });

  test('a suspended admin does not inherit a business from an erased owner', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin');
    const ben = await add('admin');
    await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, ana.user.id));
    await erasePerson(app.services, owner.user, { actorId: owner.user.id });
    const rows = await app.services.db
      .select()
      .from(businessMembers)
      .where(eq(businessMembers.businessId, id));
    expect(rows.find(({ role }) => role === 'owner')?.memberId).toBe(ben.user.id);
  });

  test('nobody owns more than five when several hand over to them at once', async () => {
    const ben = await buildMember(app);
    const made = [];
    for (let n = 0; n < 8; n += 1) {
      const business = await buildBusiness(app);
      await app.services.db
        .insert(businessMembers)
        .values({ businessId: business.id, memberId: ben.user.id, role: 'member' });
      made.push(business);
    }
    await Promise.all(made.map(({ id, owner }) => handOver(id, { from: owner.client, to: ben })));
    const { body } = await ben.client.call(contract.listBusinesses);
    expect(body.items.filter(({ role }) => role === 'owner')).toHaveLength(5);
  });
});
