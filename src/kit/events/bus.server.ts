/**
 * The bus carries what happened to whoever is interested, on this node and on others.
 * `emit` writes the event in the caller's transaction; once committed it is delivered to every node exactly in order,
 * at least once across restarts of a reader that resumes from its last cursor.
 */
import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection, Database, Queryable, Transaction } from '#kit/db/database.server.ts';
import type { Log } from '#kit/log.server.ts';
import { events } from './table.server.ts';

export interface BusEvent {
  /** Durable and ordered; a reader resumes after it. */
  cursor: string;
  channel: string;
  type: string;
  data: unknown;
}

export interface NewEvent {
  channel: string;
  type: string;
  data?: unknown;
}

type Listener = (event: BusEvent) => void;

const notifyChannel = 'frenly_bus';
const batch = 500;

export type Bus = Awaited<ReturnType<typeof startBus>>;

export async function startBus({ db, kind }: Connection, log: Log, listenUrl: string | undefined) {
  const listeners = new Set<Listener>();
  let cursor = await newestCursor(db);
  let reading: Promise<void> | undefined;
  let again = false;
  let closed = false;

  /** Reads everything new, once at a time; a poke during a read causes one more. */
  function poke(): Promise<void> {
    if (reading) {
      again = true;
      return reading;
    }
    reading = readNew().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  async function readNew() {
    do {
      again = false;
      try {
        for (;;) {
          const found = await since(db, cursor, { limit: batch });
          for (const event of found) deliver(event);
          if (found.length < batch) break;
        }
      } catch (error) {
        if (!closed) log.warn({ err: error }, 'the bus could not read; it tries again with the next event');
      }
    } while (again && !closed);
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

  const listener = kind === 'postgresql' && listenUrl ? listenForNotifications(listenUrl, poke, log) : undefined;

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
      await listener?.close();
      await reading;
    },
  };
}

export async function emit(tx: Queryable, { channel, type, data = {} }: NewEvent) {
  await tx.insert(events).values({ channel, type, data });
  // Delivered by PostgreSQL at commit. On the embedded database nobody listens and it costs next to nothing.
  await tx.execute(sql`select pg_notify(${notifyChannel}, '')`);
}

/** Events after a cursor that are final: their transactions are older than every one still running. */
export async function since(
  db: Database,
  cursor: string,
  { channel, limit = batch }: { channel?: string; limit?: number } = {},
): Promise<BusEvent[]> {
  const [tx = '0', id = '0'] = cursor.split('.');
  const rows = await db
    .select()
    .from(events)
    .where(
      and(
        or(gt(events.tx, tx), and(eq(events.tx, tx), gt(events.id, Number(id)))),
        lt(events.tx, sql`pg_snapshot_xmin(pg_current_snapshot())`),
        channel === undefined ? undefined : eq(events.channel, channel),
      ),
    )
    .orderBy(asc(events.tx), asc(events.id))
    .limit(limit);
  return rows.map((row) => ({ cursor: `${row.tx}.${row.id}`, channel: row.channel, type: row.type, data: row.data }));
}

export const isCursor = (value: string) => /^\d{1,20}\.\d{1,15}$/.test(value);

export async function newestCursor(db: Database): Promise<string> {
  const { rows } = await db.execute<{ tx: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as tx`);
  // Everything below xmin is in the past; id 0 at xmin itself means "from here on".
  return `${rows[0]!.tx}.0`;
}

/** A connection of its own, since LISTEN belongs to a session. Reconnects by itself and catches up. */
function listenForNotifications(url: string, poke: () => void, log: Log) {
  let client: pg.Client | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new pg.Client({ connectionString: url, application_name: 'frenly-bus', keepAlive: true });
    next.on('notification', poke);
    next.on('error', () => {}); // 'end' follows and reconnects
    next.on('end', retry);
    client = next;
    try {
      await next.connect();
      await next.query(`listen ${notifyChannel}`);
      poke();
    } catch (error) {
      log.warn({ err: error }, 'the bus cannot listen; trying again');
      retry();
    }
  }
  function retry() {
    if (closed || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, 1000);
  }

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {}); // already gone is as good
    },
  };
}
