/** The real app on a real, fresh database, called in process. One per test file is the usual. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject, test } from 'vitest';
import { compose } from '#app/compose.server.ts';
import { serverFeatures } from '#app/features.server.ts';
import { gatherAll, gathered as ours } from '#app/gathered.server.ts';
import { createApp } from '#app/http.server.ts';
import type { Clock } from '#kit/clock.ts';
import type { ServerFeature } from '#kit/feature/server-feature.server.ts';
import { createLog } from '#kit/log.server.ts';
import type { Services } from '#kit/services.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { createClient, type Client } from './client.ts';
import { warmDatabase } from './warm-database.ts';

export interface TestApp {
  services: Services;
  /** A browser without cookies yet. Each comes from an address of its own by default. */
  client(options?: { address?: string }): Client;
  /** For programs that bring a client of their own. */
  fetch: typeof fetch;
  /** Log lines so far, as text. */
  logged(): string;
  dataDir: string;
  close(): Promise<void>;
}

/** Whether this project's database tests have PostgreSQL; otherwise they run on the embedded database. */
export const isPostgres = inject('postgresUrl') !== undefined;

export const databaseTest = test;

interface Additions {
  /** Rooms beside the product's own. */
  features?: readonly ServerFeature[];
  /** Instead of the system's. */
  clock?: Clock;
}

export async function startTestApp(
  env: Record<string, string> = {},
  { features = [], clock }: Additions = {},
): Promise<TestApp> {
  const gathered = features.length > 0 ? gatherAll([...serverFeatures, ...features]) : ours;
  const dataDir = fs.mkdtempSync(path.join(quickFolder(), 'frenly-test-'));
  const databaseUrl = isPostgres && !env.DATABASE_URL ? await createDatabase() : undefined;
  if (!isPostgres) {
    copyTemplate(path.join(dataDir, 'db'));
    await warmDatabase();
  }
  const lines: string[] = [];
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'debug',
    PUBLIC_URL: 'http://localhost:3000',
    // In-process requests have no socket: the client names its address as a trusted proxy would.
    TRUSTED_PROXIES: '127.0.0.1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...env,
  });
  const { services, close } = await compose(settings, {
    gathered,
    ...(clock ? { clock } : {}),
    log: createLog('debug', { write: (line) => lines.push(line) }),
  });
  const app = createApp({
    services,
    isReady: () => true,
    build: () => Promise.reject(new Error('pages are tested in the browser')),
    hasAssets: false,
    endpoints: gathered.endpoints,
  });
  return {
    services,
    dataDir,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    client: (options) =>
      createClient((request) => app.fetch(request), { origin: settings.publicUrl, ...options }),
    logged: () => lines.join(''),
    async close() {
      await close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** In memory where there is plenty: a database is a thousand files, copied for each app. */
function quickFolder() {
  const memory = '/dev/shm';
  if (!fs.existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = fs.statfsSync(memory);
  return bavail * bsize > 2 ** 30 ? memory : os.tmpdir();
}

function copyTemplate(to: string) {
  fs.cpSync(inject('templateFolder'), to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
}

async function createDatabase() {
  const name = `t${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(inject('postgresUrl')!);
  await client.connect();
  await client.query(`create database ${name} template ${inject('postgresTemplate')}`);
  await client.end();
  const url = new URL(inject('postgresUrl')!);
  url.pathname = `/${name}`;
  return url.href;
}

/** Starts the app before the tests of a file and closes it after. */
export function useTestApp(env: Record<string, string> = {}, additions: Additions = {}): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await startTestApp(env, additions));
  });
  afterAll(() => app.close?.());
  return app;
}
