import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { searchResults } from './kind.server.ts';
import { searchRun } from './run.server.ts';
import { savedSearchEndpoints } from './saved/saved.server.ts';
import { savedSearches } from './saved/table.server.ts';
import { searchEndpoints } from './server.ts';

export const search = defineServerFeature({
  endpoints: [...searchEndpoints, ...savedSearchEndpoints],
  runs: [searchRun],
  kinds: [searchResults],
  personalData: [
    { table: savedSearches, export: ownedRows(savedSearches, savedSearches.ownerId), erase: 'cascade' },
  ],
});
