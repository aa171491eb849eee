import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { nextQuestStep, startQuest } from '#features/quests/contract.ts';
import { publicProfile } from '#features/profiles/contract.ts';
import { scrolls } from '#features/quests/table.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import type { FlagId } from '#kit/flags/flags.ts';
import { mails } from '#kit/mail/table.server.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  applyForBeta,
  betaDashboard,
  confirmApplication,
  inviteFromWaitlist,
  leaveWaitlist,
  listWaitlist,
  ownPlace,
  previewInvitation,
  putFlagState,
  switchFlag,
  waitlistFigures,
} from './contract.ts';
import type { Interest } from './interests.ts';
import { waitlistEntries } from './table.server.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web' });
let people = 0;

async function apply(interests: Interest[] = ['quests'], email = `waiting-${(people += 1)}@example.org`) {
  const client = app.client();
  const { status, body } = await client.call(applyForBeta, { body: { email, interests } });
  expect(status).toBe(200);
  expect(body.confirmed).toBe(false);
  return { client, email, secret: await secretFor(email) };
}

/** As it stands in the newest email. */
async function secretFor(address: string) {
  const emails = await app.services.db.select().from(mails).where(eq(mails.recipient, address));
  const newest = emails.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)!;
  return /secret=([\w-]+)/.exec(newest.text ?? '')![1]!;
}

async function confirmed(interests?: Interest[]) {
  const one = await apply(interests);
  const { status } = await one.client.call(confirmApplication, { body: { secret: one.secret } });
  expect(status).toBe(200);
  return one;
}

const placeOf = async ({ client, secret }: { client: ReturnType<typeof app.client>; secret: string }) =>
  (await client.call(ownPlace, { query: { secret } })).body.place;
const admin = async () => signIn(app, await buildAdmin(app));
const clear = () => app.services.db.delete(waitlistEntries);

test('the queue goes by when people confirmed, and moves when others are invited or leave', async () => {
  await clear();
  const late = await apply();
  const [a, b, c] = [await confirmed(), await confirmed(), await confirmed()];
  expect(await placeOf(late)).toMatchObject({ state: 'unconfirmed', place: null });
  expect(await placeOf(a)).toMatchObject({ state: 'waiting', place: 1, waiting: 3 });
  expect(await placeOf(c)).toMatchObject({ place: 3 });
  // Applied first and confirmed last: the end of the queue. Confirming twice changes nothing.
  await late.client.call(confirmApplication, { body: { secret: late.secret } });
  await late.client.call(confirmApplication, { body: { secret: late.secret } });
  expect(await placeOf(late)).toMatchObject({ place: 4 });
  await (await admin()).call(inviteFromWaitlist, { body: { rule: 'oldest', count: 1 } });
  expect(await placeOf(a)).toMatchObject({ state: 'invited', place: null });
  expect(await placeOf(c)).toMatchObject({ place: 2 });
  expect((await b.client.call(leaveWaitlist, { body: { secret: b.secret } })).status).toBe(200);
  expect(await placeOf(c)).toMatchObject({ place: 1 });
  expect((await b.client.call(leaveWaitlist, { body: { secret: b.secret } })).status).toBe(404);
  expect((await app.client().call(leaveWaitlist, { body: {} })).status).toBe(401);
});

test('a second application sends a new email, and only the owner of the address changes a confirmed one', async () => {
  await clear();
  const one = await confirmed(['quests']);
  await apply(['voice'], one.email);
  // The old link ended with the new email.
  expect((await one.client.call(confirmApplication, { body: { secret: one.secret } })).status).toBe(404);
  const again = { client: one.client, secret: await secretFor(one.email) };
  expect(await placeOf(again)).toMatchObject({ interests: ['quests'], state: 'waiting' });
});

test('a member with a confirmed address needs no email', async () => {
  await clear();
  const { client, user } = await buildMember(app);
  const { body } = await client.call(applyForBeta, { body: { email: user.email, interests: ['voice'] } });
  expect(body.confirmed).toBe(true);
  expect((await client.call(ownPlace, { query: {} })).body.place).toMatchObject({
    state: 'waiting',
    place: 1,
  });
  expect(await app.services.db.$count(mails, eq(mails.recipient, user.email))).toBe(0);
});

test('batches by rule: the oldest, by interest, by place; two admins at once invite everyone once', async () => {
  await clear();
  const all = [];
  for (let n = 0; n < 6; n += 1) all.push(await confirmed(n % 2 ? ['voice'] : ['quests']));
  const owner = await admin();
  const preview = await owner.call(previewInvitation, {
    query: { rule: 'interest', interest: 'voice', count: 2 },
  });
  expect(preview.body.emails).toEqual([all[1]!.email, all[3]!.email]);
  expect((await owner.call(previewInvitation, { query: { rule: 'number' } })).status).toBe(422);
  await owner.call(inviteFromWaitlist, { body: { rule: 'interest', interest: 'voice', count: 2 } });
  expect(await placeOf(all[3]!)).toMatchObject({ state: 'invited' });
  // Left in the queue: 0, 2, 4, 5.
  await owner.call(inviteFromWaitlist, { body: { rule: 'number', from: 2, to: 3 } });
  expect(await placeOf(all[2]!)).toMatchObject({ state: 'invited' });
  expect(await placeOf(all[4]!)).toMatchObject({ state: 'invited' });
  const other = await admin();
  const both = await Promise.all(
    [owner, other].map((client) => client.call(inviteFromWaitlist, { body: { rule: 'oldest', count: 2 } })),
  );
  expect(both.reduce((sum, { body }) => sum + body.invited, 0)).toBe(2);
  for (const { email: address } of all) {
    const emails = await app.services.db.select().from(mails).where(eq(mails.recipient, address));
    expect(emails.filter(({ template }) => template === 'beta-invite')).toHaveLength(1);
  }
  const { body: figures } = await owner.call(waitlistFigures);
  expect(figures).toMatchObject({ waiting: 0, invited: 6, unconfirmed: 0 });
  expect(figures.audit.length).toBeGreaterThan(2);
  const { body: list } = await owner.call(listWaitlist, { query: { state: 'invited' } });
  expect(list.items).toHaveLength(6);
});

test('flags: off until switched on, for people in the beta, with a note of each change', async () => {
  await clear();
  const { client, user } = await buildMember(app);
  const flip = (flag: FlagId, on: boolean) => client.call(switchFlag, { params: { flag }, body: { on } });
  expect((await app.client().call(betaDashboard)).status).toBe(401);
  expect((await flip('next-step', true)).status).toBe(403);
  await client.call(applyForBeta, { body: { email: user.email, interests: ['quests'] } });
  expect((await flip('next-step', true)).status).toBe(403);
  const owner = await admin();
  await owner.call(inviteFromWaitlist, { body: { rule: 'oldest', count: 1 } });
  const { body } = await client.call(betaDashboard);
  expect(body).toMatchObject({ isIn: true, flags: [{ on: false }, { on: false }, { on: false }] });

  // What they switch really is there afterwards.
  await client.call(startQuest, { params: { id: 'tool-hopper' } });
  const next = async () => (await client.call(nextQuestStep)).body.next;
  expect(await next()).toBeNull();
  expect((await flip('next-step', true)).status).toBe(200);
  expect(await next()).toMatchObject({ quest: 'tool-hopper', done: 0, of: 1 });
  const done = {};
  await app.services.db.insert(scrolls).values({
    ownerId: user.id,
    quest: 'curator',
    title: 'Curator for a day',
    about: '',
    steps: [],
    done,
    credits: 15,
    isPublic: true,
  });
  const badges = async () =>
    (await app.client().call(publicProfile, { params: { handle: user.username! } })).body.badges.map(
      ({ title }) => title,
    );
  expect(await badges()).not.toContain('Curator for a day');
  await flip('profile-scrolls', true);
  expect(await badges()).toContain('Curator for a day');
  const notes = await app.services.db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
  expect(notes.map(({ action }) => action)).toEqual(['flag.on', 'flag.on']);

  // The owner's word goes over everyone's.
  await owner.call(putFlagState, { params: { flag: 'next-step' }, body: { state: 'off' } });
  expect(await next()).toBeNull();
  expect((await flip('next-step', true)).status).toBe(409);
  await owner.call(putFlagState, { params: { flag: 'next-step' }, body: { state: 'everyone' } });
  expect(await next()).not.toBeNull();
  await owner.call(putFlagState, { params: { flag: 'next-step' }, body: { state: 'beta' } });

  // Who leaves has nothing of it any more.
  expect(await next()).not.toBeNull();
  expect((await client.call(leaveWaitlist, { body: {} })).status).toBe(200);
  expect(await next()).toBeNull();
  expect(await badges()).not.toContain('Curator for a day');
});

test('an address entered repeatedly gets at most three emails an hour, and they still confirm it', async () => {
  await clear();
  const one = await apply();
  for (let tries = 0; tries < 5; tries += 1) await apply(['voice'], one.email);
  const emails = await app.services.db.select().from(mails).where(eq(mails.recipient, one.email));
  expect(emails).toHaveLength(3);
});

test('what is no application is refused', async () => {
  const client = app.client();
  const body = { email: 'no address', interests: ['quests'] as Interest[] };
  expect((await client.call(applyForBeta, { body })).status).toBe(422);
  expect((await client.call(applyForBeta, { body: { email: 'a@example.org', interests: [] } })).status).toBe(
    422,
  );
  const secret = 'aaaaaaaaaaaaaaaaaaaaaaaa';
  expect((await client.call(confirmApplication, { body: { secret } })).status).toBe(404);
  expect((await client.call(ownPlace, { query: { secret } })).body.place).toBeNull();
});
