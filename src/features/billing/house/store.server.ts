/** Where the house keeps the provider's objects: rows of JSON, written one request after another. */
import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#kit/db/database.server.ts';
import { houseObjects } from '../table.server.ts';
import type { Event, HouseObject } from './objects.ts';
import { HouseError } from './house-error.ts';

export const newHouseId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export type Store = ReturnType<typeof openStore>;

/** `apiVersion` stands on events. What happens is gathered, and told once the request is over. */
function openStore(tx: Transaction, apiVersion: string) {
  const happened: Event[] = [];
  let clock: { offset: number; realNow: number } | undefined;

  const store = {
    happened,
    async find<T extends HouseObject>(id: string, type: T['object']): Promise<T | undefined> {
      const [row] = await tx
        .select()
        .from(houseObjects)
        .where(and(eq(houseObjects.id, id), eq(houseObjects.type, type)));
      return row?.data as T | undefined;
    },
    async get<T extends HouseObject>(id: string, type: T['object']): Promise<T> {
      const found = await store.find<T>(id, type);
      if (!found)
        throw new HouseError(404, {
          type: 'invalid_request_error',
          code: 'resource_missing',
          message: `No such ${type}: '${id}'`,
        });
      return found;
    },
    async put<T extends HouseObject>(thing: T, customerId: string | null = null): Promise<T> {
      const row = { id: thing.id, type: thing.object, customerId, data: thing };
      await tx
        .insert(houseObjects)
        .values(row)
        .onConflictDoUpdate({ target: houseObjects.id, set: { data: thing } });
      return thing;
    },
    async remove(id: string) {
      await tx.delete(houseObjects).where(eq(houseObjects.id, id));
    },
    async list<T extends HouseObject>(
      type: T['object'],
      {
        customer,
        limit = 100,
        oldestFirst = false,
      }: { customer?: string; limit?: number; oldestFirst?: boolean } = {},
    ): Promise<T[]> {
      const rows = await tx
        .select()
        .from(houseObjects)
        .where(
          and(
            eq(houseObjects.type, type),
            customer === undefined ? undefined : eq(houseObjects.customerId, customer),
          ),
        )
        .orderBy((oldestFirst ? asc : desc)(houseObjects.seq))
        .limit(limit);
      return rows.map(({ data }) => data as T);
    },
    count: (type: string) => tx.$count(houseObjects, eq(houseObjects.type, type)),
    /** Seconds, by the test clock: the database's time and what an admin added to it. */
    async now(): Promise<number> {
      clock ??= await readClock();
      return clock.realNow + clock.offset;
    },
    async moveTo(moment: number) {
      clock ??= await readClock();
      clock.offset = moment - clock.realNow;
      await store.put({ id: 'clock_house', object: 'clock', offset: clock.offset } as HouseObject);
    },
    async tell(type: string, object: HouseObject) {
      const event: Event = {
        id: newHouseId('evt'),
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
    const kept = await store.find<HouseObject & { offset: number }>('clock_house', 'clock');
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
