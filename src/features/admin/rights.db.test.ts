/** Two rules that hold for every admin call, whoever adds one: it exists for admins alone, and it leaves a note. */
import { mkdir } from 'node:fs/promises';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditEntries } from '#kit/audit/table.server.ts';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { newId } from '#kit/db/columns.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { gathered } from '#app/gathered.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { buildBusiness } from '#features/businesses/businesses.testing.ts';
import { beginCheckout, listInvoices, payTestCheckout } from '#features/billing/contract.ts';
import { blogPosts, blogRevisions } from '#features/blog/table.server.ts';
import { waitlistEntries } from '#features/beta/table.server.ts';
import { feedback } from '#features/feedback/table.server.ts';
import { questionPosts } from '#features/questions/table.server.ts';
import { galleryItems } from '#features/gallery/table.server.ts';
import { listingStewards } from '#features/listings/table.server.ts';
import { certificates, credentialKeys } from '#features/university/table.server.ts';
import { hiddenThings, reports } from '#social/reports/table.server.ts';
import { emptyOutput } from '#tools/define/output.ts';
import { runs } from '#tools/run/table.server.ts';
import { buildAdmin, buildMember, buildUser, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp({ RATE_LIMITS: 'false', ROLE: 'web' });
const absent = '0198c0de-0000-7000-8000-000000000000';

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const adminEndpoints = gathered.endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ access }) => access === 'admin');
const unsafe = adminEndpoints.filter(({ method }) => method !== 'GET');

function send(client: Client, endpoint: AnyEndpoint, input: object = {}) {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, absent]));
  return client.call(endpoint, { params, ...(endpoint.body ? { body: {} } : {}), ...input } as never);
}

const withoutRequestId = (body: unknown) => {
  const { error } = body as { error: Record<string, unknown> };
  return { ...error, requestId: '' };
};

describe('to everyone but admins it does not exist', () => {
  test.for(adminEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async ([, endpoint]) => {
      const nothing = await app.client().request('/api/admin/no-such-thing');
      for (const client of [app.client(), (await buildMember(app)).client]) {
        const answer = await send(client, endpoint);
        expect(answer.status).toBe(404);
        expect(withoutRequestId(answer.body)).toEqual(withoutRequestId(nothing.body));
      }
    },
  );
});

test('an admin who is a member again, or suspended, is nobody here from the next call on', async () => {
  const owner = await signIn(app, await buildAdmin(app));
  for (const [path, body] of [
    ['role', { role: 'member' }],
    ['suspend', { reason: 'Gone rogue.' }],
  ] as const) {
    const user = await buildAdmin(app);
    const client = await signIn(app, user);
    expect((await client.request('/api/admin/overview')).status).toBe(200);
    const answer = await owner.request(`/api/admin/users/${user.id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    expect((await client.request('/api/admin/overview')).status).toBe(404);
  }
});

/** How each admin call that changes something is made to succeed, and the note it must leave. */
interface Case {
  input: object;
  action: string;
  subjectId: string | null;
}

const buildFeedback = async (values: Partial<typeof feedback.$inferInsert> = {}) => {
  const [row] = await app.services.db
    .insert(feedback)
    .values({ type: 'bug', page: '/', text: 'Something.', email: 'someone@example.org', ...values })
    .returning();
  return row!;
};
const buildJob = async (values: Partial<typeof jobs.$inferInsert> = {}) => {
  const [row] = await app.services.db
    .insert(jobs)
    .values({ kind: 'mail.send', input: { mailId: newId() }, ...values })
    .returning();
  return row!;
};
const about = (id: string, action: string, body?: object): Case => ({
  input: { params: { id }, ...(body && { body }) },
  action,
  subjectId: id,
});

const buildCreation = async (values: Partial<typeof galleryItems.$inferInsert> = {}) => {
  const { id: ownerId } = await buildUser(app);
  const id = newId();
  const what = { tool: 'summarise', kind: 'text', title: 'A text', output: emptyOutput, search: '' } as const;
  await app.services.db
    .insert(runs)
    .values({ ...what, id, rootId: id, talkId: id, ownerId, input: {}, state: 'done' });
  const [row] = await app.services.db
    .insert(galleryItems)
    .values({
      ...what,
      ownerId,
      subjectKind: 'run',
      subjectId: id,
      caption: '',
      tags: [],
      engines: [],
      ...values,
    })
    .returning();
  return row!;
};
const buildReport = async (): Promise<Case> => {
  const { id: targetId } = await buildCreation();
  const about = { targetKind: 'creation', targetId, reason: 'spam', note: '' } as const;
  const ownerId = (await buildUser(app)).id;
  const [report] = await app.services.db
    .insert(reports)
    .values({ ownerId, ...about })
    .returning();
  const body = { decision: 'hide', answer: '' };
  return { input: { params: { id: report!.id }, body }, action: 'report.hide', subjectId: targetId };
};

const buildPost = async () => {
  const id = newId();
  const authorId = (await buildUser(app)).id;
  const question = {
    id,
    kind: 'question',
    questionId: id,
    authorId,
    title: 'A question',
    text: 'Words.',
  } as const;
  await app.services.db.insert(questionPosts).values(question);
  return { id };
};

const buildBlogPost = async (values: Partial<typeof blogPosts.$inferInsert> = {}) => {
  const words = { title: 'News', summary: 'What is new.', text: 'A text.', tags: [] };
  const [row] = await app.services.db
    .insert(blogPosts)
    .values({ slug: `news-${newId()}`, ...words, ...values })
    .returning();
  await app.services.db.insert(blogRevisions).values({ postId: row!.id, number: 1, ...words });
  return row!;
};

const buildCertificate = async () => {
  const { db } = app.services;
  const [key] = await db
    .insert(credentialKeys)
    .values({ publicJwk: { kty: 'RSA', n: 'x', e: 'AQAB' }, retiredAt: new Date() })
    .returning();
  const ownerId = (await buildUser(app)).id;
  const what = { track: 'writing', name: 'Ana', evidence: [], credential: 'a.b.c', issuedAt: new Date() };
  const [row] = await db
    .insert(certificates)
    .values({ ownerId, keyId: key!.id, ...what })
    .returning();
  return row!;
};

const buildApplication = async () => {
  const email = `${newId()}@example.org`;
  const [row] = await app.services.db
    .insert(waitlistEntries)
    .values({ email, interests: ['quests'], why: '', secretHash: email, confirmedAt: new Date() })
    .returning();
  return row!;
};

const buildAppeal = async (): Promise<Case> => {
  const { id, ownerId } = await buildCreation({ hiddenAt: new Date() });
  const target = { targetKind: 'creation', targetId: id };
  await app.services.db
    .insert(hiddenThings)
    .values({ ...target, ownerId, why: 'Spam.', appeal: 'It is not.', appealedAt: new Date() });
  const body = { target: { kind: 'creation', id }, decision: 'accept', answer: '' };
  return { input: { body }, action: 'appeal.accept', subjectId: id };
};

/** Already on the disk, so that nothing is fetched from anywhere. */
const buildPack = async (action: string): Promise<Case> => {
  await mkdir(app.services.packs.folderOf('espeak'), { recursive: true });
  return { input: { params: { id: 'espeak' } }, action, subjectId: null };
};

/** Someone who has bought credits in test mode. */
const buildPaid = async (): Promise<Case> => {
  const { client } = await buildMember(app);
  const { body } = await client.call(beginCheckout, { body: { what: 'pack', pack: 'small' } });
  const id = new URL(body.url).searchParams.get('session')!;
  const card = { number: '4242424242424242', month: 12, year: 2099 };
  await client.call(payTestCheckout, { params: { id }, body: card });
  const invoices = await client.call(listInvoices, { query: {} });
  return about(invoices.body.items[0]!.id, 'billing.refund', { cents: 500, why: 'Bought by mistake.' });
};

/** A code that can be withdrawn. */
const buildCode = async (): Promise<string> => {
  const stripe = await app.services.billing.stripe();
  const { id: coupon } = await stripe.coupons.create({ percent_off: 10, duration: 'forever' });
  const promotion = { type: 'coupon', coupon } as const;
  return (await stripe.promotionCodes.create({ promotion, code: `W-${newId().slice(-12)}` })).id;
};

/** A business whose owner is suspended, with someone who could own it. */
const buildOrphaned = async (): Promise<Case> => {
  const { id, owner, add } = await buildBusiness(app);
  const { user } = await add('admin');
  await app.services.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, owner.user.id));
  return about(id, 'business.given', { member: user.id, why: 'They asked for it.' });
};

const cases: Record<string, () => Promise<Case>> = {
  'POST /api/admin/businesses/:id/owner': buildOrphaned,
  'PATCH /api/admin/settings': async () => ({
    input: { body: { announcement: `Back at ${newId()}.` } },
    action: 'settings.change',
    subjectId: null,
  }),
  'POST /api/admin/users/:id/role': async () =>
    about((await buildUser(app)).id, 'user.role', { role: 'admin' }),
  'POST /api/admin/users/:id/credits': async () =>
    about((await buildUser(app)).id, 'credits.give', { credits: 10, why: 'A thank-you.' }),
  'POST /api/admin/users/:id/plan': async () =>
    about((await buildUser(app)).id, 'plan.give', { plan: 'plus' }),
  'POST /api/admin/billing/invoices/:id/refund': buildPaid,
  'POST /api/admin/billing/clock': async () => ({
    input: { body: { days: 1 } },
    action: 'billing.clock',
    subjectId: null,
  }),
  'POST /api/admin/billing/codes': async () => ({
    input: { body: { code: `C-${newId().slice(-12)}`, percent: 10, months: null } },
    action: 'billing.code',
    subjectId: null,
  }),
  'DELETE /api/admin/billing/codes/:id': async () => ({
    input: { params: { id: await buildCode() } },
    action: 'billing.code-withdrawn',
    subjectId: null,
  }),
  'POST /api/admin/users/:id/suspend': async () =>
    about((await buildUser(app)).id, 'user.suspend', { reason: 'Spam.' }),
  'POST /api/admin/users/:id/unsuspend': async () =>
    about((await buildUser(app, { suspendedAt: new Date() })).id, 'user.unsuspend'),
  'POST /api/admin/users/:id/end-sessions': async () => about((await buildUser(app)).id, 'user.end-sessions'),
  'POST /api/admin/users/:id/resend-verification': async () =>
    about((await buildUser(app, { emailVerified: false })).id, 'user.resend-verification'),
  'POST /api/admin/gallery/:id/hidden': async () =>
    about((await buildCreation()).id, 'gallery.hide', { hidden: true }),
  'POST /api/admin/reports/:id/decision': buildReport,
  'POST /api/admin/questions/posts/:id/decision': async () =>
    about((await buildPost()).id, 'question.hide', { decision: 'hide', message: 'Off topic.' }),
  'POST /api/admin/appeals/decision': buildAppeal,
  'POST /api/listing-care/:section/decision': async () => {
    const { id: member } = await buildUser(app);
    await app.services.db
      .insert(listingStewards)
      .values({ section: 'goods', ownerId: member, state: 'asked', why: 'I sort things all day.' });
    const input = { params: { section: 'goods' }, body: { member, appoint: true } };
    return { input, action: 'steward.appoint', subjectId: member };
  },
  'POST /api/admin/blog': async () => ({
    input: { body: { title: `A post ${newId()}` } },
    action: 'blog.begin',
    subjectId: expect.any(String),
  }),
  'PUT /api/admin/blog/:id': async () => {
    const { id, slug } = await buildBlogPost();
    const words = { slug, title: 'Newer', summary: 'What is new.', text: 'Another text.', tags: [] };
    return about(id, 'blog.save', { revision: 1, ...words });
  },
  'POST /api/admin/blog/:id/publish': async () =>
    about((await buildBlogPost()).id, 'blog.published', { at: null }),
  'POST /api/admin/blog/:id/withdraw': async () =>
    about((await buildBlogPost({ state: 'published', publishedAt: new Date() })).id, 'blog.withdrawn'),
  'POST /api/admin/certificates/:id/revoke': async () =>
    about((await buildCertificate()).id, 'certificate.revoke', { why: 'Given by mistake.' }),
  'POST /api/admin/credential-keys/rotate': async () => ({
    input: {},
    action: 'certificate.rotate-key',
    subjectId: null,
  }),
  'POST /api/admin/waitlist/invite': async () => {
    await buildApplication();
    return { input: { body: { rule: 'oldest', count: 1 } }, action: 'waitlist.invite', subjectId: null };
  },
  'DELETE /api/admin/waitlist/:id': async () => about((await buildApplication()).id, 'waitlist.remove'),
  'PUT /api/admin/flags/:flag': async () => ({
    input: { params: { flag: 'next-step' }, body: { state: 'off' } },
    action: 'flag.state',
    subjectId: 'next-step',
  }),
  'POST /api/admin/jobs/:id/cancel': async () => about((await buildJob()).id, 'job.cancel'),
  'POST /api/admin/jobs/:id/retry': async () => about((await buildJob({ state: 'failed' })).id, 'job.retry'),
  'POST /api/admin/packs/:id/fetch': () => buildPack('pack.fetch'),
  'DELETE /api/admin/packs/:id': () => buildPack('pack.remove'),
  'POST /api/admin/feedback/:id/answer': async () =>
    about((await buildFeedback()).id, 'feedback.answer', { answer: 'Thank you.' }),
  'POST /api/admin/feedback/:id/state': async () =>
    about((await buildFeedback()).id, 'feedback.close', { state: 'closed' }),
  'DELETE /api/admin/feedback/:id': async () => about((await buildFeedback()).id, 'feedback.delete'),
  'POST /api/admin/feedback/:id/restore': async () =>
    about((await buildFeedback({ deletedAt: new Date() })).id, 'feedback.restore'),
};

test('every admin call that changes something has a case below', () => {
  expect(Object.keys(cases).sort()).toEqual(unsafe.map(nameOf).sort());
});

describe('it leaves a note, and does nothing where it cannot', () => {
  test.for(unsafe.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s',
    async ([name, endpoint]) => {
      const admin = await buildAdmin(app);
      const client = await signIn(app, admin);
      const { input, action, subjectId } = await cases[name]!();

      const before = await snapshot();
      await app.services.db.execute(sql`alter table audit_entry rename to audit_entry_away`);
      const failed = await send(client, endpoint, input);
      await app.services.db.execute(sql`alter table audit_entry_away rename to audit_entry`);
      expect(failed.status).toBe(500);
      expect(await snapshot()).toEqual(before);

      const answer = await send(client, endpoint, input);
      expect(answer.status).toBe(200);
      const [note] = await app.services.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.actorId, admin.id), eq(auditEntries.action, action)))
        .orderBy(desc(auditEntries.id));
      expect(note).toMatchObject({ subjectId, requestId: answer.headers.get('x-request-id') });
    },
  );
});

/** Everything an admin can change, as it stands. */
async function snapshot() {
  const tables = [
    'user',
    'session',
    'api_key',
    'feedback',
    'job',
    'mail',
    'owner_setting',
    'trash_item',
    'notification',
    'blog_post',
    'blog_revision',
    'certificate',
    'credential_key',
    'hidden_thing',
    'waitlist_entry',
    'flag_setting',
    'credit_account',
    'credit_grant',
    'billing_invoice',
    'billing_test_object',
    'business',
    'business_member',
  ];
  const rows: unknown[] = [];
  for (const table of tables)
    rows.push((await app.services.db.execute(sql`select * from ${sql.identifier(table)} order by 1`)).rows);
  return rows;
}
