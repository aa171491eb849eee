/**
 * Keeps the index true: takes what triggers wrote down, reads it as it is now, and writes its passages. Once all is written, passages get their vectors, where the model is at hand.
 */
import { inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
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
  let working: Promise<void> | undefined;
  let again = false;
  let closed = false;
  let fixedDone = false;
  let meaningRestsUntil = 0;

  function wake() {
    if (closed) return;
    again = true;
    working ??= work().finally(() => {
      working = undefined;
      lookIn(lookEvery);
    });
  }

  function lookIn(milliseconds: number) {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(wake, milliseconds).unref();
  }

  async function work() {
    try {
      while (again && !closed) {
        again = false;
        if (!fixedDone) await refreshFixed(services, sources);
        fixedDone = true;
        while (!closed && (await takeChanges(services, sources)) > 0);
        if (!closed && !again) await mean();
      }
    } catch (error) {
      if (!closed) log.warn({ err: error }, 'the index waits: it could not be written');
    }
  }

  /** A part at a time, so that what changes meanwhile is found by its words at once. */
  async function mean() {
    if (Date.now() < meaningRestsUntil || !canMean(services)) return;
    try {
      if ((await writeVectors(services)) > 0) again = true;
    } catch (error) {
      meaningRestsUntil = Date.now() + restAfterTrouble;
      if (!closed) log.warn({ err: error }, 'new things are found by their words only, for a while');
    }
  }

  const unsubscribe = bus.subscribe(() => lookIn(100));
  lookIn(500);
  return {
    /** Everything that was committed before is in it afterwards. For tests, and for whoever must be sure. */
    async settle() {
      await working;
      wake();
      await working;
    },
    async close() {
      closed = true;
      unsubscribe();
      clearTimeout(timer);
      await working;
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
      const known = sources.find(({ id }) => id === source);
      const found = known ? await known.read(services, subjects) : [];
      await writeSubjects(db, source, subjects, found);
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
  const found = new Map<string, string[]>();
  for (const { source, subject } of rows) {
    const subjects = found.get(source) ?? [];
    if (!subjects.includes(subject)) found.set(source, [...subjects, subject]);
  }
  return found;
}
