/** Reports on what hangs in the gallery, and what admins do about it. */
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { auditEntries } from '#kit/audit/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import {
  decideAppeal,
  decideReport,
  listAppeals,
  listReports,
  longestAppeal,
  longestNote,
  reportCounts,
  sendAppeal,
  sendReport,
  whyIsItHidden,
} from '#social/reports/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  addComment,
  featureCreation,
  getCreation,
  hideCreation,
  listComments,
  listGallery,
  unfeatureCreation,
} from './contract.ts';
import { absent, publish } from './creations.testing.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

const admin = async () => signIn(app, await buildAdmin(app));
async function exhibit() {
  const maker = await buildMember(app);
  return { ...maker, ...(await publish(app, maker.client)) };
}
const about = (id: string, kind = 'gallery-item') => ({ target: { kind, id }, reason: 'spam' as const });
const noticesOf = async (ownerId: string) =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.ownerId, ownerId), eq(notifications.kind, 'report.decided')))
  ).map(({ data }) => data as { title: string; text: string });
const status = async (id: string, client = app.client()) =>
  (await client.call(getCreation, { params: { id } })).status;

test('what is reported is hidden by an admin, and everyone concerned hears of it', async () => {
  const { user, client: maker, id } = await exhibit();
  const [ben, cleo] = [await buildMember(app, { name: 'Ben' }), await buildMember(app)];
  await ben.client.call(sendReport, { body: { ...about(id), note: 'Buy now!' } });
  await cleo.client.call(sendReport, { body: { ...about(id), reason: 'unkind' } });
  const client = await admin();
  const { body } = await client.call(listReports, { query: { state: 'open' } });
  const report = body.items.find(({ note }) => note === 'Buy now!')!;
  expect(report).toMatchObject({
    reason: 'spam',
    state: 'open',
    reporter: { name: 'Ben' },
    target: {
      title: 'A fine count',
      text: 'Three of them.\n\n**3** words',
      path: `/gallery/${id}`,
      hidden: false,
    },
  });

  const decide = (decision: 'hide' | 'keep', answer = '') =>
    client.call(decideReport, { params: { id: report.id }, body: { decision, answer } });
  expect((await decide('hide', 'It was spam.')).status).toBe(200);
  expect(await status(id)).toBe(404);
  expect(await status(id, maker)).toBe(200);
  expect(await status(id, client)).toBe(200);
  const { body: shown } = await app.client().call(listGallery, { query: { by: user.username! } });
  expect(shown.items).toEqual([]);
  for (const reporter of [ben, cleo])
    expect(await noticesOf(reporter.user.id)).toMatchObject([
      { text: 'Thank you. We’ve hidden it. It was spam.' },
    ]);
  expect(await noticesOf(user.id)).toMatchObject([{ title: 'Your content was hidden' }]);
  const [audit] = await app.services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(desc(auditEntries.createdAt));
  expect(audit).toMatchObject({ action: 'report.hide', details: { reports: 2 } });

  // On second thoughts.
  await decide('keep');
  expect(await status(id)).toBe(200);
  const { body: later } = await client.call(listReports, { query: { state: 'dismissed' } });
  expect(later.items.map((item) => item.id)).toContain(report.id);
});

test('a comment is reported and hidden by itself', async () => {
  const { id, client: maker } = await exhibit();
  const { body: comment } = await maker.call(addComment, { params: { id }, body: { text: 'Rude words.' } });
  const { client } = await buildMember(app);
  const { body } = await client.call(sendReport, { body: about(comment.id, 'gallery-comment') });
  await (await admin()).call(decideReport, { params: { id: body.id }, body: { decision: 'hide' } });
  expect((await app.client().call(listComments, { query: { item: id } })).body.items).toEqual([]);
  expect(await status(id)).toBe(200);
});

test('reports are for members, once each, about what is there and not one’s own', async () => {
  const { id, client: maker } = await exhibit();
  const { client } = await buildMember(app);
  expect((await app.client().call(sendReport, { body: about(id) })).status).toBe(401);
  expect((await maker.call(sendReport, { body: about(id) })).status).toBe(422);
  expect((await client.call(sendReport, { body: about(absent) })).status).toBe(404);
  expect((await client.call(sendReport, { body: about(id, 'weather') })).status).toBe(404);
  for (const wrong of [
    { reason: 'boring' },
    { reason: 'other' },
    { note: 'x'.repeat(longestNote + 1) },
    { state: 'upheld' },
  ])
    expect((await client.call(sendReport, { body: { ...about(id), ...wrong } as never })).status).toBe(422);
  expect((await client.call(sendReport, { body: about(id) })).status).toBe(200);
  expect((await client.call(sendReport, { body: about(id) })).status).toBe(409);
});

test('to everyone but admins there are no reports, no appeals and nothing to hide', async () => {
  const { id, client: maker } = await exhibit();
  for (const client of [app.client(), maker]) {
    expect((await client.call(listReports, { query: {} })).status).toBe(404);
    expect((await client.call(reportCounts)).status).toBe(404);
    expect((await client.call(listAppeals, { query: {} })).status).toBe(404);
    expect(
      (await client.call(decideAppeal, { body: { target: about(id).target, decision: 'accept' } })).status,
    ).toBe(404);
    expect((await client.call(decideReport, { params: { id }, body: { decision: 'keep' } })).status).toBe(
      404,
    );
    expect((await client.call(hideCreation, { params: { id }, body: { hidden: true } })).status).toBe(404);
  }
  const client = await admin();
  expect(
    (await client.call(decideReport, { params: { id: absent }, body: { decision: 'keep' } })).status,
  ).toBe(404);
  expect(
    (await client.call(decideReport, { params: { id }, body: { decision: 'burn' } as never })).status,
  ).toBe(422);
  expect((await client.call(featureCreation, { params: { id: absent }, body: { why: 'Fine' } })).status).toBe(
    404,
  );
  expect((await client.call(featureCreation, { params: { id }, body: {} as never })).status).toBe(422);
  expect((await client.call(reportCounts)).body).toMatchObject({ open: expect.any(Number) });
});

test('an admin fills the showcase and hides without a report', async () => {
  const { id } = await exhibit();
  const client = await admin();
  const featured = async () =>
    (await app.client().call(listGallery, { query: { shelf: 'featured' } })).body.items.map(
      (item) => item.id,
    );
  expect(await featured()).not.toContain(id);
  await client.call(featureCreation, { params: { id }, body: { why: 'Well counted.' } });
  expect(await featured()).toEqual([id]);
  await client.call(hideCreation, { params: { id }, body: { hidden: true } });
  expect(await featured()).toEqual([]);
  expect((await client.call(getCreation, { params: { id } })).body).toMatchObject({
    hidden: true,
    featured: true,
  });
  await client.call(hideCreation, { params: { id }, body: { hidden: false } });
  await client.call(unfeatureCreation, { params: { id } });
  expect(await featured()).toEqual([]);
  expect(await status(id)).toBe(200);
});

test('stewards fill the showcase with a reason that everyone reads; others do not', async () => {
  const { id, user, client: maker } = await exhibit();
  const feature = (client: typeof maker, why = 'Well counted.') =>
    client.call(featureCreation, { params: { id }, body: { why } });
  expect((await feature(app.client())).status).toBe(401);
  expect((await feature(maker)).status).toBe(403);
  expect((await maker.call(unfeatureCreation, { params: { id } })).status).toBe(403);
  const { client: steward, user: person } = await buildMember(app, { role: 'steward' });
  for (const why of ['', 'x'.repeat(301), 'a\0b']) expect((await feature(steward, why)).status).toBe(422);
  expect((await feature(steward)).status).toBe(200);
  expect((await feature(steward, 'Counted very well.')).status).toBe(200);
  const { body } = await app.client().call(listGallery, { query: { shelf: 'featured' } });
  expect(body.items.find((item) => item.id === id)).toMatchObject({
    featured: true,
    featuredWhy: 'Counted very well.',
  });
  // Told once, not for each change of words.
  const { db } = app.services;
  const news = await db.select().from(notifications).where(eq(notifications.ownerId, user.id));
  expect(news.filter(({ kind }) => kind === 'gallery.featured')).toHaveLength(1);
  const audit = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audit.map(({ actorId }) => actorId)).toEqual([person.id, person.id]);
  // The role opens nothing else.
  expect((await steward.call(listReports, { query: {} })).status).toBe(404);
  expect((await steward.call(hideCreation, { params: { id }, body: { hidden: true } })).status).toBe(404);
  expect((await steward.call(unfeatureCreation, { params: { id } })).status).toBe(200);
  expect((await app.client().call(getCreation, { params: { id } })).body).toMatchObject({
    featured: false,
    featuredWhy: '',
  });
});

test('whoever made what is hidden reads why and appeals once; an admin decides again', async () => {
  const { id, user, client: maker } = await exhibit();
  const target = { kind: 'gallery-item', id };
  const appeal = (client: typeof maker, text = 'It is no spam.') =>
    client.call(sendAppeal, { body: { target, text } });
  const why = async (client: typeof maker) =>
    (await client.call(whyIsItHidden, { params: target })).body.hidden;
  expect((await app.client().call(whyIsItHidden, { params: target })).status).toBe(401);
  expect((await appeal(app.client())).status).toBe(401);
  expect((await appeal(maker)).status).toBe(404);
  expect(await why(maker)).toBeNull();

  const client = await admin();
  const hide = () =>
    client.call(hideCreation, {
      params: { id },
      body: { hidden: true, reason: 'spam', message: 'Twice the same.' },
    });
  await hide();
  const { client: other } = await buildMember(app);
  expect(await why(other)).toBeNull();
  expect((await appeal(other)).status).toBe(404);
  expect(await why(maker)).toMatchObject({
    why: 'Spam. Advertising or repeated content. Twice the same.',
    appeal: null,
  });
  for (const text of ['', ' ', 'x'.repeat(longestAppeal + 1)])
    expect((await appeal(maker, text)).status).toBe(422);
  expect((await appeal(maker)).status).toBe(200);
  expect((await appeal(maker)).status).toBe(409);

  const { body } = await client.call(listAppeals, { query: {} });
  expect(body.items.find((item) => item.id === id)).toMatchObject({
    appeal: 'It is no spam.',
    thing: { title: 'A fine count', path: `/gallery/${id}` },
  });
  expect((await client.call(reportCounts)).body.appeals).toBeGreaterThan(0);
  const decide = (decision: 'accept' | 'decline', answer = '') =>
    client.call(decideAppeal, { body: { target, decision, answer } });
  expect((await decide('decline', 'It is.')).status).toBe(200);
  expect((await decide('accept')).status).toBe(409);
  expect(await why(maker)).toMatchObject({ appealAnswer: 'It is.' });
  expect((await appeal(maker)).status).toBe(409);
  expect(await status(id)).toBe(404);

  // Shown and hidden anew, it can be appealed anew.
  await client.call(hideCreation, { params: { id }, body: { hidden: false } });
  expect(await why(maker)).toBeNull();
  await hide();
  await appeal(maker, 'Look again.');
  expect((await decide('accept')).status).toBe(200);
  expect(await status(id)).toBe(200);
  expect((await noticesOf(user.id)).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Your appeal was declined', 'Your appeal was accepted']),
  );
  expect((await decide('accept')).status).toBe(404);
});
