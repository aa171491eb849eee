/**
 * From a clone to the first page, by step, and the memory and processor time that the product takes then and after a minute of rest.
 * `npm run bench start -- --built` leaves out clone, install and build.
 */
import path from 'node:path';
import { startPostgres } from '#testing/postgres-server.ts';
import { prepareClone } from './from-clone.ts';
import { measureMachine } from './machine-speed.ts';
import { measureTree, watchPeak } from './process-tree.ts';
import { newFolder, startFrenly, type FrenlyOptions } from './servers.ts';
import { whole, type Table } from './table.ts';

const here = path.resolve(import.meta.dirname, '..');
const rest = 60_000;

export async function benchStart(): Promise<Table> {
  const speed = measureMachine();
  const onlyStarts = process.argv.includes('--built');
  const { folder: root, steps } = onlyStarts ? { folder: here, steps: [] } : await prepareClone(here);
  const rows: string[][] = steps.map(({ name, seconds }) => [name, inSeconds(seconds), '', '', '', '', '']);
  const embedded = { root, dataDir: newFolder() };
  rows.push(await measureStart('first start, embedded', embedded));
  rows.push(await measureStart('second start, embedded', embedded));
  const postgres = await startPostgres();
  if ('url' in postgres) {
    const options = { root, dataDir: newFolder(), databaseUrl: postgres.url };
    rows.push(await measureStart('first start, PostgreSQL', options));
    rows.push(await measureStart('second start, PostgreSQL', options));
    await postgres.stop();
  }
  return {
    title: 'Start to first page, and memory',
    columns: ['', 'time', 'processor', 'memory then', 'peak', 'after a minute', 'processor in that minute'],
    rows,
    note: [
      `The machine: a fixed loop took ${inSeconds(speed.cpuSeconds)} of a processor and ${inSeconds(speed.seconds)} of the clock.`,
      ...('skipped' in postgres ? [`PostgreSQL was not measured: ${postgres.skipped}`] : []),
    ].join(' '),
  };
}

async function measureStart(name: string, options: FrenlyOptions): Promise<string[]> {
  const running = await startFrenly({ ...options, probe: '/', env: { FETCH_MODELS: 'true' } });
  const started = measureTree(running.pid);
  const endPeak = watchPeak(running.pid);
  await new Promise((resolve) => setTimeout(resolve, rest));
  const peak = Math.max(started.megabytes, endPeak());
  const rested = measureTree(running.pid);
  await running.stop();
  return [
    name,
    inSeconds(running.startedIn / 1000),
    inSeconds(started.cpuSeconds),
    `${whole(started.megabytes)} MB`,
    `${whole(peak)} MB`,
    `${whole(rested.megabytes)} MB`,
    inSeconds(rested.cpuSeconds - started.cpuSeconds),
  ];
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
