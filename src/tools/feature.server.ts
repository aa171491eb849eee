/** Runs, talks, attached files, works and share links, which every tool has. */
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import type { ExampleCall } from '#kit/contract/openapi.ts';
import { defineServerFeature, gather } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { attachmentEndpoints } from './attach/server.ts';
import { attachmentUpload } from './attach/upload-use.server.ts';
import type { SendTarget } from './define/send-target.ts';
import type { AnyTool } from './define/tool.ts';
import { toolEndpoints } from './define/tools.server.ts';
import type { AnyToolRun } from './define/define-run.server.ts';
import { runDeeds, workDeeds } from './deeds.server.ts';
import { runsMade, worksMade } from './find/own-things.server.ts';
import { talkSearch, workSearch } from './find/search-sources.server.ts';
import type { ServerKind } from './kinds/implement-kind.server.ts';
import { hearingEndpoints } from './hear/hear-live.server.ts';
import { ownWordEndpoints, wordsForRuns } from './hear/own-words.server.ts';
import { ownWords } from './hear/table.server.ts';
import { fileResults } from './kinds/files.server.ts';
import { chartResults } from './kinds/chart.server.ts';
import { mailFileUpload } from './kinds/email-files.server.ts';
import { emailResults } from './kinds/email.server.ts';
import { mapResults } from './kinds/map.server.ts';
import { projectResults } from './kinds/project.server.ts';
import { tableResults } from './kinds/table.server.ts';
import { chatResults, textResults } from './kinds/text.server.ts';
import { runQueues } from './run/jobs.server.ts';
import { runEndpoints } from './run/server.ts';
import { isForgottenStep } from './run/steps.server.ts';
import { keyFileGrant } from './run/key-files.server.ts';
import { runParts, runs, runSteps } from './run/table.server.ts';
import { runTrash } from './run/trash.server.ts';
import { shareFileGrant } from './share/file-grant.server.ts';
import { forgetShares } from './share/queries.server.ts';
import { shareReportTarget } from './share/report-target.server.ts';
import type { GalleryExamples } from './share/gallery-examples.ts';
import { runSubject } from './share/run-subject.server.ts';
import type { ForgetSubjects, NoticeSubjects, SubjectKind } from './share/subject.server.ts';
import { shares } from './share/table.server.ts';
import { textWorks } from './work/kinds/text-work.server.ts';
import { workChannel } from './work/news.server.ts';
import { workPersonalData } from './work/personal-data.server.ts';
import { endWorkRoles } from './work/collaborators.server.ts';
import { workEndpoints } from './work/server.ts';
import { workTrash } from './work/trash.server.ts';
import { workFileGrant } from './work/work-files.server.ts';
import type { ServerWorkKind } from './work/implement-work.server.ts';
import { workSubject } from './work/work-subject.server.ts';

declare module '#kit/feature/server-feature.server.ts' {
  interface ServerFeature {
    /** Example calls for the description of the API, with those of the tools. */
    exampleCalls?: readonly ((tools: readonly AnyTool[]) => (endpoint: AnyEndpoint) => ExampleCall[])[];
    /** Tools with the function that runs them. */
    runs?: readonly AnyToolRun[];
    /** Kinds of results: schema, text and export formats. */
    kinds?: readonly ServerKind[];
    /** Pages that accept results but are not tools, such as an editor. */
    doors?: readonly SendTarget[];
    /** Kinds of works: documents that people go on editing. */
    works?: readonly ServerWorkKind[];
    /** What can be shared by a link and published in the gallery. */
    subjects?: readonly SubjectKind[];
    /** Pieces of our own for the gallery while members have published few. */
    galleryExamples?: readonly GalleryExamples[];
    /** Cleans up when shared subjects are removed for good. */
    forgetSubjects?: readonly ForgetSubjects[];
    /** Called when shared subjects are deleted or restored. */
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
  endpointsOfAll: [(features) => toolEndpoints(gather(features, 'doors'))],
  uploadUses: [attachmentUpload, mailFileUpload],
  jobs: Object.values(runQueues),
  kinds: [
    textResults,
    chatResults,
    ...fileResults,
    tableResults,
    chartResults,
    mapResults,
    emailResults,
    projectResults,
  ],
  works: [textWorks],
  subjects: [runSubject, workSubject],
  forgetSubjects: [forgetShares],
  runExtensions: [wordsForRuns],
  channels: [workChannel],
  whenBlocked: [endWorkRoles],
  housekeeping: [() => [runSteps, isForgottenStep()]],
  trash: [runTrash, workTrash],
  searchSources: [talkSearch, workSearch],
  deedKinds: [runDeeds, workDeeds],
  ownThings: [runsMade, worksMade],
  fileGrants: [shareFileGrant, workFileGrant, keyFileGrant],
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
