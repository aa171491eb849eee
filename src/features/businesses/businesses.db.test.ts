/** Businesses: coming in, acting for one, money and keys of its own, and how it goes on without someone. */
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { listEngines } from '#kit/ai/contract.ts';
import { listOwnKeys, removeOwnKey } from '#features/engines/contract.ts';
import { engineKeys } from '#kit/ai/table.server.ts';
import type { MemberCaller } from '#kit/auth/caller.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { whileIn } from '#kit/businesses/while-in.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { ownChannelOf } from '#kit/realtime/channel-names.ts';
import { ownChannel } from '#kit/realtime/channel.server.ts';
import type { Client } from '#testing/client.ts';
import { businesses, businessInvites, businessMembers } from '#kit/businesses/table.server.ts';
import { creditAccounts, creditHolds, ledgerEntries } from '#kit/credits/table.server.ts';
import { spendAs } from '#kit/credits/spender.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { erasePerson } from '#kit/privacy/erase-person.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { createRun, getRun, listRuns } from '#tools/run/contract.ts';
import { runs } from '#tools/run/table.server.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { createWork, getWork, listWorks } from '#tools/work/contract.ts';
import { getSubscription, beginCheckout, listInvoices, payTestCheckout } from '#features/billing/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { actingClient, buildBusiness } from './businesses.testing.ts';
import * as contract from './contract.ts';
import { dissolveOwnerless } from './jobs.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const here = (businessId: string) => ({ params: { businessId } });
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const wordsIn = (answer: { body: unknown }) =>
  (answer.body as { error?: { message: string } }).error?.message;
const roleOf = async (businessId: string, memberId: string) =>
  (
    await app.services.db
      .select()
      .from(businessMembers)
      .where(and(eq(businessMembers.businessId, businessId), eq(businessMembers.memberId, memberId)))
  )[0]?.role;

describe('making one', () => {
  test('401, 422, a handle that is taken, and success', async () => {
    const body = { name: 'Grove', handle: 'grove-works' };
    expect((await app.client().call(contract.createBusiness, { body })).status).toBe(401);
    const { client } = await buildMember(app);
    expect((await client.call(contract.createBusiness, { body: { ...body, handle: '-x' } })).status).toBe(
      422,
    );
    const { body: made } = await client.call(contract.createBusiness, { body });
    const { body: list } = await client.call(contract.listBusinesses);
    expect(list.items).toMatchObject([{ id: made.id, name: 'Grove', role: 'owner', members: 1 }]);
    const other = await buildMember(app);
    expect(
      codeOf(
        await other.client.call(contract.createBusiness, { body: { name: 'x', handle: 'grove_w0rks' } }),
      ),
    ).toBe('conflict:handle');
    expect((await other.client.call(contract.getBusiness, here(made.id))).status).toBe(404);
  });

  test('nobody owns more than five, however many are made at once', async () => {
    const { client, user } = await buildMember(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        client.call(contract.createBusiness, {
          body: { name: `N${n}`, handle: `many-${user.id.slice(-6)}-${n}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter((answer) => codeOf(answer) === 'conflict:businesses')).toHaveLength(3);
  });
});

test('the activity names what was changed, and nothing that was only sent along', async () => {
  const { id, owner } = await buildBusiness(app, 'Acme');
  const { name, handle } = (await owner.client.call(contract.getBusiness, here(id))).body;
  const save = (body: { about: string; address: string }) =>
    owner.client.call(contract.changeBusiness, { ...here(id), body: { name, handle, ...body } });
  await save({ about: 'We draw.', address: 'Grove 1' });
  await save({ about: 'We draw.', address: 'Grove 1' });
  const { body } = await owner.client.call(contract.listBusinessActivity, { ...here(id), query: {} });
  expect(body.items.map(({ what }) => what)).toEqual([
    'changed the profile (about, address)',
    'created the business',
  ]);
});

describe('invites', () => {
  test('by email: bound to its address; another address is refused in clear words', async () => {
    const { id, owner } = await buildBusiness(app, 'Acme');
    const invited = await buildMember(app);
    const body = { email: invited.user.email.toUpperCase(), role: 'billing' as const };
    const { body: made } = await owner.client.call(contract.inviteColleague, { ...here(id), body });
    const secret = made.path.split('invite=')[1]!;
    const [email] = await app.services.db.select().from(mails).where(eq(mails.recipient, invited.user.email));
    expect(email!.text).toContain(made.path);

    const stranger = await buildMember(app);
    const params = { params: { secret } };
    const peeked = await app.client().call(contract.peekBusinessInvite, params);
    expect(peeked.body).toEqual({
      business: 'Acme',
      by: owner.user.name,
      role: 'billing',
      boundTo: 'u…@example.org',
    });
    const seen = await stranger.client.call(contract.readBusinessInvite, params);
    expect(seen.body).toMatchObject({ business: 'Acme', isYours: false, businessId: null });
    expect(seen.text).not.toContain(invited.user.email);
    const refused = await stranger.client.call(contract.acceptBusinessInvite, params);
    expect(refused.status).toBe(403);
    expect(wordsIn(refused)).toMatch(/is for u…@example\.org, but you/);
    expect(
      codeOf(
        await stranger.client.call(contract.answerBusinessInvite, {
          params: { id: made.id },
          body: { accept: true },
        }),
      ),
    ).toBe('not_found:invite');

    expect((await invited.client.call(contract.listBusinesses)).body.invitations).toMatchObject([
      { business: 'Acme' },
    ]);
    const both = await Promise.all([
      invited.client.call(contract.acceptBusinessInvite, params),
      invited.client.call(contract.answerBusinessInvite, { params: { id: made.id }, body: { accept: true } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await roleOf(id, invited.user.id)).toBe('billing');
    expect((await app.client().call(contract.peekBusinessInvite, params)).status).toBe(404);
    expect(await app.services.db.$count(businessMembers, eq(businessMembers.businessId, id))).toBe(2);
  });

  test('an address that was not confirmed does not count', async () => {
    const { id, owner } = await buildBusiness(app);
    const invited = await buildMember(app, { emailVerified: false });
    const { body: made } = await owner.client.call(contract.inviteColleague, {
      ...here(id),
      body: { email: invited.user.email, role: 'member' },
    });
    expect((await invited.client.call(contract.listBusinesses)).body.invitations).toEqual([]);
    const params = { params: { secret: made.path.split('invite=')[1]! } };
    const seen = await invited.client.call(contract.readBusinessInvite, params);
    expect(seen.body).toMatchObject({ isYours: false, needsConfirming: true });
    const answer = await invited.client.call(contract.acceptBusinessInvite, params);
    expect(wordsIn(answer)).toContain('Confirm your e-mail address first');
    const stranger = await buildMember(app, { emailVerified: false });
    const other = await stranger.client.call(contract.readBusinessInvite, params);
    expect(other.body).toMatchObject({ isYours: false, needsConfirming: false });
  });

  test('a link lets in as many as it says, when ten come at once; revoked it lets in nobody', async () => {
    const { id, owner } = await buildBusiness(app);
    const { body: made } = await owner.client.call(contract.inviteColleague, {
      ...here(id),
      body: { role: 'member', most: 3 },
    });
    const params = { params: { secret: made.path.split('invite=')[1]! } };
    const people = await Promise.all(Array.from({ length: 10 }, () => buildMember(app)));
    const answers = await Promise.all(
      people.map(({ client }) => client.call(contract.acceptBusinessInvite, params)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await app.services.db.$count(businessMembers, eq(businessMembers.businessId, id))).toBe(4);

    const next = await owner.client.call(contract.inviteColleague, { ...here(id), body: { role: 'member' } });
    await owner.client.call(contract.revokeBusinessInvite, { params: { businessId: id, id: next.body.id } });
    const outside = people[answers.findIndex(({ status }) => status !== 200)]!;
    const late = await outside.client.call(contract.acceptBusinessInvite, {
      params: { secret: next.body.path.split('invite=')[1]! },
    });
    expect(codeOf(late)).toBe('not_found:invite');
    await app.services.db.update(businessInvites).set({ expiresAt: new Date(0) });
  });

  test('whoever may no longer invite takes their links along', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const admin = await add('admin');
    const { body: made } = await admin.client.call(contract.inviteColleague, {
      ...here(id),
      body: { role: 'admin' },
    });
    await owner.client.call(contract.changeColleague, {
      params: { businessId: id, member: admin.user.id },
      body: { role: 'member' },
    });
    const guest = await buildMember(app);
    const params = { params: { secret: made.path.split('invite=')[1]! } };
    expect((await guest.client.call(contract.acceptBusinessInvite, params)).status).toBe(404);
    expect(
      (await admin.client.call(contract.inviteColleague, { ...here(id), body: { role: 'member' } })).status,
    ).toBe(403);
  });
});

describe('acting for one', () => {
  test('runs and works are the business’s, the person stays in them, and losing it counts at once', async () => {
    await putTools(app, [countWordsRun]);
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    const asBen = actingClient(ben.client, id);
    const { body: run } = await asBen.call(createRun, {
      params: { tool: 'count-words' },
      body: { input: { text: 'one two' } },
    });
    await expect
      .poll(async () => (await asBen.call(getRun, { params: { id: run.id } })).body.state)
      .toBe('done');
    const [row] = await app.services.db.select().from(runs).where(eq(runs.id, run.id));
    expect(row).toMatchObject({ ownerId: id, personId: ben.user.id });
    expect((await ben.client.call(getRun, { params: { id: run.id } })).status).toBe(404);
    expect((await ben.client.call(listRuns, { query: {} })).body.items).toEqual([]);
    expect((await actingClient(owner.client, id).call(getRun, { params: { id: run.id } })).status).toBe(200);
    const byLink = await ben.client.request(`/api/runs/${run.id}?acting-as=${id}`);
    expect(byLink.status).toBe(200);

    // Whoever looks at what the business made reads who made it.
    const made = await actingClient(owner.client, id).call(listRuns, { query: {} });
    expect(made.body.items).toMatchObject([{ id: run.id, madeBy: ben.user.name }]);

    const numbers = await owner.client.call(contract.getBusinessNumbers, { ...here(id), query: {} });
    expect(numbers.body).toMatchObject({ made: 1, failed: 0, people: [{ id: ben.user.id, made: 1 }] });
    expect(
      (await ben.client.call(contract.getBusinessNumbers, { ...here(id), query: {} })).body.people,
    ).toBeNull();

    await owner.client.call(contract.removeColleague, {
      params: { businessId: id, member: ben.user.id },
      query: {},
    });
    expect((await asBen.call(getRun, { params: { id: run.id } })).status).toBe(403);
    expect((await ben.client.request(`/api/runs/${run.id}?acting-as=${id}`)).status).toBe(403);
    const [notice] = await app.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.ownerId, ben.user.id));
    expect(notice!.kind).toBe('business.changed');
  });

  test('a work of the business is found by whoever acts for it, and written by a person', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    const { body: work } = await actingClient(ben.client, id).call(createWork, {
      body: {
        kind: 'rich-text',
        title: 'Plan',
        content: { doc: { type: 'doc', content: [{ type: 'paragraph', attrs: { id: 'a' } }] }, notes: {} },
      },
    });
    const { body: numbers } = await owner.client.call(contract.getBusinessNumbers, {
      ...here(id),
      query: {},
    });
    expect(numbers).toMatchObject({
      made: 0,
      works: 1,
      before: { works: 0 },
      people: [{ id: ben.user.id, made: 0, works: 1, top: null }],
    });
    const found = await actingClient(owner.client, id).call(listWorks, { query: {} });
    expect(found.body.items.map(({ id: one }) => one)).toEqual([work.id]);
    expect((await owner.client.call(listWorks, { query: {} })).body.items).toEqual([]);
    // A link that is opened as oneself leads to it all the same.
    expect((await owner.client.call(getWork, { params: { id: work.id } })).status).toBe(200);
    const stranger = await buildMember(app);
    expect((await stranger.client.call(getWork, { params: { id: work.id } })).status).toBe(404);
  });
});

describe('what is open', () => {
  test('sockets and streams of someone who is removed end', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    const caller = {
      kind: 'member',
      user: ben.user,
      business: { id, role: 'member' },
    } as unknown as MemberCaller;
    const hears = () => ownChannel.canRead(app.services, caller, ownChannelOf(id));
    expect(await hears()).toBe(true);
    const endless = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(1)),
    });
    const context = { ...app.services, caller } as unknown as Context;
    const reader = whileIn(context, new Response(endless)).body!.getReader();
    expect((await reader.read()).done).toBe(false);
    const next = reader.read();
    await owner.client.call(contract.removeColleague, {
      params: { businessId: id, member: ben.user.id },
      query: {},
    });
    expect((await next).done).toBe(true);
    expect(await hears()).toBe(false);
  });

  test('a key to an engine that the business has is there for whoever acts for it, and changed by admins', async () => {
    const { id, add } = await buildBusiness(app);
    const [ana, ben] = [await add('admin'), await add('member')];
    const [key] = await app.services.db
      .insert(engineKeys)
      .values({
        ownerId: id,
        provider: 'openai',
        name: 'Ours',
        models: ['gpt-x'],
        sealedKey: 'x',
        lastFour: 'abcd',
      })
      .returning();
    const engines = async (client: Client) =>
      (await client.call(listEngines)).body.items.filter(({ id: engine }) =>
        engine.startsWith(`own:${key!.id}`),
      );
    expect(await engines(actingClient(ben.client, id))).toHaveLength(1);
    expect(await engines(ben.client)).toHaveLength(0);
    expect((await actingClient(ben.client, id).call(listOwnKeys)).status).toBe(403);
    expect((await actingClient(ana.client, id).call(listOwnKeys)).body.items).toHaveLength(1);
    await actingClient(ana.client, id).call(removeOwnKey, { params: { id: key!.id } });
    const { body } = await ana.client.call(contract.listBusinessActivity, { ...here(id), query: {} });
    expect(body.items[0]!.what).toBe('removed the engine key “Ours”');
  });
});

describe('people', () => {
  test('an owner cannot leave or be removed; others can, and it is written down', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const [admin, ben] = [await add('admin'), await add('member')];
    expect((await owner.client.call(contract.leaveBusiness, here(id))).status).toBe(409);
    const one = { params: { businessId: id, member: owner.user.id } };
    expect((await admin.client.call(contract.removeColleague, { ...one, query: {} })).status).toBe(409);
    expect(
      (await admin.client.call(contract.changeColleague, { ...one, body: { role: 'member' } })).status,
    ).toBe(409);
    expect((await ben.client.call(contract.leaveBusiness, here(id))).status).toBe(200);
    const { body } = await admin.client.call(contract.listBusinessActivity, { ...here(id), query: {} });
    expect(body.items.map(({ what }) => what)).toEqual(['left', 'created the business']);
  });
});

describe('money', () => {
  test('a plan of its own, paid by it, without the free credits of a person; the ledger sums to zero', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const billing = actingClient((await add('billing')).client, id);
    expect((await billing.call(getSubscription)).body).toMatchObject({
      plan: 'free',
      mayTry: false,
      credits: { available: 0 },
    });
    const { body: checkout } = await billing.call(beginCheckout, {
      body: { what: 'plan', plan: 'plus', interval: 'month' },
    });
    const session = /cs_test_\w+/.exec(checkout.url)![0];
    const card = { number: '4242424242424242', month: 12, year: 2040, confirmed: false };
    expect((await owner.client.call(payTestCheckout, { params: { id: session }, body: card })).status).toBe(
      404,
    );
    expect((await billing.call(payTestCheckout, { params: { id: session }, body: card })).body).toEqual({
      state: 'paid',
    });
    const { body: after } = await billing.call(getSubscription);
    expect(after).toMatchObject({
      plan: 'plus',
      state: 'active',
      mayTry: false,
      credits: { available: 6000 },
    });
    expect((await billing.call(listInvoices, { query: {} })).body.items).toHaveLength(1);
    expect((await owner.client.call(getSubscription)).body.plan).toBe('free');
    expect(codeOf(await billing.call(beginCheckout, { body: { what: 'panda', quantity: 1 } }))).toBe(
      'forbidden:acting',
    );
    const [sum] = await app.services.db
      .select({ total: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
      .from(ledgerEntries);
    expect(Number(sum!.total)).toBe(0);
  });

  test('a limit for a person holds while ten spend at once, and counts for them alone', async () => {
    const { credits, bus, db } = app.services;
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    await bus.transact((tx) => credits.add(tx, id, { key: 'gift', kind: 'gift', amount: 1_000_000 }));
    await owner.client.call(contract.changeColleague, {
      params: { businessId: id, member: ben.user.id },
      body: { limit: 100 },
    });
    const spend = (personId: string, key: string) =>
      spendAs({ apiKeyId: null, personId }, () => credits.reserve(id, 30_000, key)).then(
        () => true,
        () => false,
      );
    const done = await Promise.all(Array.from({ length: 10 }, (_, n) => spend(ben.user.id, `${id}:${n}`)));
    expect(done.filter(Boolean)).toHaveLength(3);
    expect(await spend(owner.user.id, `${id}:owner`)).toBe(true);
    const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.ownerId, id));
    expect(await db.$count(creditHolds, eq(creditHolds.accountId, account!.id))).toBe(4);
    const { body } = await owner.client.call(contract.listColleagues, here(id));
    expect(body.items.find(({ id: one }) => one === ben.user.id)).toMatchObject({ spent: 90, limit: 100 });
    // Colleagues who do not see to the money read their own, and nobody else's.
    const ana = await add('member');
    const { body: seen } = await ana.client.call(contract.listColleagues, here(id));
    expect(seen.items.map(({ spent, limit }) => [spent, limit])).toEqual([
      [null, null],
      [null, null],
      [0, null],
    ]);
    const { body: own } = await ben.client.call(contract.listColleagues, here(id));
    expect(own.items[1]).toMatchObject({ spent: 90, limit: 100 });
  });
});

describe('API keys', () => {
  const make = async (client: Client, id: string, name = 'Site') =>
    (
      await client.call(contract.createBusinessKey, {
        ...here(id),
        body: { name, scopes: ['tools:run', 'account:read'], expiresInDays: null, limit: 5 },
      })
    ).body;
  const withKey = ({ secret }: { secret: string }) => ({
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
  });
  const run = (key: { secret: string }) =>
    app
      .client()
      .call(createRun, { params: { tool: 'count-words' }, body: { input: { text: 'a b' } } }, withKey(key));
  const remove = (
    client: Client,
    businessId: string,
    member: string,
    query: { keys?: 'end' | 'keep' } = {},
  ) => client.call(contract.removeColleague, { params: { businessId, member }, query });
  const listed = async (client: Client, id: string) =>
    (await client.call(contract.listBusinessKeys, here(id))).body.items;

  test('a key is the business, and knows nothing of the person who made it', async () => {
    await putTools(app, [countWordsRun]);
    const { id, owner, add } = await buildBusiness(app);
    const admin = await add('admin');
    const key = await make(admin.client, id);
    const { body: first } = await run(key);
    const [row] = await app.services.db.select().from(runs).where(eq(runs.id, first.id));
    expect(row).toMatchObject({ ownerId: id, personId: null });
    // Nothing about the person who made it, and nothing of their own.
    expect((await app.client().call(currentUser, undefined, withKey(key))).text).not.toContain(
      admin.user.email,
    );
    expect((await app.client().call(contract.listBusinessKeys, here(id), withKey(key))).status).toBe(403);
    expect(await listed(owner.client, id)).toMatchObject([
      { id: key.id, by: admin.user.name, keptBy: null, limit: 5 },
    ]);
    await owner.client.call(contract.revokeBusinessKey, { params: { businessId: id, id: key.id } });
    expect((await run(key)).status).toBe(401);
  });

  test('keys end with the removal of whoever made them, and only theirs', async () => {
    await putTools(app, [countWordsRun]);
    const { id, owner, add } = await buildBusiness(app);
    const [ana, ben] = [await add('admin'), await add('admin')];
    const [byAna, byOwner] = [await make(ana.client, id), await make(owner.client, id)];
    expect((await run(byAna)).status).toBe(200);
    expect((await remove(ben.client, id, ana.user.id)).status).toBe(200);
    expect([(await run(byAna)).status, (await run(byOwner)).status]).toEqual([401, 200]);
    expect(await listed(owner.client, id)).toMatchObject([{ id: byOwner.id, by: owner.user.name }]);
  });

  test('an owner keeps keys on purpose, an admin cannot; the list names who made them', async () => {
    await putTools(app, [countWordsRun]);
    const { id, owner, add } = await buildBusiness(app);
    const [ana, ben] = [await add('admin'), await add('admin')];
    const key = await make(ana.client, id);
    expect((await remove(app.client(), id, ana.user.id, { keys: 'keep' })).status).toBe(401);
    expect((await remove(ben.client, id, ana.user.id, { keys: 'keep' })).status).toBe(403);
    expect((await remove(owner.client, id, ana.user.id, { keys: 'some' as never })).status).toBe(422);
    expect((await remove(owner.client, id, ana.user.id, { keys: 'keep' })).status).toBe(200);
    expect((await run(key)).status).toBe(200);
    expect(await listed(ben.client, id)).toMatchObject([{ by: ana.user.name, keptBy: owner.user.name }]);
    await erasePerson(app.services, ana.user, { actorId: ana.user.id });
    expect((await run(key)).status).toBe(200);
    expect(await listed(ben.client, id)).toMatchObject([{ by: null, keptBy: owner.user.name }]);
  });

  test('keys of whoever leaves end, and the owner is notified which', async () => {
    await putTools(app, [countWordsRun]);
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin');
    const key = await make(ana.client, id, 'Till');
    await ana.client.call(contract.leaveBusiness, here(id));
    expect((await run(key)).status).toBe(401);
    const notices = await app.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.ownerId, owner.user.id));
    expect(JSON.stringify(notices)).toContain('Till');
  });

  test('whoever is no longer an admin keeps the keys they made', async () => {
    await putTools(app, [countWordsRun]);
    const { id, owner, add } = await buildBusiness(app);
    const ana = await add('admin');
    const key = await make(ana.client, id);
    const params = { businessId: id, member: ana.user.id };
    await owner.client.call(contract.changeColleague, { params, body: { role: 'member' } });
    expect((await run(key)).status).toBe(200);
    expect(await listed(owner.client, id)).toMatchObject([{ by: ana.user.name, keptBy: null }]);
  });
});

describe('the owner’s account is deleted', () => {
  test('the longest-serving admin follows', async () => {
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    const [first, second] = [await add('admin'), await add('admin')];
    await erasePerson(app.services, owner.user, { actorId: owner.user.id });
    expect(await roleOf(id, first.user.id)).toBe('owner');
    expect(await roleOf(id, second.user.id)).toBe('admin');
    expect((await ben.client.call(contract.getBusiness, here(id))).body.dissolvesAt).toBeNull();
  });

  test('without an admin whoever is in it can take it over; else it is dissolved after the notice', async () => {
    const { db } = app.services;
    const [one, other] = [await buildBusiness(app, 'Kept'), await buildBusiness(app, 'Lost')];
    const [ana, ben] = [await one.add('member'), await other.add('billing')];
    expect((await ana.client.call(contract.claimBusiness, here(one.id))).status).toBe(409);
    for (const { owner } of [one, other])
      await erasePerson(app.services, owner.user, { actorId: owner.user.id });
    const { body } = await ana.client.call(contract.getBusiness, here(one.id));
    expect(Date.parse(body.dissolvesAt!)).toBeGreaterThan(Date.now() + 13 * 24 * 3600_000);
    const [notice] = await db.select().from(notifications).where(eq(notifications.ownerId, ana.user.id));
    expect(notice!.data).toMatchObject({ title: 'Kept needs an owner' });
    await ana.client.call(contract.claimBusiness, here(one.id));
    expect(await roleOf(one.id, ana.user.id)).toBe('owner');

    const job = {
      id: 'x',
      ownerId: null,
      services: app.services,
      signal: new AbortController().signal,
      progress: async () => {},
    };
    await dissolveOwnerless.run({}, job);
    expect(await db.$count(businesses, eq(businesses.id, other.id))).toBe(1);
    await db
      .update(businesses)
      .set({ dissolvesAt: new Date(0) })
      .where(eq(businesses.id, other.id));
    await dissolveOwnerless.run({}, job);
    expect(await db.$count(principals, eq(principals.id, other.id))).toBe(0);
    expect((await ben.client.call(contract.listBusinesses)).body.items).toEqual([]);
    expect(await db.$count(businesses, eq(businesses.id, one.id))).toBe(1);
  });
});

describe('dissolving', () => {
  test('needs the handle typed, takes everything along, and leaves everyone else alone', async () => {
    await putTools(app, [countWordsRun]);
    const { db } = app.services;
    const { id, owner, add } = await buildBusiness(app);
    const ben = await add('member');
    await actingClient(ben.client, id).call(createRun, {
      params: { tool: 'count-words' },
      body: { input: { text: 'x' } },
    });
    const before = await db.$count(users);
    const wrong = await owner.client.call(contract.dissolveBusiness, { ...here(id), body: { handle: 'no' } });
    expect(wrong.status).toBe(422);
    const { body } = await owner.client.call(contract.getBusiness, here(id));
    expect(
      (await ben.client.call(contract.dissolveBusiness, { ...here(id), body: { handle: body.handle } }))
        .status,
    ).toBe(403);
    const answer = await owner.client.call(contract.dissolveBusiness, {
      ...here(id),
      body: { handle: body.handle },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await db.$count(runs, eq(runs.ownerId, id))).toBe(0);
    expect(await db.$count(users)).toBe(before);
    expect((await owner.client.call(contract.getBusiness, here(id))).status).toBe(404);
    const [sum] = await db
      .select({ total: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
      .from(ledgerEntries);
    expect(Number(sum!.total)).toBe(0);
  });
});
