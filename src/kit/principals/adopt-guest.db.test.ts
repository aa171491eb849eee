import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { idempotencyRecords } from '#kit/http/table.server.ts';
import { notificationPreferences } from '#kit/notifications/table.server.ts';
import { buildUser } from '#testing/factories.ts';
import { databaseTest as test, useTestApp } from '#testing/test-app.ts';
import { adoptGuest } from './adopt-guest.server.ts';
import { createGuest } from './guests.server.ts';
import { principals } from './table.server.ts';

const app = useTestApp();

test('where both guest and account have a row, the account’s is kept, and everything else moves', async () => {
  const { db, bus } = app.services;
  const { id: userId } = await buildUser(app);
  const { id: guestId } = await createGuest(db);
  await db.insert(idempotencyRecords).values([
    { ownerId: userId, key: 'same', bodyHash: 'of the account' },
    { ownerId: guestId, key: 'same', bodyHash: 'of the guest' },
    { ownerId: guestId, key: 'other', bodyHash: 'of the guest' },
  ]);
  const choice = { kind: 'k', inApp: true };
  await db.insert(notificationPreferences).values([
    { ...choice, ownerId: userId, byMail: true },
    { ...choice, ownerId: guestId, byMail: false },
  ]);

  await bus.transact((tx) => adoptGuest(tx, guestId, userId));
  const kept = await db.select().from(idempotencyRecords).where(eq(idempotencyRecords.ownerId, userId));
  expect(kept.map(({ key, bodyHash }) => [key, bodyHash]).toSorted()).toEqual([
    ['other', 'of the guest'],
    ['same', 'of the account'],
  ]);
  const choices = await db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.ownerId, userId));
  expect(choices.map(({ byMail }) => byMail)).toEqual([true]);
  expect(await db.$count(principals, eq(principals.id, guestId))).toBe(0);
});
