import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { writingResults } from './kind.server.ts';
import { contentRuns } from './run.server.ts';

export const contentTools = defineServerFeature({
  runs: contentRuns,
  kinds: [writingResults],
});
