/** Long work outlives its process on PostgreSQL, where it is missed by its heartbeat. */
import fs from 'node:fs';
import { afterEach, test } from 'vitest';
import { startFakeProvider } from '#testing/fake-provider.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { killBetweenSteps } from './kill-between-steps.ts';
import { killAll, newFolder } from './server.ts';

const dataDir = newFolder();
const provider = await startFakeProvider();
afterEach(async () => {
  killAll();
  await provider.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('a run killed between two steps repeats no request and no payment', async ({ skip }) => {
  const postgres = await startPostgres({ fsync: false });
  if ('skipped' in postgres) return skip(postgres.skipped);
  try {
    await killBetweenSteps({ provider, dataDir, databaseUrl: postgres.url });
  } finally {
    await postgres.stop();
  }
});
