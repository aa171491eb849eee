import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { searchKind } from './kind.server.ts';
import { searchRun } from './run.server.ts';
import { searchEndpoints } from './server.ts';

export const search = defineServerFeature({
  endpoints: searchEndpoints,
  runs: [searchRun],
  kinds: [searchKind],
});
