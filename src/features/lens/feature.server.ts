import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { lensKind } from './kind.server.ts';
import { lensRun } from './run.server.ts';

export const lens = defineServerFeature({
  runs: [lensRun],
  kinds: [lensKind],
});
