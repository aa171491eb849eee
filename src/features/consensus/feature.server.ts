import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { consensusResults } from './kind.server.ts';
import { consensusRun } from './run.server.ts';
import { compareTextsRun } from './two-texts/run.server.ts';
import { consensusEndpoints } from './server.ts';
import { consensusPanels, consensusRatings, consensusSettlements } from './table.server.ts';

export const consensus = defineServerFeature({
  endpoints: consensusEndpoints,
  runs: [consensusRun, compareTextsRun],
  kinds: [consensusResults],
  personalData: [
    { table: consensusPanels, export: ownedRows(consensusPanels, consensusPanels.ownerId), erase: 'cascade' },
    {
      table: consensusSettlements,
      export: ownedRows(consensusSettlements, consensusSettlements.ownerId),
      erase: 'cascade',
    },
    {
      table: consensusRatings,
      export: ownedRows(consensusRatings, consensusRatings.ownerId),
      erase: 'cascade',
    },
  ],
});
