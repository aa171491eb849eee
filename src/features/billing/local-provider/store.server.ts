/** Where the local provider keeps its objects: rows of JSON, written one request after another. */
import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#kit/db/database.server.ts';
import { localProviderObjects } from '../table.server.ts';
import type { Event, LocalProviderObject } from './objects.ts';
import { LocalProviderError } from './provider-error.ts';

export const newLocalId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export type Store = ReturnType<typeof openStore>;

/** `apiVersion` stands on events. What happens is gathered, and told once the request is over. */
function openStore(tx: Transaction, apiVersion: string) {
  const happened: Event[] = [];
  let clock: { offset: number; realNow: number } | undefined;

  const store = {
    happened,
    async find<T extends LocalProviderObject>(id: string, type: T['object']): Promise<T | undefined> {
      const [row] = await tx
        .select()
        .from(localProviderObjects)
        .where(and(eq(localProviderObjects.id, id), eq(localProviderObjects.type, type)));
      return row?.data as T | undefined;
    },
    async get<T extends LocalProviderObject>(id: string, type: T['object']): Promise<T> {
      const found = await store.find<T>(id, type);
      if (!found)
        throw new LocalProviderError(404, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: `No such ${type}: '${id}'`,
        });
      return found;
    },
    async put<T extends LocalProviderObject>(thing: T, customerId: string | null = null): Promise<T> {
      const row = { id: thing.id, type: thing.object, customerId, data: thing };
      await tx
        .insert(localProviderObjects)
        .values(row)
        .onConflictDoUpdate({ target: localProviderObjects.id, set: { data: thing } });
      return thing;
    },
    async remove(id: string) {
      await tx.delete(localProviderObjects).where(eq(localProviderObjects.id, id));
    },
    async list<T extends LocalProviderObject>(
      type: T['object'],
      {
        customer,
        limit = 100,
        oldestFirst = false,
      }: { customer?: string; limit?: number; oldestFirst?: boolean } = {},
    ): Promise<T[]> {
      const rows = await tx
        .select()
        .from(localProviderObjects)
        .where(
          and(
            eq(localProviderObjects.type, type),
            customer === undefined ? undefined : eq(localProviderObjects.customerId, customer),
          ),
        )
        .orderBy((oldestFirst ? asc : desc)(localProviderObjects.seq))
        .limit(limit);
      return rows.map(({ data }) => data as T);
    },
    count: (type: string) => tx.$count(localProviderObjects, eq(localProviderObjects.type, type)),
    /** Seconds, by the test clock: the database's time and what an admin added to it. */
    async now(): Promise<number> {
      clock ??= await readClock();
      return clock.realNow + clock.offset;
    },
    async moveTo(moment: number) {
      clock ??= await readClock();
      clock.offset = moment - clock.realNow;
      await store.put({ id: 'clock_house', object: 'clock', offset: clock.offset } as LocalProviderObject);
    },
    async tell(type: string, object: LocalProviderObject) {
      const event: Event = {
        id: newLocalId('evt'),
        object: 'event',
        type,
        api_version: apiVersion,
        created: await store.now(),
        livemode: false,
        data: { object },
      };
      await store.put(event);
      happened.push(event);
    },
  };

  async function readClock() {
    const { rows } = await tx.execute<{ now: number }>(sql`select extract(epoch from now())::int as now`);
    const kept = await store.find<LocalProviderObject & { offset: number }>('clock_house', 'clock');
    return { realNow: rows[0]!.now, offset: kept?.offset ?? 0 };
  }

  return store;
}

/** One at a time: a small provider needs no more, and nothing then happens between two looks. */
export function inTurn<T>(db: Database, apiVersion: string, work: (store: Store) => Promise<T>) {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('billing.house'))`);
    const store = openStore(tx, apiVersion);
    return { answer: await work(store), happened: store.happened };
  });
}
