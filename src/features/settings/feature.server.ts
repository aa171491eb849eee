import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { exportData } from './jobs.server.ts';
import { pictureReports, pictureTrash } from './picture.server.ts';
import { settingsEndpoints } from './server.ts';

export const settings = defineServerFeature({
  endpoints: settingsEndpoints,
  jobs: [exportData],
  trash: [pictureTrash],
  reportTargets: [pictureReports],
});
