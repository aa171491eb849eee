import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { connectDatabase, type Connection } from '#kit/db/database.server.ts';
import { appliedTags, migrate, readMigrations } from '#kit/db/migrate.server.ts';
import { files } from '#kit/files/table.server.ts';
import { jobs } from '#kit/jobs/table.server.ts';
import { mails } from '#kit/mail/table.server.ts';
import { notifications } from '#kit/notifications/table.server.ts';
import { buildKey, buildUser } from '#testing/factories.ts';
import { databaseTest as test, isPostgres, useTestApp } from '#testing/test-app.ts';
import { createBackup, type Installation } from './create.server.ts';
import { requeue } from './requeue.server.ts';
import { restoreBackup, verifyBackup } from './restore.server.ts';
import { listTables, readRows } from './tables.server.ts';
import { migrationsFolder } from '#kit/paths.server.ts';
import { createStorage } from '../storage.server.ts';

const app = useTestApp();
const opened: Connection[] = [];
let folder: string;
let ownerId: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-test-'));
  ({ id: ownerId } = await buildUser(app, {
    name: `O'Brien \\ "quoted" \n 竹 🐼`,
    about: '{"not": "json"}',
  }));
  await buildKey(app, { id: ownerId });
  for (const size of [0, 1, 511, 512, 513, 200_000]) await storeFile(randomBytes(size));
  // JSON's null is not the absence of a value, and must not become it.
  await app.services.db.insert(notifications).values({ ownerId, kind: 'odd', data: sql`'null'::jsonb` });
});
afterAll(async () => {
  for (const connection of opened) await connection.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const here = (): Installation => ({
  settings: app.services.settings,
  connection: app.services.connection,
  storage: app.services.files.storage,
});

const storeFile = (body: Uint8Array) =>
  app.services.files.store({
    ownerId,
    purpose: 'test',
    name: 'a.bin',
    contentType: 'image/png',
    body,
    maxBytes: 1e6,
  });

/** An installation with nothing in it, on the kind of database asked for. */
async function elsewhere(kind: 'embedded' | 'postgresql'): Promise<Installation> {
  const dataDir = fs.mkdtempSync(path.join(folder, 'data-'));
  const databaseUrl = kind === 'postgresql' ? await newDatabase() : undefined;
  const settings = { ...app.services.settings, dataDir, databaseUrl };
  const connection = await connectDatabase({
    databaseUrl,
    dataDir,
    poolSize: 3,
    template: inject('templateFolder'),
  });
  opened.push(connection);
  await migrate(connection.pool, readMigrations(migrationsFolder));
  return { settings, connection, storage: createStorage(settings) };
}

async function newDatabase() {
  const name = `r${randomBytes(6).toString('hex')}`;
  const url = new URL(app.services.settings.databaseUrl!);
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Every row of every table, as text, in an order that is the same everywhere. */
async function contentOf({ connection }: Installation) {
  const client = await connection.pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    await client.query(`set local timezone = 'UTC'`);
    const content: Record<string, string[]> = {};
    for (const table of await listTables(client)) {
      const batches = await Array.fromAsync(readRows(client, table));
      content[table.name] = batches
        .flatMap(({ json }) => (JSON.parse(json) as unknown[]).map((row) => JSON.stringify(row)))
        .toSorted();
    }
    await client.query('rollback');
    return content;
  } finally {
    client.release();
  }
}

const bytesOf = async ({ storage }: Installation, key: string) => buffer((await storage.get(key))!.stream);
const newFile = () => path.join(folder, `${randomBytes(4).toString('hex')}.tar.gz`);

const targets: ('embedded' | 'postgresql')[] = isPostgres ? ['postgresql', 'embedded'] : ['embedded'];

for (const kind of targets)
  test(`a backup brings everything back on ${kind}: rows, files, secret`, async () => {
    const file = newFile();
    const contents = await createBackup(here(), file);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    const target = await elsewhere(kind);
    expect(await restoreBackup(target, file, { replace: false })).toMatchObject({
      rows: contents.rows,
      files: contents.files,
    });
    expect(await contentOf(target)).toEqual(await contentOf(here()));
    for (const { key } of await app.services.db.select().from(files))
      expect((await bytesOf(target, key)).equals(await bytesOf(here(), key)), key).toBe(true);
    const secretOf = ({ settings }: Installation) =>
      fs.readFileSync(path.join(settings.dataDir, 'secret'), 'utf8');
    expect(secretOf(target)).toBe(secretOf(here()));
    expect(fs.statSync(path.join(target.settings.dataDir, 'secret')).mode & 0o777).toBe(0o600);
    const orphans = `delete from principal where id = '${ownerId}'`; // foreign keys are back, and act
    await target.connection.pool.query(orphans);
    expect((await target.connection.pool.query('select 1 from "user"')).rowCount).toBe(0);
  });

test('a backup under load is of one moment', async () => {
  const { db } = app.services;
  let writing = true;
  let written = 0;
  const load = Promise.all(
    [1, 2, 3].map(async () => {
      while (writing) {
        // Two rows that belong together: whoever sees one must see the other.
        await db.transaction(async (tx) => {
          const [mail] = await tx
            .insert(mails)
            .values({ ownerId, recipient: 'a@b.c', template: 'load', subject: 's', sentAt: new Date() })
            .returning();
          await tx.insert(notifications).values({ ownerId, kind: 'load', data: { mail: mail!.id } });
        });
        written += 1;
        if (written % 20 === 0) await storeFile(randomBytes(1000));
      }
    }),
  );
  while (written < 40) await new Promise((resolve) => setTimeout(resolve, 10));
  const file = newFile();
  const contents = await createBackup(here(), file);
  writing = false;
  await load;

  const target = await elsewhere('embedded');
  await restoreBackup(target, file, { replace: false });
  const { pool } = target.connection;
  const pairs = await pool.query(
    `select (select count(*)::int from mail where template = 'load') as mails,
            (select count(*)::int from notification where kind = 'load') as notifications`,
  );
  expect(pairs.rows[0].mails).toBe(pairs.rows[0].notifications);
  expect(pairs.rows[0].mails).toBeGreaterThanOrEqual(40);
  expect(pairs.rows[0].mails).toBeLessThanOrEqual(written);
  const kept = await pool.query<{ key: string }>('select key from file');
  expect(kept.rowCount).toBe(contents.files);
  for (const { key } of kept.rows) expect(await target.storage.has(key)).toBe(true);
});

test('a cut or altered backup is refused before anything is changed', async () => {
  const file = newFile();
  await createBackup(here(), file);
  const whole = fs.readFileSync(file);
  const target = await elsewhere('embedded');
  const spoiled: [string, Buffer][] = [
    ...[0, 1, 100, Math.floor(whole.length * 0.3), Math.floor(whole.length * 0.9)].map(
      (length): [string, Buffer] => [`cut to ${length} bytes`, whole.subarray(0, length)],
    ),
    ['cut by a byte', whole.subarray(0, -1)],
    ['without its last kilobyte', whole.subarray(0, -1024)],
    ...[0.2, 0.5, 0.8].map((part): [string, Buffer] => {
      const altered = Buffer.from(whole);
      altered[Math.floor(altered.length * part)]! ^= 0x10;
      return [`altered at ${part}`, altered];
    }),
    ['something else', Buffer.from('hello')],
  ];
  for (const [what, bytes] of spoiled) {
    fs.writeFileSync(`${file}.bad`, bytes);
    await expect(restoreBackup(target, `${file}.bad`, { replace: false }), what).rejects.toThrow(
      'is not a whole backup',
    );
  }
  expect((await target.connection.pool.query('select 1 from principal')).rowCount).toBe(0);
  await expect(verifyBackup(path.join(folder, 'absent'))).rejects.toThrow('is not a whole backup');
});

test('an installation that holds something is only replaced when that is said', async () => {
  const file = newFile();
  await createBackup(here(), file);
  const target = await elsewhere('embedded');
  await restoreBackup(target, file, { replace: false });
  await expect(restoreBackup(target, file, { replace: false })).rejects.toThrow('not empty');
  await target.connection.pool.query('delete from principal');
  await restoreBackup(target, file, { replace: true });
  expect(await contentOf(target)).toEqual(await contentOf(here()));
  await expect(createBackup(here(), file)).rejects.toThrow('exists already');
});

test('a backup of an older version is brought up to date, one of a newer is refused', async () => {
  const dataDir = fs.mkdtempSync(path.join(folder, 'old-'));
  const connection = await connectDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  opened.push(connection);
  await migrate(connection.pool, readMigrations(migrationsFolder).slice(0, 1));
  await connection.pool.query(`insert into principal (id, kind) values (gen_random_uuid(), 'guest')`);
  fs.writeFileSync(path.join(dataDir, 'secret'), 'x'.repeat(40));
  const settings = { ...app.services.settings, dataDir, databaseUrl: undefined };
  const old: Installation = { settings, connection, storage: createStorage(settings) };
  const file = newFile();
  await createBackup(old, file);
  const target = await elsewhere('embedded');
  await restoreBackup(target, file, { replace: false });
  expect((await target.connection.pool.query('select 1 from principal')).rowCount).toBe(1);
  expect(await appliedTags(target.connection.pool)).toHaveLength(readMigrations(migrationsFolder).length);

  await connection.pool.query(`insert into frenly_migration (tag) values ('9999_future')`);
  const future = newFile();
  await createBackup(old, future);
  await expect(restoreBackup(target, future, { replace: true })).rejects.toThrow('newer version');
  expect((await target.connection.pool.query('select 1 from principal')).rowCount).toBe(1);
});

test('what had not been done is queued again', async () => {
  const { db, log } = app.services;
  const [mail] = await db
    .insert(mails)
    .values({ ownerId, recipient: 'a@b.c', template: 'waiting', subject: 's', text: 't' })
    .returning();
  const [job] = await db
    .insert(jobs)
    .values({ kind: 'settings.export', ownerId, input: {}, state: 'running' })
    .returning();
  const file = newFile();
  await createBackup(here(), file);
  await db.delete(mails).where(eq(mails.id, mail!.id));
  await db.delete(jobs).where(eq(jobs.id, job!.id));
  const target = await elsewhere('embedded');
  await restoreBackup(target, file, { replace: false });
  expect(await requeue(target.connection, log)).toBe(2);
  const queued = await target.connection.pool.query(
    `select data from pgboss.job where name = 'mail.send' and state = 'created'`,
  );
  expect(queued.rows.map(({ data }) => data.mailId)).toContain(mail!.id);
});

test('any tar can open it', async () => {
  const file = newFile();
  await createBackup(here(), file);
  const names = execFileSync('tar', ['tzf', file], { encoding: 'utf8' }).trim().split('\n');
  expect(names[0]).toBe('manifest.json');
  expect(names.at(-1)).toBe('seal.json');
  expect(names).toContain('tables/user/000001.json');
});
