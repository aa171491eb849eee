/** A few kills; `npm run soak` does two hundred and looks how soon it is ready again. */
import fs from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { startPostgres } from '#testing/postgres-server.ts';
import { killUnderLoad, type KillReport } from './kills.ts';
import { killAll, newFolder } from './server.ts';

const folders: string[] = [];
afterEach(() => {
  killAll();
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

function expectNothingLost({ acknowledged, lost }: KillReport) {
  expect(lost).toEqual([]);
  expect(acknowledged).toBeGreaterThan(10);
}

test('kills under load: everything acknowledged is there, and it is ready again', async () => {
  const dataDir = newFolder();
  folders.push(dataDir);
  expectNothingLost(await killUnderLoad({ kills: 4, dataDir }));
});

test('the same on PostgreSQL', async ({ skip }) => {
  const postgres = await startPostgres({ fsync: false });
  if ('skipped' in postgres) return skip(postgres.skipped);
  const dataDir = newFolder();
  folders.push(dataDir);
  try {
    expectNothingLost(await killUnderLoad({ kills: 2, dataDir, databaseUrl: postgres.url }));
  } finally {
    await postgres.stop();
  }
});
