/** Every table and what it holds about people: how that is exported, and how it goes when a person does. */
import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
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
import { creditAccounts, creditHolds, ledgerEntries, ledgerTransfers } from '#kit/credits/table.server.ts';
import { events } from '#kit/events/table.server.ts';
import { files, strayFiles } from '#kit/files/table.server.ts';
import { idempotencyRecords } from '#kit/http/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notificationPreferences, notifications } from '#kit/notifications/table.server.ts';
import { ownerSettings } from '#kit/owner-settings/table.server.ts';
import { guests, principals } from '#kit/principals/table.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import type { PersonalData, Person, Row } from '#kit/privacy/registry.server.ts';
import { reports } from '#kit/reports/table.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { runs, runShares } from '#kit/tool/table.server.ts';
import { trashItems } from '#kit/trash/table.server.ts';
import { chatConversations, chatMessages } from '#features/assistant/table.server.ts';
import { talkFolders, talks } from '#features/chats/table.server.ts';
import { consensusPanels, consensusRatings, consensusSettlements } from '#features/consensus/table.server.ts';
import { feedback } from '#features/feedback/table.server.ts';
import { galleryComments, galleryItems, galleryLikes } from '#features/gallery/table.server.ts';
import { keptResponses } from '#features/openai-api/table.server.ts';
import { pandas } from '#features/pandas/table.server.ts';

export const personalData: PersonalData[] = [
  { table: principals, export: ownedRows(principals, principals.id), erase: 'cascade' },
  { table: users, export: ownedRows(users, users.id), erase: 'cascade' },
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
  { table: apiKeys, export: ownedRows(apiKeys, apiKeys.userId, { omit: ['hash'] }), erase: 'cascade' },
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
  {
    table: feedback,
    export: ownedRows(feedback, feedback.ownerId),
    // Also what they wrote before they had an account stays without their address.
    async erase(tx, { email }) {
      await tx.update(feedback).set({ email: null }).where(eq(feedback.email, email));
    },
  },
  {
    table: keptResponses,
    export: ownedRows(keptResponses, keptResponses.ownerId),
    erase: 'cascade',
  },
  { table: pandas, export: ownedRows(pandas, pandas.ownerId), erase: 'cascade' },
  {
    table: chatConversations,
    export: ownedRows(chatConversations, chatConversations.ownerId),
    erase: 'cascade',
  },
  { table: chatMessages, export: ownedRows(chatMessages, chatMessages.ownerId), erase: 'cascade' },
  { table: runs, export: ownedRows(runs, runs.ownerId, { omit: ['search'] }), erase: 'cascade' },
  {
    table: runShares,
    export: ownedRows(runShares, runShares.ownerId, { omit: ['secretHash'] }),
    erase: 'cascade',
  },
  {
    table: galleryItems,
    export: ownedRows(galleryItems, galleryItems.ownerId, { omit: ['search'] }),
    erase: 'cascade',
  },
  { table: galleryLikes, export: ownedRows(galleryLikes, galleryLikes.ownerId), erase: 'cascade' },
  { table: galleryComments, export: ownedRows(galleryComments, galleryComments.ownerId), erase: 'cascade' },
  { table: talkFolders, export: ownedRows(talkFolders, talkFolders.ownerId), erase: 'cascade' },
  { table: talks, export: ownedRows(talks, talks.ownerId), erase: 'cascade' },
  { table: reports, export: ownedRows(reports, reports.ownerId), erase: 'cascade' },
  { table: consensusPanels, export: ownedRows(consensusPanels, consensusPanels.ownerId), erase: 'cascade' },
  {
    table: consensusSettlements,
    export: ownedRows(consensusSettlements, consensusSettlements.ownerId),
    erase: 'cascade',
  },
  {
    table: consensusRatings,
    export: ownedRows(consensusRatings, consensusRatings.ownerId),
    erase: 'cascade',
  },
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
  {
    // What was done must stay provable. It names people by an id that leads nowhere once they are gone.
    table: auditEntries,
    async *export(db, { id }) {
      const { actorId: _who, requestId: _from, ...told } = getTableColumns(auditEntries);
      yield* await db.select().from(auditEntries).where(eq(auditEntries.actorId, id));
      // What others did to the account, without saying who.
      yield* await db
        .select(told)
        .from(auditEntries)
        .where(and(eq(auditEntries.subjectId, id), sql`${auditEntries.actorId} is distinct from ${id}`));
    },
    erase: 'keep',
  },
  // Settings of the installation, with the id of the admin who last changed one.
  { table: ownerSettings, erase: 'keep' },
];

/** Rows that belong to a person by their account in the ledger. */
function ofAccount(table: typeof ledgerTransfers | typeof ledgerEntries | typeof creditHolds) {
  return async function* (db: Database, { id }: Person): AsyncIterable<Row> {
    const own = db
      .select({ id: creditAccounts.id })
      .from(creditAccounts)
      .where(eq(creditAccounts.ownerId, id));
    yield* await db.select().from(table).where(inArray(table.accountId, own));
  };
}
