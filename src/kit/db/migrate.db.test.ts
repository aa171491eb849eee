import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { databaseTest as test, isPostgres } from '#testing/test-app.ts';
import { connectDatabase, type Connection } from './database.server.ts';
import { appliedTags, migrate, NewerDatabaseError, type Migration } from './migrate.server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrate-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
let databases = 0;

/** An empty database of the kind this run is about. */
async function newPlace() {
  databases += 1;
  const dataDir = path.join(folder, `data-${databases}`);
  fs.mkdirSync(dataDir);
  if (!isPostgres)
    return { databaseUrl: undefined, dataDir, poolSize: 1, template: inject('templateFolder') };
  const url = new URL(inject('postgresUrl')!);
  const client = new pg.Client(url.href);
  await client.connect();
  const name = `m${process.pid}_${databases}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, dataDir, poolSize: 5 };
}

/** Whatever was there already counts as known. */
async function withOwn(connection: Connection, own: Migration[]): Promise<Migration[]> {
  const there = await appliedTags(connection.pool);
  return [...there.map((tag) => ({ tag, statements: [] })), ...own];
}

const first: Migration = {
  tag: '1001_first',
  statements: ['create table bamboo (n int)', 'insert into bamboo values (1)'],
};
const second: Migration = { tag: '1002_second', statements: ['alter table bamboo add column leaf text'] };

test('what is missing is applied once, in order', async () => {
  const connection = await connectDatabase(await newPlace());
  const all = await withOwn(connection, [first, second]);
  expect(await migrate(connection.pool, all)).toEqual(['1001_first', '1002_second']);
  expect(await migrate(connection.pool, all)).toEqual([]);
  expect((await connection.pool.query('select n, leaf from bamboo')).rows).toEqual([{ n: 1, leaf: null }]);
  await connection.close();
});

test('a migration that fails leaves nothing of itself', async () => {
  const connection = await connectDatabase(await newPlace());
  const broken = { tag: '1002_broken', statements: ['create table half (n int)', 'select nonsense'] };
  await expect(migrate(connection.pool, await withOwn(connection, [first, broken]))).rejects.toThrow(
    'nonsense',
  );
  const { rows } = await connection.pool.query(
    `select to_regclass('bamboo') as first, to_regclass('half') as half`,
  );
  expect(rows).toEqual([{ first: 'bamboo', half: null }]);
  await connection.close();
});

test('a database that knows more than we do is refused', async () => {
  const connection = await connectDatabase(await newPlace());
  const all = await withOwn(connection, [first, second]);
  await migrate(connection.pool, all);
  await expect(migrate(connection.pool, all.slice(0, -1))).rejects.toThrow(NewerDatabaseError);
  await connection.close();
});

/** Two nodes of one database; the embedded one has a lock against that. */
if (isPostgres)
  test('two that start at once migrate once', async () => {
    const place = await newPlace();
    const nodes = await Promise.all([connectDatabase(place), connectDatabase(place)]);
    const slow = { ...first, statements: [...first.statements, 'select pg_sleep(0.5)'] };
    const done = await Promise.all(nodes.map(({ pool }) => migrate(pool, [slow, second])));
    expect(done.flat().toSorted()).toEqual(['1001_first', '1002_second']);
    expect((await nodes[0]!.pool.query('select n from bamboo')).rows).toEqual([{ n: 1 }]);
    for (const node of nodes) await node.close();
  });

test('killed in the middle of a migration, the next start completes it', async () => {
  const place = await newPlace();
  const before = await connectDatabase(place);
  const all = await withOwn(before, [first, second]);
  await before.close();
  const stuck = all.map((migration) =>
    migration === second ? { ...second, statements: [...second.statements, 'stay'] } : migration,
  );
  // 'stay' is where the child stops: the statement before it has run, the commit has not.
  const script = `
    import { connectDatabase } from ${JSON.stringify(new URL('./database.server.ts', import.meta.url).href)};
    import { migrate } from ${JSON.stringify(new URL('./migrate.server.ts', import.meta.url).href)};
    const connection = await connectDatabase(${JSON.stringify(place)});
    connection.pool.on('connect', (client) => {
      const query = client.query.bind(client);
      client.query = (text, ...rest) => {
        if (text !== 'stay') return query(text, ...rest);
        console.log('in the middle');
        return new Promise(() => setInterval(() => {}, 1000));
      };
    });
    await migrate(connection.pool, ${JSON.stringify(stuck)});`;
  const file = path.join(folder, 'killed.mjs');
  fs.writeFileSync(file, script);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const connection = await connectDatabase(place);
  expect(await migrate(connection.pool, all)).toEqual(['1002_second']);
  expect((await connection.pool.query('select n, leaf from bamboo')).rows).toEqual([{ n: 1, leaf: null }]);
  await connection.close();
});
