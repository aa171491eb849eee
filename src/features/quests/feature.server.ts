import { defineServerFeature } from '#kit/feature/server-feature.server.ts';
import { ownedRows } from '#kit/privacy/owned-rows.server.ts';
import { settleAllOf } from './check.server.ts';
import { lookBack } from './jobs.server.ts';
import { scrollsOnProfile } from './profile-part.server.ts';
import { questReports } from './report-target.server.ts';
import { questEndpoints } from './server.ts';
import { questAttempts, quests as questRows, scrolls } from './table.server.ts';
import { questTrash } from './trash.server.ts';

export const quests = defineServerFeature({
  endpoints: questEndpoints,
  jobs: [lookBack],
  deedListeners: [settleAllOf],
  profileParts: [scrollsOnProfile],
  trash: [questTrash],
  reportTargets: [questReports],
  personalData: [
    { table: questRows, export: ownedRows(questRows, questRows.ownerId), erase: 'cascade' },
    { table: questAttempts, export: ownedRows(questAttempts, questAttempts.ownerId), erase: 'cascade' },
    { table: scrolls, export: ownedRows(scrolls, scrolls.ownerId), erase: 'cascade' },
  ],
});
