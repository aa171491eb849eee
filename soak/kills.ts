/** `node soak/kills.ts [kills]`: two hundred kills under load, on the embedded database and on PostgreSQL. */
import fs from 'node:fs';
import { startPostgres } from '#testing/postgres-server.ts';
import { killUnderLoad } from '../e2e/reliability/kills.ts';
import { newFolder } from '../e2e/reliability/server.ts';

const kills = Number(process.argv[2] ?? 200);
const readyWithin = 10_000;

async function soak(name: string, databaseUrl?: string) {
  const dataDir = newFolder();
  const say = (line: string) => console.log(`${name}: ${line}`);
  const { acknowledged, lost, ready } = await killUnderLoad({ kills, dataDir, databaseUrl, say });
  const slowest = Math.max(...ready);
  say(
    `${kills} kills, ${acknowledged} writes acknowledged, ${lost.length} lost, ready again after at most ${slowest} ms`,
  );
  fs.rmSync(dataDir, { recursive: true, force: true });
  return lost.length === 0 && slowest <= readyWithin;
}

const outcomes = [await soak('embedded')];
const postgres = await startPostgres();
if ('skipped' in postgres) console.log(`PostgreSQL: skipped, ${postgres.skipped}`);
else {
  outcomes.push(await soak('PostgreSQL', postgres.url));
  await postgres.stop();
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
