import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { sweepResponses } from './jobs.server.ts';
import { openAiEndpoints } from './server.ts';
import { keptResponses } from './table.server.ts';

export const openAiApi = defineServerFeature({
  endpoints: openAiEndpoints,
  jobs: [sweepResponses],
  personalData: [
    { table: keptResponses, export: ownedRows(keptResponses, keptResponses.ownerId), erase: 'cascade' },
  ],
});
