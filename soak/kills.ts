/**
 * `node soak/kills.ts [kills]`: two hundred kills under load, on the embedded database and on PostgreSQL, with the clock moved
 * and the disk full in between; then a backup while people write, restored elsewhere and compared row by row.
 */
import fs from 'node:fs';
import { startPostgres } from '#testing/postgres-server.ts';
import { killUnderLoad } from '../e2e/reliability/kills.ts';
import { newFolder } from '../e2e/reliability/server.ts';
import { compareBackup } from './backup.ts';
import { mountSmallDisk, troubles, unmount } from './troubles.ts';

const kills = Number(process.argv[2] ?? 200);
const readyWithin = 10_000;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

async function soak(name: string, databaseUrl?: string) {
  const dataDir = newFolder();
  const room = mountSmallDisk(dataDir);
  const say = (line: string) => console.log(`${name}: ${line}`);
  if (!room) say('the disk is not filled: this system does not let us mount a small one');
  try {
    const trouble = troubles(dataDir, room);
    const { acknowledged, lost, ready } = await killUnderLoad({ kills, dataDir, databaseUrl, say, trouble });
    say(
      `${kills} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, ready again after ${median(ready)} ms, at most ${Math.max(...ready)} ms`,
    );
    const isWhole = databaseUrl ? true : await isBackupWhole(dataDir, say);
    return lost.length === 0 && median(ready) <= readyWithin && isWhole;
  } finally {
    if (room) unmount(dataDir);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function isBackupWhole(dataDir: string, say: (line: string) => void) {
  const { rows, different, lost } = await compareBackup(dataDir);
  say(
    `backup while writing: ${rows} rows, ${lost.length} acknowledged before and missing, different when restored: ${JSON.stringify(different)}`,
  );
  return lost.length === 0 && Object.keys(different).length === 0;
}

const outcomes = [await soak('embedded')];
const postgres = await startPostgres();
if ('skipped' in postgres) console.log(`PostgreSQL: skipped, ${postgres.skipped}`);
else {
  outcomes.push(await soak('PostgreSQL', postgres.url));
  await postgres.stop();
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
