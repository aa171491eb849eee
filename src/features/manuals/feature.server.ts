import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { manualResults, manualWorks } from './kind.server.ts';
import { productManualRun } from './run.server.ts';
import { manualEndpoints } from './server.ts';

export const manuals = defineServerFeature({
  endpoints: manualEndpoints,
  runs: [productManualRun],
  kinds: [manualResults],
  works: [manualWorks],
});
