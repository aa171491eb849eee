/** The embedded database: started on demand in a worker thread, first filled from a prepared template. */
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface Embedded {
  /** Folder that holds the unix socket; node-postgres takes it as `host`. */
  socketDir: string;
  /** Rejects when the database thread dies: nothing can be served after that. */
  failed: Promise<never>;
  close(): Promise<void>;
}

export async function startEmbedded(folder: string, template?: string): Promise<Embedded> {
  if (!fs.existsSync(folder)) fillFromTemplate(folder, template);
  // Socket paths are limited to about 100 characters, data folders are not.
  const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), 'frenly-db-'));
  const worker = new Worker(workerFile(), {
    workerData: { folder, socketPath: path.join(socketDir, '.s.PGSQL.5432') },
  });
  const failed = once(worker, 'error').then(([error]) => {
    throw new Error('the embedded database stopped', { cause: error });
  }) as Promise<never>;
  failed.catch(() => {}); // observed by whoever waits on it; an unobserved copy must not end the process

  await Promise.race([once(worker, 'message'), failed]);
  return {
    socketDir,
    failed,
    async close() {
      const exited = once(worker, 'exit');
      worker.postMessage('close');
      await exited;
      fs.rmSync(socketDir, { recursive: true, force: true });
    },
  };
}

/** Copied beside and renamed, so that a kill half-way leaves no half-filled database. */
function fillFromTemplate(folder: string, template?: string) {
  if (!template || !fs.existsSync(template)) return;
  const draft = `${folder}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.cpSync(template, draft, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  fs.renameSync(draft, folder);
}

/** Beside this file as source, beside the bundle in production. */
function workerFile() {
  const name = import.meta.url.endsWith('.ts') ? 'embedded-worker.server.ts' : 'embedded-worker.js';
  return new URL(`./${name}`, import.meta.url);
}
