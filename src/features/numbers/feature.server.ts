import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { dashboardResults, dashboardWorks } from './kind.server.ts';
import { businessIntelligenceRun } from './run.server.ts';

export const numbers = defineServerFeature({
  runs: [businessIntelligenceRun],
  kinds: [dashboardResults],
  works: [dashboardWorks],
});
