import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { designResult, designWork, kitWork } from './kind.server.ts';
import { designRun } from './run.server.ts';

export const design = defineServerFeature({
  runs: [designRun],
  kinds: [designResult],
  works: [designWork, kitWork],
});
