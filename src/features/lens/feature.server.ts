import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { lensResults } from './kind.server.ts';
import { lensRun } from './run.server.ts';

export const lens = defineServerFeature({
  runs: [lensRun],
  kinds: [lensResults],
});
