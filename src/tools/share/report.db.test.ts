/** Share links that someone reports, and what an admin's decision does to them. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect } from 'vitest';
import { notifications } from '#kit/notifications/table.server.ts';
import { decideReport, listReports, sendReport } from '#social/reports/contract.ts';
import { createRun } from '#tools/run/contract.ts';
import { putTools } from '#tools/define/puppet.testing.ts';
import { listShares, readShared, revokeShare, sharedPicture, shareRun } from './contract.ts';
import { follow } from '#tools/run/streaming.testing.ts';
import { countWordsRun } from '#tools/define/toy-run.testing.ts';
import type { Client } from '#testing/client.ts';
import { buildAdmin, buildMember, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';

const app = useTestApp();

beforeAll(async () => {
  if (app.services) await putTools(app, [countWordsRun]);
});

async function share(client: Client, withInput: boolean) {
  const { body: run } = await client.call(createRun, {
    params: { tool: 'count-words' },
    body: { input: { text: 'my private words' } },
  });
  await (await follow(app, client, run.id)).end();
  return (await client.call(shareRun, { params: { id: run.id }, body: { withInput } })).body;
}

const read = (secret: string) => app.client().call(readShared, { params: { secret } });
const about = (id: string) => ({ target: { kind: 'share', id }, reason: 'private' as const });

test('a reported link is not found once an admin hides it, and works again when it is restored', async () => {
  const maker = await buildMember(app);
  const { id, subject, secret } = await share(maker.client, false);
  expect((await read(secret)).body.id).toBe(id);
  const reader = await buildMember(app);
  expect((await app.client().call(sendReport, { body: about(id) })).status).toBe(401);
  expect((await maker.client.call(sendReport, { body: about(id) })).status).toBe(422);
  const { body: report } = await reader.client.call(sendReport, { body: about(id) });

  const admin = await signIn(app, await buildAdmin(app));
  const { body: open } = await admin.call(listReports, { query: { state: 'open' } });
  // What its owner kept back is kept from admins too.
  expect(open.items.find((item) => item.id === report.id)?.target).toEqual({
    title: 'A shared result',
    text: '**3** words',
    path: null,
    hidden: false,
  });
  const decide = (decision: 'hide' | 'keep') =>
    admin.call(decideReport, { params: { id: report.id }, body: { decision } });
  expect((await decide('hide')).status).toBe(200);
  expect((await read(secret)).status).toBe(404);
  expect((await app.client().call(sharedPicture, { params: { secret } })).status).toBe(404);
  expect((await maker.client.call(listShares)).body.items).toMatchObject([{ id, hidden: true }]);
  // Nor can its owner undo that.
  expect((await maker.client.call(revokeShare, { params: { id } })).status).toBe(404);
  const again = { params: { id: subject.id }, body: { withInput: false } };
  expect((await maker.client.call(shareRun, again)).status).toBe(403);
  const [notice] = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.ownerId, maker.user.id));
  expect(notice?.data).toMatchObject({ path: '/settings?tab=links' });
  expect((await reader.client.call(sendReport, { body: about(id) })).status).toBe(404);

  await decide('keep');
  expect((await read(secret)).status).toBe(200);
});

test('links of guests are reported like any', async () => {
  const { id, secret } = await share(app.client(), true);
  const { client } = await buildMember(app);
  const { body: report } = await client.call(sendReport, { body: about(id) });
  const admin = await signIn(app, await buildAdmin(app));
  const { body } = await admin.call(listReports, { query: { state: 'open' } });
  expect(body.items.find((item) => item.id === report.id)?.target?.title).toBe('my private words');
  await admin.call(decideReport, { params: { id: report.id }, body: { decision: 'hide' } });
  expect((await read(secret)).status).toBe(404);
});
