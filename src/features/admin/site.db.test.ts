import { expect } from 'vitest';
import { writeAudit } from '#kit/audit/audit.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { files } from '#kit/files/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { buildAdmin, buildUser, signIn } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import {
  auditActionList,
  auditLog,
  changeOwnerSettings,
  installation,
  overview,
  ownerSettings,
} from './contract.ts';
import { cancelJob, listJobs, retryJob } from './jobs-contract.ts';

const app = useTestApp({ ADMIN_EMAIL: 'owner@example.org' });
const absent = '0198c0de-0000-7000-8000-000000000000';

async function admin() {
  const user = await buildAdmin(app);
  return { user, client: await signIn(app, user) };
}

test('the overview counts what is there', async () => {
  const { user, client } = await admin();
  const before = (await client.call(overview)).body;
  await buildUser(app, { suspendedAt: new Date(), createdAt: new Date(Date.now() - 30 * 24 * 3600_000) });
  const { db } = app.services;
  await db.insert(jobs).values([
    { kind: 'x', input: {}, state: 'running' },
    { kind: 'x', input: {}, state: 'failed' },
  ]);
  const email = { recipient: 'a@example.org', template: 't', subject: 's' };
  await db
    .insert(mails)
    .values([
      email,
      { ...email, sentAt: new Date() },
      { ...email, failedAt: new Date(), failure: 'No such box.' },
    ]);
  const stored = { ownerId: user.id, purpose: 'x', name: 'x', contentType: 'text/plain', sha256: 'x' };
  await db.insert(files).values({ ...stored, key: newId(), bytes: 5_000_000_000 });
  expect((await client.call(overview)).body).toEqual({
    ...before,
    users: before.users + 1,
    suspended: before.suspended + 1,
    jobsRunning: before.jobsRunning + 1,
    jobsFailed: before.jobsFailed + 1,
    mailsWaiting: before.mailsWaiting + 1,
    mailsFailed: before.mailsFailed + 1,
    files: before.files + 1,
    storedBytes: before.storedBytes + 5_000_000_000,
  });
});

test('the installation is described without folders or secrets', async () => {
  const { client } = await admin();
  const answer = await client.call(installation);
  expect(answer.body).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    database: app.services.connection.kind,
    storage: 'folder',
    mail: 'outbox',
    adminEmailSet: true,
  });
  expect(answer.text).not.toContain(app.dataDir);
  expect(answer.text).not.toContain('owner@example.org');
});

test.for(['12', 'true', '1e309', '"quoted"'])(
  'an announcement that looks like data stays words: %s',
  async (words) => {
    const { client } = await admin();
    const change = (announcement: string) => client.call(changeOwnerSettings, { body: { announcement } });
    expect((await change(words)).body).toMatchObject({ announcement: words });
    // Other nodes read it from the database, and so does this one.
    const current = () => app.services.ownerSettings.current.announcement;
    await expect.poll(current).toBe(words);
    await change('');
    await expect.poll(current).toBe('');
  },
);

test('settings change one by one and hold from then on', async () => {
  const { client } = await admin();
  const change = (body: object) => client.call(changeOwnerSettings, { body });
  expect((await client.call(ownerSettings)).body).toEqual({
    registrationOpen: true,
    announcement: '',
    basicWriter: false,
    galleryExamples: true,
  });
  expect((await change({ announcement: ' Tea at four. ' })).body).toEqual({
    registrationOpen: true,
    announcement: 'Tea at four.',
    basicWriter: false,
    galleryExamples: true,
  });
  expect((await change({ registrationOpen: false })).body).toEqual({
    registrationOpen: false,
    announcement: 'Tea at four.',
    basicWriter: false,
    galleryExamples: true,
  });
  await expect
    .poll(() => app.services.ownerSettings.current)
    .toEqual({
      registrationOpen: false,
      announcement: 'Tea at four.',
      basicWriter: false,
      galleryExamples: true,
    });
  for (const wrong of [
    {},
    { announcement: 'x'.repeat(201) },
    { announcement: 'two\nlines' },
    { registrationOpen: 'no' },
    { theme: 'dark' },
  ])
    expect((await change(wrong)).status).toBe(422);
});

test('the audit is filtered by action and by whoever acted, and cut into pages', async () => {
  const { user, client } = await admin();
  const subject = await buildUser(app, { name: 'Subject Person' });
  await app.services.bus.transact(async (tx) => {
    for (let n = 0; n < 7; n += 1)
      await writeAudit(
        tx,
        { actorId: user.id },
        { action: 'test.seven', subjectId: subject.id, details: { n } },
      );
    await writeAudit(tx, { actorId: null }, { action: 'test.nobody' });
  });

  const first = (await client.call(auditLog, { query: { action: 'test.seven', limit: 5 } })).body;
  const second = (
    await client.call(auditLog, { query: { action: 'test.seven', limit: 5, before: first.next! } })
  ).body;
  expect(first.items).toHaveLength(5);
  expect(second).toMatchObject({ items: [{}, {}], next: null });
  expect(first.items[0]).toMatchObject({ actor: { id: user.id }, subject: { name: 'Subject Person' } });

  for (const actor of [user.username!, `@${user.username!.toUpperCase()}`, user.email, user.id])
    expect((await client.call(auditLog, { query: { actor } })).body.items).toHaveLength(7);
  expect((await client.call(auditLog, { query: { actor: 'nobody-at-all' } })).body.items).toEqual([]);
  expect((await client.call(auditLog, { query: { action: 'test.nobody' } })).body.items).toMatchObject([
    { actor: null, subject: null, subjectId: null },
  ]);
  expect((await client.call(auditActionList)).body.actions).toEqual(
    expect.arrayContaining(['test.nobody', 'test.seven']),
  );
  expect((await client.call(auditLog, { query: { limit: 1000 } })).status).toBe(422);
});

test('a waiting job is cancelled once; a failed one is tried again once', async () => {
  const { user, client } = await admin();
  const { db } = app.services;
  const build = async (values: object) => {
    const [row] = await db
      .insert(jobs)
      .values({ kind: 'mail.send', input: { mailId: absent }, ownerId: user.id, ...values })
      .returning();
    return row!.id;
  };
  const waiting = await build({});
  expect((await client.call(cancelJob, { params: { id: waiting } })).status).toBe(200);
  expect((await client.call(cancelJob, { params: { id: waiting } })).status).toBe(409);

  const failed = await build({ state: 'failed', error: 'The server hung up.' });
  const shown = (await client.call(listJobs, { query: { state: 'failed' } })).body.items.find(
    ({ id }) => id === failed,
  );
  expect(shown).toMatchObject({ error: 'The server hung up.', owner: { id: user.id } });
  const again = await client.call(retryJob, { params: { id: failed } });
  expect(again.status).toBe(200);
  expect(again.body.id).not.toBe(failed);
  expect((await client.call(retryJob, { params: { id: failed } })).status).toBe(409);

  const unknown = await build({ kind: 'gone.away', state: 'failed' });
  expect((await client.call(retryJob, { params: { id: unknown } })).status).toBe(409);
  const still = (await client.call(listJobs, { query: { state: 'failed' } })).body.items.some(
    ({ id }) => id === unknown,
  );
  expect(still).toBe(true);
  for (const endpoint of [cancelJob, retryJob]) {
    expect((await client.call(endpoint, { params: { id: absent } })).status).toBe(404);
    expect((await client.call(endpoint, { params: { id: 'x' } })).status).toBe(422);
  }
});
