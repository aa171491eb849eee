/** Kills the server at random moments under load and looks whether anything it acknowledged is missing. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectDatabase } from '#kit/db/database.server.ts';
import { freePort, launch, type Server } from './server.ts';
import { startWriters } from './writers.ts';

interface Options {
  kills: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  say?: (line: string) => void;
  /** What else goes wrong around a kill. Returns what the next start finds different. */
  trouble?: (kill: number) => Trouble;
}

export interface Trouble {
  name: string;
  env?: Record<string, string>;
  /** Just before the kill, and while the next start is under way. */
  begin?(): void;
  end?(): void;
}

/** A kill comes after any number of writes up to this. */
const mostWritesBetween = 100;
const endsTroubleAfter = 700;
/** A disk without room has some again before the third. */
const mostStarts = 5;

export interface KillReport {
  acknowledged: number;
  lost: string[];
  /** Milliseconds to be ready again, after each kill. */
  ready: number[];
}

export async function killUnderLoad({
  kills,
  dataDir,
  databaseUrl,
  say = () => {},
  trouble = () => ({ name: 'killed' }),
}: Options): Promise<KillReport> {
  const env = {
    PORT: await freePort(),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  let server = launch(env);
  await server.ready();
  const writers = startWriters(server.url, 6);
  const ready: number[] = [];
  for (let kill = 1; kill <= kills; kill++) {
    await writers.until(1 + Math.floor(Math.random() * mostWritesBetween));
    const { name, env: changed = {}, begin, end } = trouble(kill);
    begin?.();
    await pause(begin ? Math.random() * 1500 : 0);
    await server.end('SIGKILL');
    const started = Date.now();
    if (end) setTimeout(end, endsTroubleAfter);
    server = await startAgain({ ...env, ...changed });
    ready.push(Date.now() - started);
    say(
      `kill ${kill} of ${kills}, ${name}: ready after ${ready.at(-1)} ms, ${writers.acknowledged.length} writes acknowledged`,
    );
  }
  await writers.until(5);
  await writers.stop();
  await server.end('SIGKILL');
  const there = databaseUrl ? await textsOnPostgres(databaseUrl) : await textsEmbedded(dataDir);
  const lost = writers.acknowledged.filter((text) => !there.has(text));
  return { acknowledged: writers.acknowledged.length, lost, ready };
}

/** As a service manager does: a start that finds no room on the disk says so and ends, and is tried again. */
async function startAgain(env: Record<string, string>): Promise<Server> {
  for (let tries = 0; ; tries += 1) {
    const server = launch(env);
    try {
      await server.ready();
      return server;
    } catch (error) {
      if (tries >= mostStarts || !server.output().includes('is full')) throw error;
    }
  }
}

const query = 'select text from feedback';

export async function textsOnPostgres(databaseUrl: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ text: string }>(query);
  await client.end();
  return new Set(rows.map(({ text }) => text));
}

export async function textsEmbedded(dataDir: string) {
  const connection = await connectDatabase({ databaseUrl: undefined, dataDir, poolSize: 1 });
  const { rows } = await connection.pool.query<{ text: string }>(query);
  await connection.close();
  return new Set(rows.map(({ text }) => text));
}
