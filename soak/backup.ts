/** A backup that is made while people write, restored elsewhere and compared with itself row by row. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, launch } from '../e2e/reliability/server.ts';
import { startWriters } from '../e2e/reliability/writers.ts';

/** What a restored installation does on its own behalf: its queue begins anew. */
const restarted = /^tables\/pgboss/;

export interface BackupReport {
  rows: number;
  /** Rows of one that are not in the other, by table. */
  different: Record<string, number>;
  /** Acknowledged before it began, and not in it. */
  lost: string[];
}

export async function compareBackup(dataDir: string): Promise<BackupReport> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-backup-'));
  const [first, second, elsewhere] = ['first.tar.gz', 'second.tar.gz', 'elsewhere'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const server = launch({
    PORT: await freePort(),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'error',
  });
  try {
    await server.ready();
    const writers = startWriters(server.url, 4);
    await pause(1500);
    const before = [...writers.acknowledged];
    backup(dataDir, 'create', first);
    await writers.stop();
    backup(elsewhere, 'restore', first);
    backup(elsewhere, 'create', second);
    const [one, other] = [rowsIn(first), rowsIn(second)];
    const texts = one.get('tables/feedback') ?? [];
    return {
      rows: [...one.values()].reduce((sum, rows) => sum + rows.length, 0),
      different: differences(one, other),
      lost: before.filter((text) => !texts.some((row) => row.includes(`"${text}"`))),
    };
  } finally {
    await server.end('SIGTERM');
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function backup(dataDir: string, ...args: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  execFileSync(process.execPath, [path.resolve('build/backup.js'), ...args], { env, stdio: 'pipe' });
}

/** The lines of every table's files, sorted, by table. */
function rowsIn(archive: string): Map<string, string[]> {
  const names = execFileSync('tar', ['tzf', archive], { encoding: 'utf8' }).split('\n');
  const tables = new Map<string, string[]>();
  for (const name of names.filter((one) => /^tables\/.+[^/]$/.test(one) && !restarted.test(one))) {
    const lines = execFileSync('tar', ['xzOf', archive, name], { encoding: 'utf8', maxBuffer: 1e9 });
    const table = path.dirname(name);
    tables.set(table, [...(tables.get(table) ?? []), ...lines.split('\n').filter(Boolean)]);
  }
  for (const rows of tables.values()) rows.sort();
  return tables;
}

function differences(one: Map<string, string[]>, other: Map<string, string[]>) {
  const different: Record<string, number> = {};
  for (const table of new Set([...one.keys(), ...other.keys()])) {
    const [here, there] = [new Set(one.get(table)), new Set(other.get(table))];
    const count = here.symmetricDifference(there).size;
    if (count > 0) different[table] = count;
  }
  return different;
}
