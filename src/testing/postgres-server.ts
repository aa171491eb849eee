/** A throw-away PostgreSQL on loopback for tests, run from Debian's packages. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { AppError } from '#kit/errors.ts';
import { aptGet, canInstall } from './debian.ts';

const run = promisify(execFile);
const oldestMajor = 15;
const debianHome = '/usr/lib/postgresql';
const readyWithinMs = 30_000;

export interface PostgresServer {
  url: string;
  version: string;
  /** Not every Debian has a package of pgvector. */
  hasVector: boolean;
  /** For tests that kill the server; absent when it is not ours. */
  pid?: number;
  /** Stops it as an administrator would, and starts it again on the same port with the same rows. */
  halt?(): Promise<void>;
  resume?(): Promise<void>;
  stop(): Promise<void>;
}

interface Skipped {
  skipped: string;
}

interface Installed {
  major: number;
  bin: string;
}

/** Who the server runs as: initdb and postgres refuse to run as root. */
interface Account {
  uid: number;
  gid: number;
}

let installation: Promise<Installed | Skipped> | undefined;

/**
 * Only crash tests need `fsync`; the rest is quicker without. `TEST_DATABASE_URL` names a server to
 * use instead. Ours ends with `stop()` or with this process, however that ends.
 */
export async function startPostgres({ fsync = true } = {}): Promise<PostgresServer | Skipped> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, ...(await inspect(given)), stop: async () => {} };

  installation ??= findOrInstall();
  const installed = await installation;
  if ('skipped' in installed) return installed;

  const account = await findAccount();
  const folder = await mkdtemp(path.join(tmpdir(), 'frenly-postgres-'));
  await chown(folder, account.uid, account.gid);
  const reaper = startReaper(folder, account);
  try {
    const password = await initialise(installed, folder, account);
    const port = await freePort();
    const url = `postgres://frenly:${password}@127.0.0.1:${port}/postgres`;
    let server: ChildProcess;
    const start = async () => {
      server = await spawnServer(installed, folder, account, { port, fsync });
      reaper.watch(server);
      return untilReady(url, server, folder);
    };
    return {
      url,
      ...(await start()),
      pid: server!.pid,
      async halt() {
        server.kill('SIGINT');
        await ended(server);
      },
      async resume() {
        await start();
      },
      stop: reaper.end,
    };
  } catch (error) {
    await reaper.end();
    throw error;
  }
}

/** Without trying: there is one, or there are the means to install one. */
export function mayHavePostgres(): boolean {
  return Boolean(process.env.TEST_DATABASE_URL || newestInstalled() || canInstall());
}

async function findOrInstall(): Promise<Installed | Skipped> {
  if (!newestInstalled()) {
    if (!canInstall())
      return { skipped: `no PostgreSQL ${oldestMajor} or newer, nor root with apt-get to install it` };
    try {
      await aptGet('update');
      await withoutMainCluster(() => aptGet('install', 'postgresql'));
    } catch (error) {
      return { skipped: `PostgreSQL could not be installed: ${(error as Error).message.slice(-500)}` };
    }
  }
  const installed = newestInstalled();
  if (!installed) return { skipped: `the PostgreSQL of this system is older than ${oldestMajor}` };
  const missing = await tryToAddVector(installed.major);
  if (missing) process.stderr.write(`PostgreSQL ${installed.major} runs without pgvector: ${missing}\n`);
  return installed;
}

/** Returns why there is no pgvector, if there is none. */
async function tryToAddVector(major: number) {
  if (existsSync(`/usr/share/postgresql/${major}/extension/vector.control`)) return;
  const name = `postgresql-${major}-pgvector`;
  if (!canInstall()) return `${name} is not installed`;
  try {
    const { stdout } = await run('apt-cache', ['search', '--names-only', `^${name}$`]);
    if (!stdout) return `this system has no package ${name}`;
    await aptGet('install', name);
  } catch (error) {
    return (error as Error).message.slice(-500);
  }
}

function newestInstalled(): Installed | undefined {
  const majors = existsSync(debianHome) ? readdirSync(debianHome).map(Number) : [];
  return majors
    .filter((major) => major >= oldestMajor)
    .sort((a, b) => b - a)
    .map((major) => ({ major, bin: path.join(debianHome, String(major), 'bin') }))
    .find(({ bin }) => existsSync(path.join(bin, 'initdb')));
}

/** Debian's package otherwise sets up a server on port 5432 and starts it. */
async function withoutMainCluster(install: () => Promise<void>) {
  const settings = '/etc/postgresql-common/createcluster.d';
  const file = path.join(settings, 'frenly-tests.conf');
  await mkdir(settings, { recursive: true });
  await writeFile(file, 'create_main_cluster = false\n');
  await install().finally(() => rm(file, { force: true }));
}

async function findAccount(): Promise<Account> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const named = (name: string) => accounts.find((account) => account[0] === name);
  const found = named('postgres') ?? named('nobody');
  if (!found) throw new AppError('unavailable:postgres', { message: 'No account to run PostgreSQL as.' });
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Makes the data folder; returns the password. */
async function initialise({ bin }: Installed, folder: string, account: Account) {
  const password = randomBytes(18).toString('base64url');
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  await chown(passwordFile, account.uid, account.gid);
  const args = ['--username=frenly', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await run(
    path.join(bin, 'initdb'),
    [...args, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', `--pgdata=${path.join(folder, 'data')}`],
    { ...account, cwd: folder, timeout: 120_000 },
  );
  await rm(passwordFile);
  return password;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function spawnServer(
  { bin }: Installed,
  folder: string,
  account: Account,
  { port, fsync }: { port: number; fsync: boolean },
) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    shared_buffers: '64MB',
    timezone: 'UTC',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(path.join(folder, 'log'), 'a');
  const server = spawn(path.join(bin, 'postgres'), ['-D', path.join(folder, 'data'), ...args], {
    ...account,
    cwd: folder,
    stdio: ['ignore', log.fd, log.fd],
  });
  await once(server, 'spawn').finally(() => log.close());
  server.unref();
  return server;
}

async function untilReady(url: string, server: ChildProcess, folder: string) {
  for (const start = Date.now(); ; await pause(50)) {
    try {
      return await inspect(url);
    } catch (cause) {
      if (server.exitCode === null && Date.now() - start < readyWithinMs) continue;
      const log = await readFile(path.join(folder, 'log'), 'utf8');
      const message = `PostgreSQL did not start:\n${log.slice(-2000)}`;
      throw new AppError('unavailable:postgres', { message, cause });
    }
  }
}

async function inspect(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select split_part(current_setting('server_version'), ' ', 1) as version,
              exists (select from pg_available_extensions where name = 'vector') as "hasVector"`,
    );
    const facts = rows[0] as { version: string; hasVector: boolean };
    if (Number.parseInt(facts.version) < oldestMajor) {
      const message = `PostgreSQL ${oldestMajor} or newer is needed; this is ${facts.version}.`;
      throw new AppError('unavailable:postgres', { message });
    }
    return facts;
  } finally {
    await client.end();
  }
}

/**
 * A shell that waits for its input to end, which it does even when this process is killed, and then
 * ends the server whose id it was told and removes the folder.
 */
function startReaper(folder: string, account: Account) {
  const script = `
    while read -r line; do server=$line; done
    [ -z "$server" ] || kill -QUIT "$server" 2> /dev/null
    for attempt in 1 2 3 4 5 6 7 8 9 10; do
      rm -rf "$1" 2> /dev/null && exit
      sleep 0.2
    done`;
  const reaper = spawn('sh', ['-c', script, 'reaper', folder], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  (reaper.stdin as Socket).unref();
  const children: ChildProcess[] = [reaper];
  return {
    watch(server: ChildProcess) {
      children.push(server);
      reaper.stdin.write(`${server.pid}\n`);
    },
    async end() {
      reaper.stdin.end();
      await Promise.all(children.map(ended));
    },
  };
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  await once(child, 'exit');
}
