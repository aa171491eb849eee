import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { connectDatabase } from '#kit/db/database.server.ts';
import { startPostgres } from '#testing/postgres-server.ts';
import { freePort, killAll, launch, newFolder } from './server.ts';

const folder = newFolder();
afterEach(killAll);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Starts, expects it to give up, and returns the one line it said. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = launch({ PORT: '0', DATA_DIR: path.join(folder, 'data'), ...env });
  const { code } = await server.ended;
  expect(code, server.output()).toBe(1);
  const lines = server.output().trimEnd().split('\n');
  expect(lines, server.output()).toHaveLength(1);
  expect(server.stderr().trimEnd()).toBe(lines[0]);
  return lines[0]!;
}

const secret = 'a-secret-that-is-far-too-short';

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SECRET: secret }, 'SECRET'],
  [{ ROLE: 'boss' }, 'ROLE'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ PUBLIC_URL: 'frenly.example' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://root:hunter2@db/x' }, 'DATABASE_URL'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ GOOGLE_CLIENT_ID: 'half' }, 'GOOGLE_CLIENT_SECRET'],
  [{ S3_BUCKET: 'half' }, 'S3_ACCESS_KEY_ID'],
])('a wrong setting is named: %j', async (env, name) => {
  const line = await refusal(env as unknown as Record<string, string>);
  expect(line).toContain(name);
  for (const hidden of [secret, 'hunter2']) expect(line).not.toContain(hidden);
});

test('a taken port is named before a database is started', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  const port = await new Promise<number>((resolve) =>
    other.once('listening', () => resolve((other.address() as net.AddressInfo).port)),
  );
  expect(await refusal({ PORT: String(port) })).toMatch(`Port ${port} is taken`);
  expect(fs.existsSync(path.join(folder, 'data'))).toBe(false);
  other.close();
});

test('an address that is not of this machine is named', async () => {
  expect(await refusal({ HOST: '192.0.2.1' })).toContain('HOST');
});

test.each([
  ['a file', () => path.join(folder, 'file')],
  ['below a file', () => path.join(folder, 'file', 'data')],
  ['where nobody can write', () => '/proc/frenly'],
])('a data folder that is %s is named', async (_, dataDir) => {
  fs.writeFileSync(path.join(folder, 'file'), '');
  const line = await refusal({ DATA_DIR: dataDir() });
  expect(line).toContain('DATA_DIR');
  expect(line).toContain(dataDir().startsWith('/proc') ? '/proc/frenly' : 'file');
});

test('a new data folder is for its owner alone', async () => {
  const dataDir = path.join(folder, 'deep', 'private');
  const server = launch({ PORT: await freePort(), DATA_DIR: dataDir });
  await server.ready();
  expect(fs.statSync(dataDir).mode & 0o777).toBe(0o700);
  await server.end('SIGKILL');
});

test('a second process on the same folder reports the pid of the first, which keeps running', async () => {
  const env = { PORT: await freePort(), DATA_DIR: path.join(folder, 'held') };
  const first = launch(env);
  await first.ready();
  expect(await refusal({ DATA_DIR: env.DATA_DIR })).toContain(`in use by process ${first.pid}.`);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.end('SIGINT');
});

test('a database of a newer version is left alone', async () => {
  const dataDir = path.join(folder, 'newer');
  fs.mkdirSync(dataDir);
  const connection = await connectDatabase({
    databaseUrl: undefined,
    dataDir,
    poolSize: 1,
    template: path.resolve('build/template'),
  });
  await connection.pool.query(`insert into frenly_migration (tag) values ('9999_future')`);
  await connection.close();
  expect(await refusal({ DATA_DIR: dataDir })).toContain('newer version (it has migration 9999_future)');
});

test('a database server that is not there, or refuses, is named without its password', async () => {
  const away = await refusal({ DATABASE_URL: 'postgres://panda:hunter2@127.0.0.1:1/frenly' });
  expect(away).toMatch(/DATABASE_URL cannot be reached/);
  const nowhere = await refusal({ DATABASE_URL: 'postgres://panda:hunter2@no-such-host.invalid/frenly' });
  expect(nowhere).toMatch(/DATABASE_URL cannot be reached/);
  expect(away + nowhere).not.toContain('hunter2');
});

test('wrong credentials and a missing database have different error messages', async ({ skip }) => {
  const postgres = await startPostgres({ fsync: false });
  if ('skipped' in postgres) return skip(postgres.skipped);
  try {
    const url = new URL(postgres.url);
    url.password = 'hunter2';
    const wrong = await refusal({ DATABASE_URL: url.href });
    expect(wrong).toContain('refuses the user or the password');
    expect(wrong).not.toContain('hunter2');
    const missing = new URL(postgres.url);
    missing.pathname = '/nothing';
    expect(await refusal({ DATABASE_URL: missing.href })).toContain('has no database of that name');
  } finally {
    await postgres.stop();
  }
});
