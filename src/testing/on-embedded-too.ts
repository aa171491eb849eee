/**
 * Database tests run on PostgreSQL. These run on the embedded database as well, because there it can behave differently: it has a
 * driver of its own, one connection for everyone, no second node, another backup and other indexes for search. What only
 * reads and writes rows through Drizzle is the same on both and is not listed.
 */
export const onEmbeddedToo = [
  // The driver: migrations, types, full-text words, statements that are cut off or wait.
  'src/kit/db/apart.db.test.ts',
  'src/kit/db/migrate.db.test.ts',
  'src/kit/db/words.db.test.ts',
  'src/testing/factories.db.test.ts',
  // One connection: transactions of many at once, events without a second node.
  'src/app/attack/races.db.test.ts',
  'src/app/housekeeping.db.test.ts',
  'src/app/revoked.db.test.ts',
  'src/features/accounts/sign-out.db.test.ts',
  'src/features/admin/site.db.test.ts',
  'src/features/openai-api/fifty-at-once.db.test.ts',
  'src/kit/events/bus.db.test.ts',
  'src/kit/realtime/realtime.db.test.ts',
  'src/tools/run/runs.db.test.ts',
  'src/tools/work/live/live.db.test.ts',
  // Locks: jobs taken once, credits spent once, files swept while used.
  'src/features/businesses/owner.db.test.ts',
  'src/features/quests/quests.db.test.ts',
  'src/kit/auth/extend-session.db.test.ts',
  'src/kit/credits/credits.db.test.ts',
  'src/kit/files/sweep.db.test.ts',
  'src/kit/jobs/fairness.db.test.ts',
  'src/kit/jobs/jobs.db.test.ts',
  'src/tools/run/steps.db.test.ts',
  // Backup, restore and the trash.
  'src/app/backup/backup.db.test.ts',
  'src/kit/trash/trash.db.test.ts',
  // Search by words and by meaning.
  'src/app/find/index.db.test.ts',
  'src/features/questions/questions.db.test.ts',
  'src/kit/search/by-meaning.db.test.ts',
];
