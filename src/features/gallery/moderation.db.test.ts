/** Reports on what hangs in the gallery, and what admins do about it. */
import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { auditEntries } from '#kit/audit/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { decideReport, listReports, longestNote, reportCounts, sendReport } from '#kit/reports/contract.ts';
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
const told = async (ownerId: string) =>
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
    expect(await told(reporter.user.id)).toMatchObject([
      { text: 'Thank you. It is no longer shown. It was spam.' },
    ]);
  expect(await told(user.id)).toMatchObject([{ title: 'Something of yours is no longer shown' }]);
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

test('to everyone but admins there are no reports, no showcase to fill and nothing to hide', async () => {
  const { id, client: maker } = await exhibit();
  for (const client of [app.client(), maker]) {
    expect((await client.call(listReports, { query: {} })).status).toBe(404);
    expect((await client.call(reportCounts)).status).toBe(404);
    expect((await client.call(decideReport, { params: { id }, body: { decision: 'keep' } })).status).toBe(
      404,
    );
    expect((await client.call(featureCreation, { params: { id }, body: { featured: true } })).status).toBe(
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
  expect(
    (await client.call(featureCreation, { params: { id: absent }, body: { featured: true } })).status,
  ).toBe(404);
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
  await client.call(featureCreation, { params: { id }, body: { featured: true } });
  expect(await featured()).toEqual([id]);
  await client.call(hideCreation, { params: { id }, body: { hidden: true } });
  expect(await featured()).toEqual([]);
  expect((await client.call(getCreation, { params: { id } })).body).toMatchObject({
    hidden: true,
    featured: true,
  });
  await client.call(hideCreation, { params: { id }, body: { hidden: false } });
  await client.call(featureCreation, { params: { id }, body: { featured: false } });
  expect(await featured()).toEqual([]);
  expect(await status(id)).toBe(200);
});
