import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions, verifications } from '#kit/auth/table.server.ts';
import type { JobRun } from '#kit/jobs/define-job.server.ts';
import { buildSessionCookie, buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { sweepSessions } from './jobs.server.ts';

const app = useTestApp();

test('the sweep takes what is over and nothing else', async () => {
  const { services } = app;
  const { db } = services;
  const user = await buildUser(app);
  const [over, open] = [await buildSessionCookie(app, user), await buildSessionCookie(app, user)];
  const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
  await db.update(sessions).set({ expiresAt: past }).where(eq(sessions.id, over.sessionId));
  for (const expiresAt of [past, future])
    await db.insert(verifications).values({ identifier: 'test', value: user.id, expiresAt });
  await sweepSessions.run({}, { services } as JobRun);
  const left = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, user.id));
  expect(left).toEqual([{ id: open.sessionId }]);
  const waiting = await db.select().from(verifications).where(eq(verifications.value, user.id));
  expect(waiting).toMatchObject([{ expiresAt: future }]);
});
