/** Emails that invite: they reach strangers, so neither how often nor what they say is left to whoever sends them. */
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { beginCheckout, payTestCheckout, setTopUp } from '#features/billing/contract.ts';
import { handleAvailable } from '#features/accounts/contract.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import { setBoundary } from '#kit/boundaries/contract.ts';
import { newId } from '#kit/db/columns.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { buildMember } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { actingClient, buildBusiness } from './businesses.testing.ts';
import * as contract from './contract.ts';
import { mostEmails, mostEmailsToOne } from './limits.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web', FETCH_MODELS: 'false' });
const here = (businessId: string) => ({ params: { businessId } });
const codeOf = (answer: { body: unknown }) => (answer.body as { error?: { code: string } }).error?.code;
const emailsTo = (email: string) =>
  app.services.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, 'business.invite')));

type Sender = Awaited<ReturnType<typeof buildMember>>;
const invite = ({ client }: Sender, id: string, email: string) =>
  client.call(contract.inviteColleague, { ...here(id), body: { email, role: 'member' } });

test('one address is written to a few times a day, however many businesses someone makes for it', async () => {
  const { id, owner, add } = await buildBusiness(app);
  const other = await add('admin');
  const email = 'stranger@example.org';
  const answers = [];
  for (let n = 0; n < mostEmailsToOne + 2; n += 1) answers.push(await invite(owner, id, email));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostEmailsToOne);
  expect(codeOf(answers.at(-1)!)).toBe('too_many:letters');
  expect(codeOf(await invite(other, id, email))).toBe('too_many:letters');
  const { body } = await owner.client.call(contract.getBusiness, here(id));
  await owner.client.call(contract.dissolveBusiness, { ...here(id), body: { handle: body.handle } });
  const { body: next } = await owner.client.call(contract.createBusiness, {
    body: { name: 'Again', handle: `again-${id.slice(-8)}` },
  });
  expect(codeOf(await invite(owner, next.id, email))).toBe('too_many:letters');
  expect(await emailsTo(email)).toHaveLength(mostEmailsToOne);
  // A link is no email.
  const link = await owner.client.call(contract.inviteColleague, {
    ...here(next.id),
    body: { role: 'member' },
  });
  expect(link.status).toBe(200);
});

test('all in all a person writes so many a day', async () => {
  const { id, owner } = await buildBusiness(app);
  const sent = (n: number) => ({
    actorId: owner.user.id,
    action: 'business.invite',
    subjectId: newId(),
    details: { email: `someone-${n}@example.org`, role: 'member' },
  });
  const all = Array.from({ length: mostEmails - 1 }, (_, n) => sent(n));
  await app.services.db.insert(auditEntries).values(all);
  expect((await invite(owner, id, 'last@example.org')).status).toBe(200);
  expect(codeOf(await invite(owner, id, 'one-more@example.org'))).toBe('too_many:letters');
});

test('a member with an unconfirmed address cannot send invites by email', async () => {
  const sender = await buildMember(app, { emailVerified: false });
  const { body } = await sender.client.call(contract.createBusiness, {
    body: { name: 'Unsure', handle: `unsure-${sender.user.id.slice(-8)}` },
  });
  expect(codeOf(await invite(sender, body.id, 'whoever@example.org'))).toBe('forbidden:address');
  expect(await emailsTo('whoever@example.org')).toEqual([]);
});

test('names bring no link and no line of their own into an email', async () => {
  const { id, owner, add } = await buildBusiness(app, 'Prize at https://evil.example/win');
  const admin = await add('admin', { name: 'Your bank\n\nLocked! See www.evil.example' });
  expect((await invite(admin, id, 'reader@example.org')).status).toBe(200);
  const [email] = await emailsTo('reader@example.org');
  for (const words of [email!.subject, email!.text!, email!.html!]) {
    expect(words).not.toMatch(/evil\.example/);
    expect(words).not.toContain('https://evil');
  }
  expect(email!.text).not.toMatch(/^Locked/m);
  expect(owner.user.id).not.toBe(admin.user.id);
});

test('whoever blocked the sender gets no email and sees no invite, and nobody learns of it', async () => {
  const { id, owner } = await buildBusiness(app);
  const invited = await buildMember(app);
  const set = await invited.client.call(setBoundary, {
    params: { handle: owner.user.username! },
    body: { kind: 'block' },
  });
  expect(set.status).toBe(200);
  expect((await invite(owner, id, invited.user.email)).status).toBe(200);
  expect(await emailsTo(invited.user.email)).toEqual([]);
  expect((await invited.client.call(contract.listBusinesses)).body.invitations).toEqual([]);
});

test('an invite is declined once: the activity of a business is not filled by whoever it invited', async () => {
  const { id, owner } = await buildBusiness(app);
  const invited = await buildMember(app);
  const { body: made } = await invite(owner, id, invited.user.email);
  const decline = () =>
    invited.client.call(contract.answerBusinessInvite, { params: { id: made.id }, body: { accept: false } });
  expect((await decline()).status).toBe(200);
  expect((await decline()).status).toBe(404);
  const { body } = await owner.client.call(contract.listBusinessActivity, { ...here(id), query: {} });
  expect(body.items.filter(({ what }) => what.startsWith('declined'))).toHaveLength(1);
});

test('nobody takes the handle of a business for themselves, nor one that looks like it', async () => {
  const { owner } = await buildBusiness(app);
  const handle = `grove-${owner.user.id.slice(-6)}l`;
  await owner.client.call(contract.createBusiness, { body: { name: 'Grove', handle } });
  for (const taken of [handle, `${handle.slice(0, -1)}1`]) {
    const { body } = await app.client().call(handleAvailable, { query: { handle: taken } });
    expect(body).toMatchObject({ available: false });
  }
});

test('who lets a business buy by itself stands in its activity', async () => {
  const { id, owner, add } = await buildBusiness(app);
  const billing = actingClient((await add('billing')).client, id);
  const { body: checkout } = await billing.call(beginCheckout, { body: { what: 'card' } });
  const session = /cs_test_\w+/.exec(checkout.url)![0];
  const card = { number: '4242424242424242', month: 12, year: 2040, confirmed: false };
  await billing.call(payTestCheckout, { params: { id: session }, body: card });
  const topUp = { pack: 'large' as const, below: 100, ceiling: 500 };
  expect((await billing.call(setTopUp, { body: { topUp } })).status).toBe(200);
  const { body } = await owner.client.call(contract.listBusinessActivity, { ...here(id), query: {} });
  expect(body.items[0]!.what).toContain('$500');
});
