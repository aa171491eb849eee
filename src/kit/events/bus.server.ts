/**
 * The bus carries what happened to whoever is interested, on this node and on others.
 * `emit` writes the event in the caller's transaction; once committed it is delivered to every node exactly in order,
 * at least once across restarts of a reader that resumes from its last cursor.
 */
import { sql } from 'drizzle-orm';
import type { Connection, Queryable, Transaction } from '#kit/db/database.server.ts';
import type { Log } from '#kit/log.server.ts';
import { newestCursor, readAfter, type BusEvent } from './cursor.server.ts';
import { listenForNotifications } from './notifications.server.ts';
import { toStorableJson } from '#kit/db/storable.ts';
import { events } from './table.server.ts';

export interface NewEvent {
  channel: string;
  type: string;
  data?: unknown;
}

type Listener = (event: BusEvent) => void;

const notifyChannel = 'frenly_bus';
const batch = 500;
/** Events wait for a transaction that is still open: it seldom takes long. */
const pendingWait = 50;
const troubleWait = 1_000;

export type Bus = Awaited<ReturnType<typeof startBus>>;

export async function startBus({ db, kind }: Connection, log: Log, listenUrl: string | undefined) {
  const listeners = new Set<Listener>();
  let cursor = await newestCursor(db);
  let reading: Promise<void> | undefined;
  let again = false;
  let later: NodeJS.Timeout | undefined;
  let closed = false;

  /** Reads everything new, once at a time; a poke during a read causes one more. */
  function poke(): Promise<void> {
    if (closed) return Promise.resolve();
    again = true;
    reading ??= readNew().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readNew() {
    while (again && !closed) {
      again = false;
      try {
        const found = await readAfter(db, cursor, { limit: batch });
        for (const event of found.events) deliver(event);
        if (found.events.length === batch) again = true;
        else if (found.pending) pokeIn(pendingWait);
      } catch (error) {
        if (closed) return;
        log.warn({ err: error }, 'the bus could not read; it tries again');
        pokeIn(troubleWait);
      }
    }
  }

  function pokeIn(milliseconds: number) {
    clearTimeout(later);
    later = setTimeout(() => void poke(), milliseconds);
  }

  function deliver(event: BusEvent) {
    cursor = event.cursor;
    for (const listener of listeners) {
      try {
        listener(event);
      } catch (error) {
        log.error({ err: error, type: event.type }, 'a listener of the bus failed');
      }
    }
  }

  const notifications =
    kind === 'postgresql' && listenUrl
      ? listenForNotifications(listenUrl, notifyChannel, () => void poke(), log)
      : undefined;

  return {
    poke,
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Runs a transaction and, once committed, delivers the events written in it. */
    async transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const result = await db.transaction(work);
      void poke();
      return result;
    },
    /** For a single event with no other change around it. */
    async publish(event: NewEvent) {
      await emit(db, event);
      await poke();
    },
    async close() {
      closed = true;
      clearTimeout(later);
      await notifications?.close();
      await reading;
    },
  };
}

/** One statement, however much there is to tell. PostgreSQL delivers the notice at commit; embedded, nobody listens to it. */
export async function emit(tx: Queryable, ...news: readonly NewEvent[]) {
  const rows = news.map(
    ({ channel, type, data = {} }) => sql`(${channel}, ${type}, ${toStorableJson(data)}::jsonb)`,
  );
  await tx.execute(sql`
    with told as (insert into ${events} (channel, type, data) values ${sql.join(rows, sql`, `)})
    select pg_notify(${notifyChannel}, '')`);
}
