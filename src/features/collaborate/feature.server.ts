import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { draftKind } from './kind.server.ts';
import { collaborateRun } from './run.server.ts';

export const collaborate = defineServerFeature({
  runs: [collaborateRun],
  kinds: [draftKind],
});
