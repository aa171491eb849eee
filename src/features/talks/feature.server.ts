import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { isForgotten } from './queries.server.ts';
import { talkEndpoints } from './server.ts';
import { talkFolders, talks as talkRows } from './table.server.ts';
import { talkTrash } from './trash.server.ts';

export const talks = defineServerFeature({
  endpoints: talkEndpoints,
  trash: [talkTrash],
  housekeeping: [() => [talkRows, isForgotten]],
  personalData: [
    { table: talkFolders, export: ownedRows(talkFolders, talkFolders.ownerId), erase: 'cascade' },
    { table: talkRows, export: ownedRows(talkRows, talkRows.ownerId), erase: 'cascade' },
  ],
});
