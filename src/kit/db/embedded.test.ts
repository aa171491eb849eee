import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asUnavailable, connectDatabase, type Connection } from './database.server.ts';

const template = path.resolve('build/template');
let folder: string;
let connection: Connection | undefined;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embedded-test-'));
});
afterEach(async () => {
  await connection?.close();
  connection = undefined;
  fs.rmSync(folder, { recursive: true, force: true });
});

async function open(dataDir: string, troubles: string[] = []) {
  connection = await connectDatabase({
    databaseUrl: undefined,
    dataDir,
    poolSize: 1,
    template,
    onTrouble: (error) => troubles.push(error.message),
  });
  return connection.pool;
}

/** Asks until it is answered; everything it hears meanwhile must mean "come back shortly". */
async function untilAnswered(pool: Connection['pool'], text: string) {
  for (let attempts = 0; attempts < 200; attempts++) {
    try {
      return (await pool.query(text)).rows;
    } catch (error) {
      expect(asUnavailable(error), String(error)).toBeDefined();
      await pause(50);
    }
  }
  throw new Error('never answered');
}

test('rows outlive a close, and the log to replay stays short', async () => {
  const pool = await open(folder);
  await pool.query('create table t (n int)');
  await pool.query('insert into t values (1)');
  expect((await pool.query('show max_wal_size')).rows).toEqual([{ max_wal_size: '64MB' }]);
  await connection!.close();
  expect((await (await open(folder)).query('select n from t')).rows).toEqual([{ n: 1 }]);
});

test('a database that dies in the middle of a query is started again with all it had acknowledged', async () => {
  const troubles: string[] = [];
  const pool = await open(folder, troubles);
  await pool.query('create table t (n int)');
  await pool.query('insert into t values (1)');
  const log = path.join(folder, 'db', 'pg_wal');
  fs.renameSync(log, `${log}.away`);
  await expect(pool.query('select pg_switch_wal(); insert into t values (2)')).rejects.toThrow();
  fs.renameSync(`${log}.away`, log);
  expect(await untilAnswered(pool, 'select n from t')).toEqual([{ n: 1 }]);
  expect(troubles.length).toBeGreaterThan(0);
});

test('a half-made database of a killed first start is made anew', async () => {
  fs.mkdirSync(path.join(folder, 'db.new'));
  fs.writeFileSync(path.join(folder, 'db.new', 'PG_VERSION'), '18');
  const pool = await open(folder);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(fs.readdirSync(folder).toSorted()).toEqual(['db', 'frenly.lock']);
});

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryToMount();

test.skipIf(!canMount)(
  'a full disk is a pause: refusals while it lasts, then everything acknowledged is there',
  async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m', 'tmpfs', folder]);
    try {
      const troubles: string[] = [];
      const pool = await open(folder, troubles);
      await pool.query('create table t (id serial primary key, v text)');
      const acknowledged = await writeOnFullDisk(pool);
      fs.rmSync(path.join(folder, 'ballast'));
      const [row] = await untilAnswered(pool, 'select count(*)::int as rows, max(id) as newest from t');
      expect(row.rows).toBeGreaterThanOrEqual(acknowledged);
      await pool.query(`insert into t (v) values ('after')`);
      expect(troubles.join('\n')).toContain('No space left on device');
      await connection!.close();
      connection = undefined;
    } finally {
      execFileSync('umount', ['-l', folder]);
    }
  },
);

/** Leaves too little room for another piece of log, writes on for a while, and says how many rows were acknowledged. */
async function writeOnFullDisk(pool: Connection['pool']) {
  const { bavail, bsize } = fs.statfsSync(folder);
  fs.writeFileSync(path.join(folder, 'ballast'), Buffer.alloc(bavail * bsize - 4_000_000));
  let acknowledged = 0;
  for (let refused = 0; refused < 5;) {
    try {
      await pool.query(
        `insert into t (v) select string_agg(md5(random()::text), '') from generate_series(1, 8000)`,
      );
      acknowledged += 1;
    } catch (error) {
      expect(asUnavailable(error), String(error)).toBeDefined();
      refused += 1;
      await pause(300);
    }
    await pool.query('select pg_switch_wal()').catch(() => {}); // makes it want the next piece now
  }
  return acknowledged;
}

function tryToMount() {
  const probe = fs.mkdtempSync(path.join(os.tmpdir(), 'mount-test-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    console.error('The test with a full disk is skipped: this system does not let us mount one.');
    return false;
  } finally {
    fs.rmdirSync(probe);
  }
}
