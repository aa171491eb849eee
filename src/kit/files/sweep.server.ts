/** Once a day: what expired goes, and bytes that belong to nothing any more. */
import { inArray, lt, notExists, eq, and, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#kit/jobs/define-job.server.ts';
import type { Services } from '#kit/services.server.ts';
import { removeFile } from './files.server.ts';
import { files, strayFiles } from './table.server.ts';

const hour = 3600_000;
/** Longer than any upload may take: its bytes are there before its row is. */
const strayFor = 24 * hour;
const tempFor = 6 * hour;
const batch = 500;

export const sweepFiles = defineJob({
  kind: 'files.sweep',
  silent: true,
  input: z.object({}).nullish(),
  retries: 1,
  timeout: 3600,
  concurrency: 1,
  cron: '41 3 * * *',
  async run(_, { services, signal }) {
    const temp = await services.files.storage.sweepTemp(tempFor);
    const uploads = await services.uploads.sweep();
    const expired = await removeExpired(services, signal);
    await noteStrays(services, signal);
    const strays = await removeStrays(services, signal);
    services.log.info(
      { event: 'files.swept', temp, uploads, expired, strays },
      'Files that are no longer needed were removed.',
    );
  },
});

async function removeExpired(services: Services, signal: AbortSignal) {
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const due = await services.db
      .select({ id: files.id })
      .from(files)
      .where(lt(files.expiresAt, new Date()))
      .limit(batch);
    for (const { id } of due) await removeFile(services, id);
    removed += due.length;
    if (due.length < batch) return removed;
  }
}

async function noteStrays({ db, files: { storage } }: Services, signal: AbortSignal) {
  // What got its row meanwhile was an upload under way.
  await db.delete(strayFiles).where(inArray(strayFiles.key, db.select({ key: files.key }).from(files)));
  for await (const keys of inBatches(storage.list())) {
    signal.throwIfAborted();
    const known = await db.select({ key: files.key }).from(files).where(inArray(files.key, keys));
    const rows = new Set(known.map(({ key }) => key));
    const strays = keys.filter((key) => !rows.has(key)).map((key) => ({ key }));
    if (strays.length > 0) await db.insert(strayFiles).values(strays).onConflictDoNothing();
  }
}

async function removeStrays({ db, files: { storage } }: Services, signal: AbortSignal) {
  const due = await db
    .select()
    .from(strayFiles)
    .where(
      and(
        lt(strayFiles.seenAt, new Date(Date.now() - strayFor)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(files)
            .where(eq(files.key, strayFiles.key)),
        ),
      ),
    );
  for (const { key } of due) {
    signal.throwIfAborted();
    await storage.delete(key);
    await db.delete(strayFiles).where(eq(strayFiles.key, key));
  }
  return due.length;
}

async function* inBatches(found: AsyncIterable<{ key: string }>): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key } of found) {
    keys.push(key);
    if (keys.length < batch) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}
