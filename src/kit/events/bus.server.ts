/**
 * The bus carries what happened to whoever is interested, on this node and on others. Only a transaction of the bus can emit:
 * the event is written with the change it tells about, and delivered once, on every node, after the commit.
 */
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Connection, Transaction } from '#kit/db/database.server.ts';
import { createWakeLoop } from '#kit/jobs/wake-loop.server.ts';
import type { Log } from '#kit/log.server.ts';
import { toStorableJson } from '#kit/db/storable.ts';
import type { EventDefinition, EventArguments } from './define-event.ts';
import { talkToOtherNodes } from './other-nodes.server.ts';
import { newestPlace, readAfter, type BusEvent, type KeptEvent } from './read-events.server.ts';
import { events } from './table.server.ts';

type Listener = (event: BusEvent) => void;
/** Gets what was read at once, and the snapshot that shows it. */
type BatchListener = (events: readonly KeptEvent[], later: string) => void;

type TypedListener<Schema extends z.ZodType> = (data: z.output<Schema>, event: BusEvent) => void;

/** What can emit: the transaction that `bus.transact` hands out, and nothing else. */
export interface Emitter {
  emit<Schema extends z.ZodType>(
    channel: string,
    event: EventDefinition<Schema>,
    ...payload: EventArguments<Schema>
  ): void;
}
export type BusTransaction = Transaction & Emitter;

const batch = 500;
const troubleWait = 1_000;
/** Nobody is told of what a node wrote that died in the same moment; so everyone looks now and again. */
const lookEvery = 1_000;

export type Bus = Awaited<ReturnType<typeof startBus>>;

export async function startBus({ db, pool, kind }: Connection, log: Log, listenUrl: string | undefined) {
  const listeners = new Set<Listener>();
  const batchListeners = new Set<BatchListener>();
  const commitListeners = new Set<Listener>();
  let place = await newestPlace(db);
  let later: NodeJS.Timeout | undefined;

  /** Reads everything new; a wake during a read causes one more. */
  const loop = createWakeLoop({
    async work() {
      clearTimeout(later);
      const found = await readAfter(db, place, { limit: batch });
      place = found.place;
      if (found.events.length > 0) deliverAll(found.events, found.later);
      if (!found.isFull && others) lookIn(lookEvery);
      return found.isFull;
    },
    onError(error) {
      log.warn(
        { event: 'event_bus.read_failed', err: error },
        'Events could not be read; it is tried again.',
      );
      lookIn(troubleWait);
    },
  });
  const poke = loop.wake;

  function lookIn(milliseconds: number) {
    clearTimeout(later);
    if (!loop.isClosed()) later = setTimeout(() => void poke(), milliseconds);
  }

  function deliverAll(found: readonly KeptEvent[], shownIn: string) {
    for (const event of found) deliver(event);
    for (const listener of batchListeners) guarded(() => listener(found, shownIn));
  }

  function deliver(event: BusEvent) {
    for (const listener of listeners) guarded(() => listener(event), event.type);
  }

  function guarded(act: () => void, type?: string) {
    try {
      act();
    } catch (error) {
      log.error(
        { event: 'event_bus.listener_failed', err: error, type },
        'A listener of the event bus failed.',
      );
    }
  }

  function listenerOf<Schema extends z.ZodType>(
    { type, schema }: EventDefinition<Schema>,
    listener: TypedListener<Schema>,
  ): Listener {
    return (event) => {
      if (event.type !== type) return;
      const parsed = schema.safeParse(event.data);
      if (parsed.success) listener(parsed.data, event);
      else
        log.warn(
          { event: 'event_bus.event_invalid', err: parsed.error, type },
          'An event did not match its schema and was skipped.',
        );
    };
  }

  const others =
    kind === 'postgresql' && listenUrl
      ? talkToOtherNodes({ pool, url: listenUrl, log, onWake: () => void poke(), onEvent: deliver })
      : undefined;

  /** Runs a transaction and, once committed, delivers the events written in it. */
  async function transact<T>(work: (tx: BusTransaction) => T | Promise<T>): Promise<T> {
    const news: BusEvent[] = [];
    const result = await db.transaction(async (tx) => {
      const emit: Emitter['emit'] = (channel, event, ...[data]) => {
        news.push(eventOf(channel, event, data));
      };
      const answer = await work(Object.assign(tx, { emit }));
      if (news.length > 0) await insertEvents(tx, news);
      return answer;
    });
    if (news.length > 0) {
      for (const event of news)
        for (const listener of commitListeners) guarded(() => listener(event), event.type);
      others?.wake();
      void poke();
    }
    return result;
  }

  return {
    poke,
    transact,
    /** Everything that happens, whatever it is. */
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** For those who keep their place in the stream. */
    subscribeToBatches(listener: BatchListener) {
      batchListeners.add(listener);
      return () => batchListeners.delete(listener);
    },
    /** One kind of event. What does not have its shape comes from another version of this program, and is left out. */
    on<Schema extends z.ZodType>(definition: EventDefinition<Schema>, listener: TypedListener<Schema>) {
      const listen = listenerOf(definition, listener);
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    /**
     * For caches: called on this node before the transaction answers, so that nothing older is served afterwards, and again, here as
     * on the other nodes, when the event is delivered. It must not matter that it is called twice.
     */
    onCommit<Schema extends z.ZodType>(
      definition: EventDefinition<Schema>,
      listener: (data: z.output<Schema>) => void,
    ) {
      const listen = listenerOf(definition, listener);
      listeners.add(listen);
      commitListeners.add(listen);
    },
    /** Other processes may write to this database: what they revoke is known here only a moment later. */
    hasOtherNodes: others !== undefined,
    /** For a single event with no other change around it. */
    async publish<Schema extends z.ZodType>(
      channel: string,
      event: EventDefinition<Schema>,
      ...payload: EventArguments<Schema>
    ) {
      await transact((tx) => tx.emit(channel, event, ...payload));
      await poke();
    },
    /** Told to whoever listens now, on any node, and not kept: whoever misses it must be able to do without. */
    tell<Schema extends z.ZodType>(
      channel: string,
      event: EventDefinition<Schema>,
      ...[data]: EventArguments<Schema>
    ): void {
      const payload = eventOf(channel, event, data);
      deliver(payload);
      others?.tell(payload);
    },
    async close() {
      const ended = loop.close();
      clearTimeout(later);
      await others?.close();
      await ended;
    },
  };
}

const eventOf = (channel: string, { type, schema }: EventDefinition, data: unknown = {}): BusEvent => ({
  channel,
  type,
  data: schema.parse(data),
});

/** One statement, however much there is to tell. */
async function insertEvents(tx: Transaction, news: readonly BusEvent[]) {
  const rows = news.map(({ channel, type, data }) => ({ channel, type, data: data ?? {} }));
  await tx.execute(sql`
    insert into ${events} (channel, type, data)
    select v.channel, v.type, v.data from jsonb_to_recordset(${toStorableJson(rows)}::jsonb)
      as v(channel text, type text, data jsonb)`);
}
