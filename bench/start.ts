/** How long until the first answer, and how much memory is held, with and without the embedded database. */
import { startPostgres } from '#testing/postgres-server.ts';
import { memoryOf, newFolder, startBare, startFrenly, type Running } from './servers.ts';
import { median, ratio, whole, type Table } from './table.ts';

const rounds = 5;

export async function benchStart(): Promise<Table> {
  const postgres = await startPostgres();
  const dataDir = newFolder();
  const kinds: [string, () => Promise<Running>][] = [
    ['bare Hono', () => startBare('bare-json.ts')],
    ['Frenly, new folder, embedded database', () => startFrenly()],
    ['Frenly, warm folder, embedded database', () => startFrenly({ dataDir })],
    ...('url' in postgres
      ? [
          ['Frenly, PostgreSQL', () => startFrenly({ dataDir: newFolder(), databaseUrl: postgres.url })] as [
            string,
            () => Promise<Running>,
          ],
        ]
      : []),
  ];
  const rows: (string | number)[][] = [];
  let floor = 0;
  for (const [name, start] of kinds) {
    const times: number[] = [];
    const memory: number[] = [];
    await (await start()).stop(); // the first of a kind warms the disk and, on PostgreSQL, migrates
    for (let round = 0; round < rounds; round += 1) {
      const running = await start();
      times.push(running.startedIn);
      await new Promise((resolve) => setTimeout(resolve, 1500));
      memory.push(memoryOf(running.pid));
      await running.stop();
    }
    floor ||= median(times);
    rows.push([
      name,
      `${whole(median(times))} ms`,
      ratio(median(times), floor),
      `${whole(median(memory))} MB`,
    ]);
  }
  if ('url' in postgres) await postgres.stop();
  return {
    title: 'Start to first answer, and memory when idle',
    columns: ['', 'first answer', 'against bare', 'memory'],
    rows,
    ...('skipped' in postgres ? { note: `PostgreSQL was not measured: ${postgres.skipped}` } : {}),
  };
}
