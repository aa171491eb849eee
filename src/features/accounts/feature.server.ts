import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { sendResetLink, sweepSessions } from './jobs.server.ts';
import { accountEndpoints } from './server.ts';
import { exportData } from './settings/jobs.server.ts';
import { pictureReports, pictureTrash } from './settings/picture.server.ts';
import { settingsEndpoints } from './settings/server.ts';

export const accounts = defineServerFeature({
  endpoints: [...accountEndpoints, ...settingsEndpoints],
  jobs: [sendResetLink, sweepSessions, exportData],
  trash: [pictureTrash],
  reportTargets: [pictureReports],
});
