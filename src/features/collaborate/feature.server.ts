import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { draftResults } from './kind.server.ts';
import { collaborateRun } from './run.server.ts';

export const collaborate = defineServerFeature({
  runs: [collaborateRun],
  kinds: [draftResults],
});
