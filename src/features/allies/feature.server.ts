import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { calledAllies } from './called.server.ts';
import { memoryTrash } from './memories/trash.server.ts';
import { allyPersonalData } from './personal-data.server.ts';
import { allyReportTarget } from './report-target.server.ts';
import { allySearch } from './search-source.server.ts';
import { allyEndpoints } from './server.ts';
import { allyAnswerResults } from './talk/kind.server.ts';
import { allyTalkRun } from './talk/run.server.ts';
import { alliesForRuns } from './talk/run-extension.server.ts';
import { allyTrash } from './trash.server.ts';

export const alliesFeature = defineServerFeature({
  endpoints: allyEndpoints,
  runs: [allyTalkRun],
  kinds: [allyAnswerResults],
  runExtensions: [alliesForRuns],
  mentionables: [calledAllies],
  searchSources: [allySearch],
  trash: [allyTrash, memoryTrash],
  reportTargets: [allyReportTarget],
  personalData: allyPersonalData,
});
