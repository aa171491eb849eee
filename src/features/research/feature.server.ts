import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { researchResults } from './kind.server.ts';
import { researchPlanRun, researchRun } from './run.server.ts';

export const research = defineServerFeature({
  runs: [researchRun, researchPlanRun],
  kinds: [researchResults],
});
