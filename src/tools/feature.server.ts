/** Runs, talks, attached files, works and share links, which every tool has. */
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { attachmentEndpoints } from './attach/server.ts';
import { attachmentUpload } from './attach/upload-use.server.ts';
import type { Door } from './define/door.ts';
import type { AnyToolRun } from './define/define-run.server.ts';
import { runDeeds, workDeeds } from './deeds.server.ts';
import { runsMade, worksMade } from './find/own-things.server.ts';
import { talkSearch, workSearch } from './find/search-sources.server.ts';
import type { Kind } from './kinds/kind.ts';
import { hearingEndpoints } from './hear/hear-live.server.ts';
import { ownWordEndpoints, wordsForRuns } from './hear/own-words.server.ts';
import { ownWords } from './hear/table.server.ts';
import { fileKinds } from './kinds/files.server.ts';
import { chartKind } from './kinds/chart.server.ts';
import { mailFileUpload } from './kinds/letter-files.server.ts';
import { letterKind } from './kinds/letter.server.ts';
import { mapKind } from './kinds/map.server.ts';
import { projectKind } from './kinds/project.server.ts';
import { tableKind } from './kinds/table.server.ts';
import { chatKind, textKind } from './kinds/text.server.ts';
import { runQueues } from './run/jobs.server.ts';
import { runEndpoints } from './run/server.ts';
import { isForgottenStep } from './run/steps.server.ts';
import { runParts, runs, runSteps } from './run/table.server.ts';
import { runTrash } from './run/trash.server.ts';
import { shareFileGrant } from './share/file-grant.server.ts';
import { forgetShares } from './share/queries.server.ts';
import { shareReportTarget } from './share/report-target.server.ts';
import { runSubject } from './share/run-subject.server.ts';
import type { ForgetSubjects, NoticeSubjects, SubjectKind } from './share/subject.server.ts';
import { shares } from './share/table.server.ts';
import { textWork } from './work/kinds/text-work.server.ts';
import { workChannel } from './work/news.server.ts';
import { workPersonalData } from './work/personal-data.server.ts';
import { endWorkRoles } from './work/collaborators.server.ts';
import { workEndpoints } from './work/server.ts';
import { workTrash } from './work/trash.server.ts';
import { workFileGrant } from './work/work-files.server.ts';
import type { WorkKind } from './work/work-kind.ts';
import { workSubject } from './work/work-subject.server.ts';

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** How its tools work. */
    runs?: readonly AnyToolRun[];
    kinds?: readonly Kind[];
    /** Pages of its own that go on with results. */
    doors?: readonly Door[];
    /** What people go on editing. */
    works?: readonly WorkKind[];
    /** What can be shared by a link and shown in the gallery. */
    subjects?: readonly SubjectKind[];
    /** Removes what hangs on subjects that are removed. */
    forgetSubjects?: readonly ForgetSubjects[];
    /** Told of subjects that are deleted or come back. */
    noticeSubjects?: readonly NoticeSubjects[];
  }
}

export const toolsFeature = defineServerFeature({
  endpoints: [
    ...runEndpoints,
    ...attachmentEndpoints,
    ...workEndpoints,
    ...hearingEndpoints,
    ...ownWordEndpoints,
  ],
  uploadUses: [attachmentUpload, mailFileUpload],
  jobs: Object.values(runQueues),
  kinds: [textKind, chatKind, ...fileKinds, tableKind, chartKind, mapKind, letterKind, projectKind],
  works: [textWork],
  subjects: [runSubject, workSubject],
  forgetSubjects: [forgetShares],
  runRooms: [wordsForRuns],
  channels: [workChannel],
  whenBlocked: [endWorkRoles],
  housekeeping: [() => [runSteps, isForgottenStep()]],
  trash: [runTrash, workTrash],
  searchSources: [talkSearch, workSearch],
  deedKinds: [runDeeds, workDeeds],
  ownThings: [runsMade, worksMade],
  fileGrants: [shareFileGrant, workFileGrant],
  reportTargets: [shareReportTarget],
  personalData: [
    { table: runs, export: ownedRows(runs, runs.ownerId, { omit: ['search'] }), erase: 'cascade' },
    // Of runs that are under way or were cut off; what came of it stands in the run.
    { table: runSteps, erase: 'cascade' },
    { table: runParts, erase: 'cascade' },
    {
      table: shares,
      export: ownedRows(shares, shares.ownerId, { omit: ['secretHash', 'sealedSecret'] }),
      erase: 'cascade',
    },
    ...workPersonalData,
    { table: ownWords, export: ownedRows(ownWords, ownWords.ownerId), erase: 'cascade' },
  ],
});
