import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '#kit/db/columns.server.ts';
import { events } from '#kit/events/table.server.ts';
import { idempotencyRecords } from '#kit/http/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { guests, principals } from '#kit/principals/table.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, isPostgres, useTestApp } from '#testing/test-app.ts';
import { gather } from '#kit/feature/server-feature.server.ts';
import { serverFeatures } from './features.server.ts';
import { housekeepingOf, tidy } from './housekeeping.server.ts';

const outdated = gather(serverFeatures, 'housekeeping');
const housekeeping = housekeepingOf(outdated);

const app = useTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000);

test('what has served its time goes, and nothing else', async () => {
  const { db } = app.services;
  const { id: ownerId } = await buildUser(app);
  const email = { recipient: 'a@example.org', template: 't', subject: 's', text: 'secret', html: 'secret' };
  await db.insert(mails).values([
    { ...email, subject: 'sent long ago', createdAt: daysAgo(31), sentAt: daysAgo(31) },
    { ...email, subject: 'refused long ago', createdAt: daysAgo(31), failedAt: daysAgo(31) },
    { ...email, subject: 'sent lately', createdAt: daysAgo(29), sentAt: daysAgo(29) },
    { ...email, subject: 'never sent', createdAt: daysAgo(4) },
    { ...email, subject: 'waiting', createdAt: daysAgo(1) },
  ]);
  await db.insert(idempotencyRecords).values([
    { ownerId, key: 'old', bodyHash: '', createdAt: daysAgo(3) },
    { ownerId, key: 'young', bodyHash: '', createdAt: daysAgo(1) },
  ]);
  await db.insert(jobs).values([
    { kind: 'old', input: {}, state: 'done', endedAt: daysAgo(91) },
    { kind: 'young', input: {}, state: 'done', endedAt: daysAgo(89) },
    { kind: 'under way', input: {}, createdAt: daysAgo(91) },
  ]);
  await db.insert(events).values([
    { channel: 'old', type: 't', data: {}, createdAt: daysAgo(9) },
    { channel: 'marker', type: 't', data: {}, createdAt: daysAgo(8) },
    { channel: 'young', type: 't', data: {}, createdAt: daysAgo(6) },
  ]);

  await tidy(db, outdated);
  const left = await db.select({ subject: mails.subject }).from(mails).orderBy(mails.createdAt);
  expect(left.map(({ subject }) => subject)).toEqual(['sent lately', 'never sent', 'waiting']);
  const [given] = await db.select().from(mails).where(eq(mails.subject, 'never sent'));
  expect(given).toMatchObject({ failure: 'given up', text: null });
  expect((await db.select().from(idempotencyRecords)).map(({ key }) => key)).toEqual(['young']);
  expect((await db.select().from(jobs)).map(({ kind }) => kind).toSorted()).toEqual(['under way', 'young']);
  const channels = (await db.select().from(events)).map(({ channel }) => channel);
  expect(channels).not.toContain('old');
  expect(channels).toEqual(expect.arrayContaining(['marker', 'young']));
});

test('guests nobody can be any more go in batches, with all that was theirs', async () => {
  const { db } = app.services;
  const all = Array.from({ length: 1205 }, () => newId());
  await db.insert(principals).values(all.map((id) => ({ id, kind: 'guest' as const })));
  await db.insert(guests).values(
    all.map((principalId, n) => ({
      principalId,
      tokenHash: `hash ${n}`,
      lastSeenAt: daysAgo(n < 5 ? 100 : 200),
    })),
  );
  await tidy(db, outdated);
  expect(await db.select().from(guests)).toHaveLength(5);
  const [{ count } = { count: 0 }] = (
    await db.execute<{ count: number }>(
      sql`select count(*)::int as count from principal where kind = 'guest'`,
    )
  ).rows;
  expect(count).toBe(5);
});

test('the whole job runs, vacuum included where nothing else does it', async () => {
  const run = {
    id: 'x',
    ownerId: null,
    services: app.services,
    signal: new AbortController().signal,
    progress: async () => {},
  };
  let working = true;
  const done = housekeeping.run(undefined, run).finally(() => (working = false));
  let answered = 0;
  while (working) {
    await app.services.db.execute(sql`select 1`);
    answered += 1;
  }
  await done;
  // Between any two of its statements others have their turn: there are more tables than this. PostgreSQL vacuums by itself.
  expect(answered).toBeGreaterThan(isPostgres ? 0 : 50);
});
