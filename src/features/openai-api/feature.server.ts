import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { sweepBatches, workOnBatch } from './batches/jobs.server.ts';
import { apiBatches, apiBatchLines } from './batches/table.server.ts';
import { sweepResponses } from './jobs.server.ts';
import { openAiEndpoints } from './server.ts';
import { keptResponses } from './table.server.ts';

export const openAiApi = defineServerFeature({
  endpoints: openAiEndpoints,
  jobs: [sweepResponses, workOnBatch, sweepBatches],
  personalData: [
    { table: keptResponses, export: ownedRows(keptResponses, keptResponses.ownerId), erase: 'cascade' },
    { table: apiBatches, export: ownedRows(apiBatches, apiBatches.ownerId), erase: 'cascade' },
    { table: apiBatchLines, export: ownedRows(apiBatchLines, apiBatchLines.ownerId), erase: 'cascade' },
  ],
});
