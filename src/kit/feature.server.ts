/** What the platform itself brings: its calls, its jobs, and what its tables hold about people. */
import { exportUser } from '#kit/auth/export-user.server.ts';
import { and, eq, getTableColumns, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { browserEngineChannel } from '#kit/ai/browser/channel.server.ts';
import { engineCalls, engineKeys } from '#kit/ai/table.server.ts';
import { auditEntries } from '#kit/audit/table.server.ts';
import {
  accounts,
  apiKeys,
  passkeys,
  sessions,
  twoFactors,
  users,
  verifications,
} from '#kit/auth/table.server.ts';
import {
  creditAccounts,
  creditGrants,
  creditHolds,
  ledgerEntries,
  ledgerTransfers,
  paidItems,
} from '#kit/credits/table.server.ts';
import { events } from '#kit/events/table.server.ts';
import { files, strayFiles } from '#kit/files/table.server.ts';
import { flagChoices, flagSettings } from '#kit/flags/table.server.ts';
import { idempotencyRecords } from '#kit/http/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notificationPreferences, notifications } from '#kit/notifications/table.server.ts';
import { ownerSettings } from '#kit/owner-settings/table.server.ts';
import { guests, principals } from '#kit/principals/table.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import type { Person, Row } from '#kit/privacy/registry.server.ts';
import { boundaries } from '#kit/boundaries/table.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { searchChanges, searchNear, searchPassages } from '#kit/search/table.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import { defineServerFeature, type Outdated } from '#kit/feature/server-feature.server.ts';
import { refundForgotten } from '#kit/credits/jobs.server.ts';
import { fileTrash } from '#kit/files/files.server.ts';
import { reviewGrant } from '#kit/files/judge.server.ts';
import { fileEndpoints } from '#kit/files/server.ts';
import { makePreviews } from '#kit/files/previews/job.server.ts';
import { sweepFiles } from '#kit/files/sweep.server.ts';
import { settleLost } from '#kit/jobs/settle-lost.server.ts';
import { sendMail } from '#kit/mail/mail.server.ts';
import { packsChannel } from '#kit/packs/channel.server.ts';
import { adminChannel, ownChannel } from '#kit/realtime/channel.server.ts';
import { realtimeEndpoints } from '#kit/realtime/server.ts';
import { keptDays } from './kept-days.ts';
import { trashEndpoints } from '#kit/trash/server.ts';
import { emptyTrash } from '#kit/trash/trash.server.ts';

const day = 24 * 3600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

const housekeeping: Outdated[] = [
  () => [idempotencyRecords, lt(idempotencyRecords.createdAt, daysAgo(2))],
  () => [mails, and(isNotNull(mails.sentAt), lt(mails.createdAt, daysAgo(keptDays.mails)))],
  () => [mails, and(isNotNull(mails.failedAt), lt(mails.createdAt, daysAgo(keptDays.mails)))],
  () => [jobs, and(isNotNull(jobs.endedAt), lt(jobs.endedAt, daysAgo(keptDays.jobs)))],
  // A year back can be compared with; the ledger keeps what was paid.
  () => [engineCalls, lt(engineCalls.createdAt, daysAgo(400))],
];

export const kit = defineServerFeature({
  endpoints: [...fileEndpoints, ...realtimeEndpoints, ...trashEndpoints],
  jobs: [sendMail, settleLost, emptyTrash, sweepFiles, makePreviews, refundForgotten],
  trash: [fileTrash],
  fileGrants: [reviewGrant],
  channels: [ownChannel, adminChannel, packsChannel, browserEngineChannel],
  housekeeping,
  personalData: [
    { table: principals, export: ownedRows(principals, principals.id), erase: 'cascade' },
    { table: flagChoices, export: ownedRows(flagChoices, flagChoices.ownerId), erase: 'cascade' },
    // For whom a flag is there: nothing about people.
    { table: flagSettings, erase: 'keep' },
    { table: users, export: exportUser, erase: 'cascade' },
    { table: sessions, export: ownedRows(sessions, sessions.userId, { omit: ['token'] }), erase: 'cascade' },
    {
      table: accounts,
      export: ownedRows(accounts, accounts.userId, {
        omit: ['password', 'accessToken', 'refreshToken', 'idToken'],
      }),
      erase: 'cascade',
    },
    {
      table: twoFactors,
      export: ownedRows(twoFactors, twoFactors.userId, { omit: ['secret', 'backupCodes'] }),
      erase: 'cascade',
    },
    { table: passkeys, export: ownedRows(passkeys, passkeys.userId), erase: 'cascade' },
    {
      table: apiKeys,
      // Of a person those they answer for, of a business its own.
      async *export(db, person, services) {
        yield* ownedRows(apiKeys, apiKeys.userId, { omit: ['hash'] })(db, person, services);
        yield* ownedRows(apiKeys, apiKeys.businessId, { omit: ['hash'] })(db, person, services);
      },
      erase: 'cascade',
    },
    {
      // Secrets of links and challenges under way, for minutes or hours: they are not exported, and go with the person.
      table: verifications,
      async erase(tx, { id, email }) {
        const about = (text: string) =>
          or(
            sql`position(${text} in ${verifications.value}) > 0`,
            sql`position(${text} in ${verifications.identifier}) > 0`,
          );
        await tx.delete(verifications).where(or(about(id), about(email)));
      },
    },
    // A browser without an account: known by the hash of a cookie, and gone once it has an account.
    { table: guests, erase: 'cascade' },
    { table: files, export: ownedRows(files, files.ownerId, { omit: ['key'] }), erase: 'cascade' },
    // Random keys of bytes that belong to nothing.
    { table: strayFiles, erase: 'keep' },
    { table: trashItems, export: ownedRows(trashItems, trashItems.ownerId), erase: 'cascade' },
    { table: jobs, export: ownedRows(jobs, jobs.ownerId), erase: 'cascade' },
    {
      table: mails,
      // The text holds links that open accounts.
      export: ownedRows(mails, mails.ownerId, { omit: ['text', 'html'] }),
      async erase(tx, { email }) {
        await tx.delete(mails).where(eq(mails.recipient, email));
      },
    },
    { table: notifications, export: ownedRows(notifications, notifications.ownerId), erase: 'cascade' },
    {
      table: notificationPreferences,
      export: ownedRows(notificationPreferences, notificationPreferences.ownerId),
      erase: 'cascade',
    },
    {
      // Copies of answers that were given, for a day.
      table: idempotencyRecords,
      export: ownedRows(idempotencyRecords, idempotencyRecords.ownerId, { omit: ['bodyHash', 'answer'] }),
      erase: 'cascade',
    },
    {
      // Word of changes on its way to open pages; the changes themselves are in the other tables.
      table: events,
      async erase(tx, { id }) {
        await tx.delete(events).where(eq(events.channel, `principal:${id}`));
      },
    },
    { table: boundaries, export: ownedRows(boundaries, boundaries.ownerId), erase: 'cascade' },
    {
      table: engineKeys,
      export: ownedRows(engineKeys, engineKeys.ownerId, { omit: ['sealedKey'] }),
      erase: 'cascade',
    },
    // What the engines were used for and cost. The owner's sums stay; the person is struck out of them.
    { table: engineCalls, export: ownedRows(engineCalls, engineCalls.ownerId), erase: 'keep' },
    // The ledger is kept without the name: its account loses its owner with the person.
    { table: creditAccounts, export: ownedRows(creditAccounts, creditAccounts.ownerId), erase: 'keep' },
    { table: ledgerTransfers, export: ofAccount(ledgerTransfers), erase: 'keep' },
    { table: ledgerEntries, export: ofAccount(ledgerEntries), erase: 'keep' },
    { table: creditHolds, export: ofAccount(creditHolds), erase: 'keep' },
    { table: creditGrants, export: ofAccount(creditGrants), erase: 'keep' },
    { table: paidItems, export: ownedRows(paidItems, paidItems.ownerId), erase: 'keep' },
    {
      // What was done must stay provable. It names people by an id that leads nowhere once they are gone.
      table: auditEntries,
      async *export(db, { id }) {
        const { actorId: _who, requestId: _from, ...publicColumns } = getTableColumns(auditEntries);
        yield* await db.select().from(auditEntries).where(eq(auditEntries.actorId, id));
        // What others did to the account, without saying who.
        yield* await db
          .select(publicColumns)
          .from(auditEntries)
          .where(and(eq(auditEntries.subjectId, id), sql`${auditEntries.actorId} is distinct from ${id}`));
      },
      erase: 'keep',
    },
    // Copies of what stands in other tables, for finding it.
    { table: searchPassages, erase: 'cascade' },
    { table: searchNear, erase: 'cascade' },
    { table: searchChanges, erase: 'keep' },
    // Settings of the installation, with the id of the admin who last changed one.
    { table: ownerSettings, erase: 'keep' },
  ],
});

/** Rows that belong to a person by their account in the ledger. */
function ofAccount(
  table: typeof ledgerTransfers | typeof ledgerEntries | typeof creditHolds | typeof creditGrants,
) {
  return async function* (db: Database, { id }: Person): AsyncIterable<Row> {
    const own = db
      .select({ id: creditAccounts.id })
      .from(creditAccounts)
      .where(eq(creditAccounts.ownerId, id));
    yield* await db.select().from(table).where(inArray(table.accountId, own));
  };
}
