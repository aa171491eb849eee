import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { comparisonResults } from './compare/kind.server.ts';
import { documentCompareRun } from './compare/run.server.ts';
import { documentDeeds } from './deeds.server.ts';
import { gridResults } from './extract/kind.server.ts';
import { documentExtractRun } from './extract/run.server.ts';
import { overviewResults } from './overview/kind.server.ts';
import { documentOverviewRun } from './overview/run.server.ts';
import { documentsRead } from './own-things.server.ts';
import { exportPages } from './personal-data.server.ts';
import { readAgainJob } from './read-again.server.ts';
import { readDocumentJob } from './read-job.server.ts';
import { documentsForRuns } from './run-extension.server.ts';
import { documentSearch } from './search-source.server.ts';
import { documentEndpoints } from './server.ts';
import { documentPages, documents } from './table.server.ts';
import { answerResults } from './talk/kind.server.ts';
import { documentTalkRun } from './talk/run.server.ts';
import { documentTrash } from './trash.server.ts';
import { documentUpload } from './upload-use.server.ts';

export const documentsFeature = defineServerFeature({
  endpoints: documentEndpoints,
  uploadUses: [documentUpload],
  jobs: [readDocumentJob, readAgainJob],
  trash: [documentTrash],
  searchSources: [documentSearch],
  ownThings: [documentsRead],
  deedKinds: [documentDeeds],
  runs: [documentOverviewRun, documentTalkRun, documentCompareRun, documentExtractRun],
  kinds: [overviewResults, answerResults, comparisonResults, gridResults],
  runExtensions: [documentsForRuns],
  personalData: [
    { table: documents, export: ownedRows(documents, documents.ownerId), erase: 'cascade' },
    { table: documentPages, export: exportPages, erase: 'cascade' },
  ],
});
