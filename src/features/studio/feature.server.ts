import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { setResults, setWorks } from './kind.server.ts';
import { studioRun } from './run.server.ts';
import { studioEndpoints } from './server.ts';

export const studio = defineServerFeature({
  endpoints: studioEndpoints,
  runs: [studioRun],
  kinds: [setResults],
  works: [setWorks],
});
