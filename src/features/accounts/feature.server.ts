import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { sendResetLink, sweepSessions } from './jobs.server.ts';
import { accountEndpoints } from './server.ts';

export const accounts = defineServerFeature({
  endpoints: accountEndpoints,
  jobs: [sendResetLink, sweepSessions],
});
