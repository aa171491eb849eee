/** A person who has something in every table that holds data of people, each row with a mark that is theirs alone. */
import { randomBytes } from 'node:crypto';
import { accounts, apiKeys, passkeys, sessions, twoFactors, verifications } from '#kit/auth/table.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { events } from '#kit/events/table.server.ts';
import { idempotencyRecords } from '#kit/http/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notificationPreferences, notifications } from '#kit/notifications/table.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import type { Services } from '#kit/services.server.ts';
import { users } from '#kit/auth/table.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { feedback } from '#features/feedback/table.server.ts';

/** How many rows of each kind. */
export type Amounts = Record<
  'files' | 'notifications' | 'feedback' | 'keys' | 'jobs' | 'trash' | 'sessions',
  number
>;

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

export async function buildFullPerson({ db, files }: Services, amounts: Amounts) {
  const id = newId();
  const mark = `mark-${randomBytes(8).toString('hex')}`;
  const email = `${mark}@example.org`;
  /** Ids that an export of this person must hold. */
  const expected: string[] = [id];
  const track = <Row extends { id: string }>(rows: Row[]) => {
    expected.push(...rows.map((row) => row.id));
    return rows;
  };
  const soon = new Date(Date.now() + 3600_000);
  await db.insert(principals).values({ id, kind: 'user' });
  await db.insert(users).values({ id, name: mark, email, username: mark, about: mark });
  track(await db.insert(accounts).values({ userId: id, accountId: mark, providerId: 'google' }).returning());
  track(
    await db
      .insert(twoFactors)
      .values({ userId: id, secret: `secret-${mark}`, backupCodes: 'secret' })
      .returning(),
  );
  await db.insert(verifications).values({ identifier: 'x', value: JSON.stringify({ id }), expiresAt: soon });
  track(
    await db
      .insert(passkeys)
      .values({
        userId: id,
        name: mark,
        publicKey: 'k',
        credentialID: mark,
        counter: 0,
        deviceType: 'd',
        backedUp: false,
      })
      .returning(),
  );
  for (const token of times(amounts.sessions, () => `token-${mark}-${randomBytes(4).toString('hex')}`))
    track(await db.insert(sessions).values({ userId: id, token, expiresAt: soon }).returning());
  for (const hash of times(amounts.keys, () => `hash-${mark}-${randomBytes(4).toString('hex')}`))
    track(
      await db.insert(apiKeys).values({ userId: id, name: mark, start: 'fk_', hash, scopes: [] }).returning(),
    );
  const bodies = times(amounts.files, () => `bytes of ${mark} ${randomBytes(4).toString('hex')}`);
  for (const body of bodies)
    track([
      await files.store({
        ownerId: id,
        purpose: 'test',
        name: `${mark}.txt`,
        contentType: 'text/plain',
        body: Buffer.from(body),
        maxBytes: 1000,
      }),
    ]);
  for (const data of times(amounts.notifications, () => ({ title: mark, text: mark, path: '/' })))
    track(await db.insert(notifications).values({ ownerId: id, kind: 'job.ended', data }).returning());
  await db
    .insert(notificationPreferences)
    .values({ ownerId: id, kind: 'job.ended', inApp: true, byMail: false });
  for (const text of times(amounts.feedback, () => mark))
    track(await db.insert(feedback).values({ ownerId: id, type: 'bug', page: '/', text, email }).returning());
  for (const input of times(amounts.jobs, () => ({ mark })))
    track(await db.insert(jobs).values({ ownerId: id, kind: 'test', input }).returning());
  for (const subjectId of times(amounts.trash, newId))
    track(
      await db
        .insert(trashItems)
        .values({ ownerId: id, kind: 'file', subjectId, label: mark, purgeAt: soon })
        .returning(),
    );
  track(
    await db
      .insert(mails)
      .values({ ownerId: id, recipient: email, template: 't', subject: mark, sentAt: soon })
      .returning(),
  );
  await db.insert(idempotencyRecords).values({ ownerId: id, key: mark, bodyHash: 'h' });
  track(await db.insert(auditEntries).values({ actorId: id, action: 'test', details: { mark } }).returning());
  await db.insert(events).values({ channel: `principal:${id}`, type: 'test', data: { mark } });
  return { id, email, mark, expected, bodies };
}
