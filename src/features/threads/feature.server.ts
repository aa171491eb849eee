import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { eraseDeleted } from '#kit/privacy/erase-deleted.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { closeAskJob } from './asks/close.server.ts';
import { threadChannel } from './channel.server.ts';
import { conversations } from './conversations.server.ts';
import { endThreadRoles, handOverAll } from './members.server.ts';
import { threadDigest } from './digest-email.server.ts';
import { threadReportTarget } from './report-target.server.ts';
import { threadsForRuns } from './run-extension.server.ts';
import { threadFileGrant, watchThreadRuns } from './runs.server.ts';
import { messageSearch } from './message-meaning.server.ts';
import { threadSearch } from './search-source.server.ts';
import { threadEndpoints } from './server.ts';
import {
  threadAnswers,
  threadAsks,
  threadFiles,
  threadGuests,
  threadInvites,
  threadMembers,
  threadMessages,
  threadOutcomes,
  threadQuiet,
  threadReactions,
  threads,
  threadVersions,
} from './table.server.ts';
import { messageTrash, threadTrash } from './trash.server.ts';

export const threadsFeature = defineServerFeature({
  endpoints: threadEndpoints,
  services: [() => ({ conversations })],
  channels: [threadChannel],
  jobs: [closeAskJob, threadDigest],
  loops: [watchThreadRuns],
  trash: [messageTrash, threadTrash],
  runExtensions: [threadsForRuns],
  fileGrants: [threadFileGrant],
  reportTargets: [threadReportTarget],
  searchSources: [threadSearch, messageSearch],
  whenBlocked: [endThreadRoles],
  personalData: [
    // A thread is its members': whoever goes hands theirs on, and what they said stays without the name.
    {
      table: threads,
      export: ownedRows(threads, threads.createdBy),
      async erase(tx, person) {
        await eraseDeleted(threads, threadTrash)(tx, person);
        await handOverAll(tx, person.id);
      },
    },
    { table: threadMembers, export: ownedRows(threadMembers, threadMembers.memberId), erase: 'cascade' },
    {
      table: threadMessages,
      export: ownedRows(threadMessages, threadMessages.authorId, { omit: ['search'] }),
      erase: eraseDeleted(threadMessages, { ...messageTrash, author: threadMessages.authorId }),
    },
    { table: threadVersions, export: ownedRows(threadVersions, threadVersions.authorId), erase: 'keep' },
    { table: threadReactions, export: ownedRows(threadReactions, threadReactions.ownerId), erase: 'cascade' },
    // Goes with the message or with the file.
    { table: threadFiles, erase: 'keep' },
    { table: threadGuests, export: ownedRows(threadGuests, threadGuests.guestId), erase: 'cascade' },
    // Who made a link is forgotten; whom it let in stays in.
    { table: threadInvites, erase: 'keep' },
    // About the question, which stands in its message.
    { table: threadAsks, erase: 'keep' },
    // An answer that others were compared with stays, without the name.
    { table: threadAnswers, export: ownedRows(threadAnswers, threadAnswers.authorId), erase: 'keep' },
    { table: threadOutcomes, export: ownedRows(threadOutcomes, threadOutcomes.createdBy), erase: 'keep' },
    { table: threadQuiet, export: ownedRows(threadQuiet, threadQuiet.ownerId), erase: 'cascade' },
  ],
});
