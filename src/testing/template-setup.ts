/** The migrated, empty database that those of the tests are copies of, kept until a migration or a dependency changes. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    templateFolder: string;
  }
}

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, 'node_modules/.cache/test-database');
const program = path.join(root, 'src/app/prepare-template.server.ts');

export default async function setup(project: TestProject) {
  const folder = path.join(cache, hashOfSources());
  if (!fs.existsSync(folder)) {
    fs.rmSync(cache, { recursive: true, force: true });
    const draft = `${folder}.${process.pid}`;
    await prepareTemplate({ folder: draft });
    fs.renameSync(draft, folder);
  }
  project.provide('templateFolder', folder);
}

/** In a process of its own: it needs the program, which the tests load their own way. */
export async function prepareTemplate({
  folder,
  databaseUrl,
}: {
  folder?: string;
  databaseUrl?: string;
}): Promise<void> {
  await run(process.execPath, folder ? [program, folder] : [program], {
    cwd: root,
    env: { PATH: process.env.PATH, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  });
}

function hashOfSources() {
  const migrations = path.join(root, 'migrations');
  const names = fs.readdirSync(migrations, { recursive: true }).map(String).sort();
  const files = [...names.map((name) => path.join(migrations, name)), program];
  const hash = createHash('sha256');
  for (const file of [...files, path.join(root, 'package-lock.json')])
    if (fs.statSync(file).isFile()) hash.update(`${path.basename(file)}\0`).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
