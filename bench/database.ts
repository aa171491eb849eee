/** Queries per second through the product's own pool, on both databases. */
import { eq } from 'drizzle-orm';
import { connectDatabase, type Connection } from '#kit/db/database.server.ts';
import { migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { migrationsFolder, templateFolder } from '#kit/paths.server.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { newFolder } from './servers.ts';
import { ratio, whole, type Table } from './table.ts';

const duration = 3000;
const atOnce = 20;

export async function benchDatabase(): Promise<Table> {
  const postgres = await startPostgres();
  const rows: (string | number)[][] = [];
  const embedded = await measure(undefined);
  const server = 'url' in postgres ? await measure(postgres.url) : undefined;
  if ('url' in postgres) await postgres.stop();
  for (const kind of ['read', 'write'] as const) {
    rows.push([
      `embedded, ${kind}`,
      whole(embedded[kind]),
      server ? ratio(embedded[kind], server[kind]) : '–',
    ]);
    if (server) rows.push([`PostgreSQL, ${kind}`, whole(server[kind]), '1.00']);
  }
  return {
    title: `Queries per second (${atOnce} at once)`,
    columns: ['', 'per second', 'against PostgreSQL'],
    rows,
    ...('skipped' in postgres ? { note: `PostgreSQL was not measured: ${postgres.skipped}` } : {}),
  };
}

async function measure(databaseUrl: string | undefined) {
  const connection = await connectDatabase({
    databaseUrl,
    dataDir: newFolder(),
    poolSize: 10,
    template: templateFolder,
  });
  await migrate(connection.pool, readMigrations(migrationsFolder));
  const [row] = await connection.db.insert(principals).values({ kind: 'guest' }).returning();
  const read = await perSecond(connection, ({ db }) =>
    db.select().from(principals).where(eq(principals.id, row!.id)),
  );
  const write = await perSecond(connection, ({ db }) => db.insert(principals).values({ kind: 'guest' }));
  await connection.close();
  return { read, write };
}

async function perSecond(connection: Connection, query: (connection: Connection) => Promise<unknown>) {
  let done = 0;
  const until = performance.now() + duration;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        await query(connection);
        done += 1;
      }
    }),
  );
  return (done / duration) * 1000;
}
