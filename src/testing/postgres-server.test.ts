import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres, type PostgresServer } from './postgres-server.ts';

const installing = 660_000;
let server: PostgresServer | undefined;
let skipped = '';

beforeAll(async () => {
  vi.stubEnv('TEST_DATABASE_URL', '');
  const result = await startPostgres();
  if ('skipped' in result) skipped = result.skipped;
  else server = result;
}, installing);

afterAll(() => server?.stop());

beforeEach((context) => context.skip(skipped !== '', skipped));
beforeEach(() => void vi.stubEnv('TEST_DATABASE_URL', ''));
afterEach(() => void vi.unstubAllEnvs());

async function query(url: string, sql: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0];
  } finally {
    await client.end();
  }
}

async function setting(url: string, name: string) {
  return (await query(url, `select current_setting('${name}') as value`)).value;
}

async function folderOf(url: string) {
  return path.dirname((await setting(url, 'data_directory'))!);
}

describe('startPostgres', () => {
  it('listens on loopback only, behind a password, with fsync', async () => {
    const { url, version, hasVector } = server!;
    expect(Number.parseInt(version)).toBeGreaterThanOrEqual(15);
    expect(await setting(url, 'listen_addresses')).toBe('127.0.0.1');
    expect(await setting(url, 'unix_socket_directories')).toBe('');
    expect(await setting(url, 'fsync')).toBe('on');
    expect(hasVector).toBeTypeOf('boolean');

    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('has pg_trgm', async () => {
    await query(server!.url, 'create extension pg_trgm');
    expect(await query(server!.url, `select similarity('panda', 'pandas') > 0.5 as near`)).toEqual({
      near: true,
    });
  });

  it('uses a server that is given, and leaves it running', async () => {
    vi.stubEnv('TEST_DATABASE_URL', server!.url);
    const given = (await startPostgres()) as PostgresServer;
    expect(given).toMatchObject({ url: server!.url, version: server!.version });
    expect(given.pid).toBeUndefined();
    await given.stop();
    expect(await setting(server!.url, 'fsync')).toBe('on');
  });

  it('says so when the given server cannot be reached', async () => {
    vi.stubEnv('TEST_DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    await expect(startPostgres()).rejects.toThrow(/ECONNREFUSED/);
  });

  it('can do without fsync, and stops twice as well as once', async () => {
    const quick = (await startPostgres({ fsync: false })) as PostgresServer;
    expect(await setting(quick.url, 'fsync')).toBe('off');
    const folder = await folderOf(quick.url);
    await Promise.all([quick.stop(), quick.stop()]);
    await quick.stop();
    await expect(query(quick.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    expect(existsSync(folder)).toBe(false);
  });

  it('is gone when the process that started it is killed', async () => {
    const module = new URL('./postgres-server.ts', import.meta.url).href;
    const script = `
      const { startPostgres } = await import('${module}');
      console.log((await startPostgres({ fsync: false })).url);
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(child.stdout, 'data');
    const url = String(printed).trim();
    const folder = await folderOf(url);
    child.kill('SIGKILL');
    await expect.poll(() => existsSync(folder)).toBe(false);
    await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });
});
