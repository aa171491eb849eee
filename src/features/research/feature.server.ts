import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { researchKind } from './kind.server.ts';
import { researchPlanRun, researchRun } from './run.server.ts';

export const research = defineServerFeature({
  runs: [researchRun, researchPlanRun],
  kinds: [researchKind],
});
