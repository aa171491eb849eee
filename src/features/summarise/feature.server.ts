import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { summariseRun } from './run.server.ts';

export const summarise = defineServerFeature({
  runs: [summariseRun],
});
