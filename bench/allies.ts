/** How soon an ally recalls among ten thousand memories, and how soon a task finds its tool. */
import { newId } from '#kit/db/columns.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { findContradictions } from '#features/allies/memories/memory-conflicts.server.ts';
import { readFact } from '#features/allies/memories/read-fact.ts';
import { recall } from '#features/allies/memories/recall.server.ts';
import { fitsOf } from '#features/allies/summon/rank.server.ts';
import { memories } from '#features/allies/table.server.ts';
import { gathered } from '#app/gathered.server.ts';
import { connectDatabase } from '#kit/db/database.server.ts';
import { migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { createLog } from '#kit/log.server.ts';
import { migrationsFolder } from '#kit/paths.server.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { newFolder } from './servers.ts';
import { median, type Table } from './table.ts';

const count = 10_000;
const atOnce = 500;
const things = ['key', 'bicycle', 'recipe', 'password hint', 'meeting', 'plant', 'window', 'invoice'];
const places = [
  'the hall',
  'the cellar',
  'Oslo',
  'the blue drawer',
  'the garden',
  'March',
  'the third shelf',
];

async function timed(work: () => Promise<unknown>, times = 30): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return median(taken);
}

export async function benchAllies(): Promise<Table> {
  const title = `Allies on PostgreSQL: ${count.toLocaleString('en')} memories, ${gathered.runs.length} tools`;
  const columns = ['', 'measured', 'aim'];
  const postgres = await startPostgres({ fsync: false });
  if ('skipped' in postgres) return { title, columns, rows: [], note: `Not measured: ${postgres.skipped}` };
  const connection = await connectDatabase({ databaseUrl: postgres.url, dataDir: newFolder(), poolSize: 4 });
  try {
    await migrate(connection.pool, readMigrations(migrationsFolder));
    const { db } = connection;
    const ownerId = newId();
    await db.insert(principals).values({ id: ownerId, kind: 'user' });
    for (let from = 0; from < count; from += atOnce)
      await db.insert(memories).values(
        Array.from({ length: atOnce }, (_, at) => {
          const number = from + at;
          const text = `The ${things[number % things.length]} number ${number} is in ${places[number % places.length]}.`;
          const { topic, value } = readFact(text);
          return { ownerId, text, topic, value, isShared: true };
        }),
      );
    const asked = { ownerId, text: 'Where is bicycle number 4321?', limit: 12 };
    const [best] = await recall(db, asked);
    if (!best?.row.text.includes('4321')) throw new Error('what was asked for was not recalled');
    const recalled = await timed(() => recall(db, asked));
    // The floor: the one statement that any recall needs, and nothing made of what it finds.
    const bare = await timed(() =>
      connection.pool.query(
        `select * from memory where owner_id = $1 and deleted_at is null and is_on and text ilike '%bicycle%'
         order by id desc limit 200`,
        [ownerId],
      ),
    );
    const conflicts = await timed(() => findContradictions(db, ownerId), 5);
    const described = gathered.runs.map(({ tool }) => ({
      text: `${tool.title}. ${tool.description}`,
      names: [tool.title],
    }));
    // By words alone, as it is before the model was fetched.
    const models = { isReady: () => false, running: () => [], embed: async () => [] };
    const log = createLog('silent');
    const signal = new AbortController().signal;
    const summoned = await timed(() =>
      fitsOf('Shorten an e-mail to my landlord', described, { models, log, signal }),
    );
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    return {
      title,
      columns,
      rows: [
        ['recall, middle', `${ms(recalled)} (${(recalled / bare).toFixed(1)}× the bare query)`, '50 ms'],
        ['the bare query for one word, middle', ms(bare), ''],
        ['memory conflicts, middle', ms(conflicts), '500 ms'],
        ['summon, middle', ms(summoned), '100 ms'],
      ],
    };
  } finally {
    await connection.close();
    await postgres.stop();
  }
}
