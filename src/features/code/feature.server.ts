import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { architectureResults, architectureWorks } from './architect/kind.server.ts';
import { codeArchitectRun } from './architect/run.server.ts';
import { changeCodeRun } from './change/run.server.ts';
import { previewEndpoints } from './preview/server.ts';
import { codeGeneratorRun } from './run.server.ts';
import { projectWorks } from './work.server.ts';

export const code = defineServerFeature({
  endpoints: previewEndpoints,
  runs: [codeGeneratorRun, changeCodeRun, codeArchitectRun],
  kinds: [architectureResults],
  works: [projectWorks, architectureWorks],
});
