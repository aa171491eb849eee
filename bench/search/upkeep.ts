/** Fifty questions a second are written; how long until each is found? */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '#testing/postgres-server.ts';
import { newFolder, startFrenly } from '../servers.ts';
import { percentile } from '../crowd.ts';
import { whole, type Table } from '../table.ts';

const perSecond = 50;
const seconds = 30;
const lookEvery = 50;
const longest = 120_000;

export async function benchUpkeep(): Promise<Table> {
  const title = `The index under ${perSecond} writes a second, on PostgreSQL (milliseconds)`;
  const columns = ['questions written', 'found by their words after p50', 'p95', 'worst', 'left out'];
  const postgres = await startPostgres({ fsync: false });
  if ('skipped' in postgres) return { title, columns, rows: [], note: `Not measured: ${postgres.skipped}` };
  const frenly = await startFrenly({ dataDir: newFolder(), databaseUrl: postgres.url });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  try {
    const waiting = new Map<string, number>();
    const took: number[] = [];
    const written = write(pool, waiting);
    await look(pool, waiting, took, written);
    return {
      title,
      columns,
      rows: [
        [
          whole(perSecond * seconds),
          whole(percentile(took, 0.5)),
          whole(percentile(took, 0.95)),
          whole(Math.max(...took)),
          whole(waiting.size),
        ],
      ],
      note: 'Written past the product, so that nothing announces them: it looks every two seconds by itself. Aim: within seconds.',
    };
  } finally {
    await pool.end();
    await frenly.stop();
    await postgres.stop();
  }
}

async function write(pool: pg.Pool, waiting: Map<string, number>) {
  const began = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await pause(Math.max(0, began + (n * 1000) / perSecond - performance.now()));
    const id = crypto.randomUUID();
    await pool.query(
      `insert into question_post (id, kind, question_id, title, text) values ($1, 'question', $1, $2, $3)`,
      [id, `How does bamboo number ${n} grow?`, `It stands beside house ${n} and is ${n} centimetres tall.`],
    );
    waiting.set(id, performance.now());
  }
}

async function look(
  pool: pg.Pool,
  waiting: Map<string, number>,
  took: number[],
  written: Promise<void>,
): Promise<void> {
  let isWritten = false;
  const ended = written.then(() => (isWritten = true));
  const latest = performance.now() + seconds * 1000 + longest;
  while ((!isWritten || waiting.size > 0) && performance.now() < latest) {
    await pause(lookEvery);
    const { rows } = await pool.query<{ subject: string }>(
      `select subject from search_passage where source = 'question' and subject = any($1)`,
      [[...waiting.keys()]],
    );
    for (const { subject } of rows) {
      took.push(performance.now() - waiting.get(subject)!);
      waiting.delete(subject);
    }
  }
  await ended;
}
