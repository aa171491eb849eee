/**
 * Keeps the index true: takes what triggers wrote down, reads it as it is now, and writes its passages. Once all is written, passages get their vectors, where the model is at hand.
 */
import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
import { createWakeLoop } from '#kit/jobs/wake-loop.server.ts';
import type { Services } from '#kit/services.server.ts';
import { canMean } from './question-vector.server.ts';
import { refreshFixed } from './fixed-sources.server.ts';
import type { SearchSource } from './search-source.server.ts';
import { searchChanges } from './table.server.ts';
import { writeSubjects } from './write-subjects.server.ts';
import { writeVectors } from './write-vectors.server.ts';

const changesAtOnce = 50;
/** A change is mostly announced on the bus; what is not is found by looking. */
const lookEvery = 2_000;
const restAfterTrouble = 60_000;
const lockNumber = 7_265_017;

export type SearchIndex = ReturnType<typeof keepIndex>;

export function keepIndex(services: Services, sources: readonly SearchSource[]) {
  const { bus, log } = services;
  let timer: NodeJS.Timeout | undefined;
  let fixedDone = false;
  let meaningRestsUntil = 0;
  /** Whether there may be passages without a vector. */
  let unread = true;

  const loop = createWakeLoop({
    async work() {
      if (!fixedDone) await refreshFixed(services, sources);
      fixedDone = true;
      while (!loop.isClosed() && (await takeChanges(services, sources)) > 0) unread = true;
      return !loop.isClosed() && !loop.isWoken() && (await mean());
    },
    onError: (error) =>
      log.warn(
        { event: 'search_index.write_failed', err: error },
        'The search index could not be written; it is tried again.',
      ),
    onRest: () => lookIn(lookEvery),
  });

  function lookIn(milliseconds: number) {
    clearTimeout(timer);
    if (!loop.isClosed()) timer = setTimeout(() => void loop.wake(), milliseconds).unref();
  }

  /** A part at a time, so that what changes meanwhile is found by its words at once. Answers whether more is left. */
  async function mean(): Promise<boolean> {
    if (!unread || Date.now() < meaningRestsUntil || !canMean(services)) return false;
    try {
      unread = (await writeVectors(services)) > 0;
      return unread;
    } catch (error) {
      meaningRestsUntil = Date.now() + restAfterTrouble;
      if (!loop.isClosed())
        log.warn(
          { event: 'search_index.embedding_failed', err: error },
          'New content has no vectors yet and is found by its words only.',
        );
      return false;
    }
  }

  const unsubscribe = bus.subscribe(() => lookIn(100));
  lookIn(500);
  return {
    /** Everything that was committed before is in it afterwards. For tests, and for whoever must be sure. */
    settle: loop.settle,
    async close() {
      unsubscribe();
      clearTimeout(timer);
      await loop.close();
    },
  };
}

/** How many it took. They are taken back if anything fails, and left for later. */
async function takeChanges(services: Services, sources: readonly SearchSource[]): Promise<number> {
  const { db } = services;
  return alone(services, async () => {
    const { rows } = await db.execute<{ id: string; source: string; subject: string }>(sql`
    select id, source, subject from ${searchChanges} order by id limit ${changesAtOnce}`);
    for (const [source, subjects] of bySource(rows)) {
      const searchSource = sources.find(({ id }) => id === source);
      const entries = searchSource ? await searchSource.read(services, subjects) : [];
      await writeSubjects(db, source, subjects, entries);
    }
    const done = rows.map(({ id }) => Number(id));
    if (done.length > 0) await db.delete(searchChanges).where(inArray(searchChanges.id, done));
    return rows.length;
  });
}

/**
 * Only one node at a time: of two that read the same thing at different moments, the slower one would write what was before. The
 * transaction holds the lock and nothing else; with one connection there is one node.
 */
function alone({ connection, db }: Services, work: () => Promise<number>): Promise<number> {
  if (connection.kind === 'embedded') return work();
  return db.transaction(async (tx: Transaction) => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${lockNumber}) as mine`,
    );
    return rows[0]!.mine ? work() : 0;
  });
}

function bySource(rows: readonly { source: string; subject: string }[]): Map<string, string[]> {
  const subjectsBySource = new Map<string, string[]>();
  for (const { source, subject } of rows) {
    const subjects = subjectsBySource.get(source) ?? [];
    if (!subjects.includes(subject)) subjectsBySource.set(source, [...subjects, subject]);
  }
  return subjectsBySource;
}
