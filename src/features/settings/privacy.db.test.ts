/** One's data: an export holds all of it and nothing of anyone else, and deleting the account takes all of it away. */
import fs from 'node:fs';
import path from 'node:path';
import { eq, getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { listNotifications } from '#features/notifications/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import { files } from '#kit/files/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { archiveOf } from '#kit/privacy/archive.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { buildAdmin, buildKey, buildMember, buildUser, signIn } from '#testing/factories.ts';
import type { Client } from '#testing/client.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { exportData } from './jobs.server.ts';
import { buildFullPerson, type Amounts } from './person.testing.ts';
import { deleteAccount, listExports, startExport } from './privacy-contract.ts';

const app = useTestApp({ RATE_LIMITS: 'false' });
const some: Amounts = { files: 2, notifications: 2, feedback: 1, keys: 1, jobs: 1, trash: 1, sessions: 1 };

async function exported(person: { id: string; email: string }) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of archiveOf(app.services, person, async () => {})) chunks.push(chunk);
  const entries = Object.entries(unzipSync(Buffer.concat(chunks)));
  return new Map(entries.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test('of three people each gets all of their own rows and files and nothing of the other two', async () => {
  const few = fc.integer({ min: 0, max: 3 });
  const amounts = fc.record({
    files: few,
    notifications: few,
    feedback: few,
    keys: few,
    jobs: few,
    trash: few,
    sessions: few,
  });
  await fc.assert(
    fc.asyncProperty(fc.tuple(amounts, amounts, amounts), async (each) => {
      const people = [];
      for (const amount of each) people.push(await buildFullPerson(app.services, amount));
      for (const person of people) {
        const entries = await exported(person);
        const all = [...entries.values()].join('\n');
        for (const id of person.expected) expect(all).toContain(id);
        const packed = [...entries].filter(([name]) => name.startsWith('files/')).map(([, text]) => text);
        expect(packed.toSorted()).toEqual(person.bodies.toSorted());
        for (const other of people.filter((one) => one !== person)) {
          expect(all).not.toContain(other.mark);
          for (const id of other.expected) expect(all).not.toContain(id);
        }
        expect(all).not.toMatch(/secret-|hash-mark|token-mark/);
        for (const [name, text] of entries)
          if (name.startsWith('data/')) expect(Array.isArray(JSON.parse(text)), name).toBe(true);
      }
    }),
    { numRuns: 4 },
  );
});

test('a table longer than a page comes whole and in order', async () => {
  const person = await buildFullPerson(app.services, { ...some, notifications: 0 });
  await app.services.db.execute(sql`
    insert into notification (id, owner_id, kind, data)
    select gen_random_uuid(), ${person.id}, 'job.ended', '{}'::jsonb from generate_series(1, 1203)`);
  const rows = JSON.parse((await exported(person)).get('data/notification.json')!) as { id: string }[];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1203);
});

test('progress only grows, speaks of what is done, and ends at the end', async () => {
  const person = await buildFullPerson(app.services, { ...some, files: 3 });
  const seen: [number, string][] = [];
  const archive = archiveOf(app.services, person, async (fraction, step) => void seen.push([fraction, step]));
  for await (const chunk of archive) expect(chunk).toBeInstanceOf(Uint8Array);
  const fractions = seen.map(([fraction]) => fraction);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toEqual([1, 'Packing your files']);
});

async function waitForExport(client: Client) {
  const newest = async () => (await client.call(listExports)).body.items[0];
  await expect.poll(async () => (await newest())?.state, { interval: 200 }).toBe('done');
  return (await newest())!;
}

test('an export is made in the background, once, with a notification, and only its owner can download it', async () => {
  const { user, client } = await buildMember(app);
  const started = (await client.call(startExport)).body;
  expect(started).toMatchObject({ state: expect.stringMatching(/queued|running/), file: null });
  expect([200, 409]).toContain((await client.call(startExport)).status);
  const done = await waitForExport(client);
  expect(done).toMatchObject({ progress: 1, error: null });
  const url = done.file!.url;
  const answer = await client.request(url);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="frenly-user-/);
  expect(answer.headers.get('content-length')).toBe(String(done.file!.bytes));
  const other = await buildMember(app);
  expect((await other.client.request(url)).status).toBe(404);
  expect((await other.client.call(listExports)).body.items).toEqual([]);

  const notices = (await client.call(listNotifications)).body.items;
  expect(notices[0]).toMatchObject({
    kind: 'job.ended',
    title: 'Your data is ready',
    path: '/settings?tab=data',
  });
  const emails = await app.services.db.select().from(mails).where(eq(mails.recipient, user.email));
  expect(emails.map(({ template }) => template)).toContain('job.ended');

  // A second run, as after a crash, finds what the first one made.
  const before = notices.length;
  const run = { id: done.id, ownerId: user.id, services: app.services, progress: async () => {} };
  await exportData.run({}, { ...run, signal: new AbortController().signal });
  expect((await client.call(listNotifications)).body.items).toHaveLength(before);

  await app.services.db
    .update(files)
    .set({ expiresAt: new Date(0) })
    .where(eq(files.id, done.id));
  expect((await client.request(url)).status).toBe(404);
  expect((await client.call(listExports)).body.items.find(({ id }) => id === done.id)!.file).toBeNull();
});

test('two exports cannot be under way at once', async () => {
  const { client } = await buildMember(app);
  const answers = await Promise.all([
    client.call(startExport),
    client.call(startExport),
    client.call(startExport),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await waitForExport(client);
});

test('an export never holds an earlier export', async () => {
  const { user, client } = await buildMember(app);
  await client.call(startExport);
  await waitForExport(client);
  const names = [...(await exported(user)).keys()];
  expect(names.filter((name) => name.startsWith('files/'))).toEqual([]);
});

/** Every text in every table of the database, to look for traces in. */
async function everything() {
  const texts = new Map<string, string>();
  for (const { table } of gather(app.services.features, 'personalData')) {
    const rows = await app.services.db.select().from(table);
    texts.set(getTableName(table), JSON.stringify(rows));
  }
  return texts;
}

test('deleting an account leaves no trace of the person, and everything of everyone else', async () => {
  const gone = await buildFullPerson(app.services, some);
  const stays = await buildFullPerson(app.services, some);
  const client = await signIn(app, gone);
  const elsewhere = await signIn(app, gone);
  const { secret } = await buildKey(app, gone);
  const withKey = () =>
    app.client().call(currentUser, {}, { headers: { authorization: `Bearer ${secret}` } });
  expect((await elsewhere.call(currentUser)).status).toBe(200);
  expect((await withKey()).status).toBe(200);
  const stored = await app.services.db.select().from(files).where(eq(files.ownerId, gone.id));

  expect((await client.call(deleteAccount, { body: { confirmation: 'someone-else' } })).status).toBe(422);
  const answer = await client.call(deleteAccount, { body: { confirmation: gone.mark.toUpperCase() } });
  expect(answer.status).toBe(200);
  expect(client.cookies.size).toBe(0);

  // That they are gone is written down for the index, until it has read it.
  await app.services.searchIndex!.settle();
  const texts = await everything();
  for (const [table, text] of texts) {
    expect(text, table).not.toContain(gone.mark === '' ? '-' : `${gone.mark}@`);
    // The audit keeps what was done under an id that leads nowhere; revocations name it to forget it.
    if (table !== 'audit_entry' && table !== 'event') expect(text, table).not.toContain(gone.id);
  }
  for (const { key } of stored) expect(fs.existsSync(path.join(app.dataDir, 'files', key))).toBe(false);
  const all = [...texts.values()].join('\n');
  for (const id of stays.expected) expect(all).toContain(id);

  await expect.poll(async () => (await elsewhere.call(currentUser)).status).toBe(401);
  await expect.poll(async () => (await withKey()).status).toBe(401);
  const audit = await app.services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, gone.id));
  expect(audit).toMatchObject([{ action: 'account.erase', details: {} }]);
});

test('an account without a handle is deleted by typing its address', async () => {
  const user = await buildUser(app);
  await app.services.db
    .update(users)
    .set({ username: null, displayUsername: null })
    .where(eq(users.id, user.id));
  const client = await signIn(app, user);
  expect((await client.call(deleteAccount, { body: { confirmation: user.email } })).status).toBe(200);
});

test('the last admin stays; of two who go at once one stays', async () => {
  const admins = [await buildAdmin(app), await buildAdmin(app)];
  const leave = async (user: (typeof admins)[number]) =>
    (await signIn(app, user)).call(deleteAccount, { body: { confirmation: user.username! } });
  const answers = await Promise.all(admins.map(leave));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body).toMatchObject({ error: { code: 'conflict:last_admin' } });
});
