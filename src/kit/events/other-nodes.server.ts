/**
 * Word to the other nodes, by PostgreSQL's NOTIFY. Never within a transaction of ours: PostgreSQL lets only one that notifies commit
 * at a time, on the whole server. What there is to say while the last word is on its way goes together in the next.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createWakeLoop } from '#kit/jobs/wake-loop.server.ts';
import type { Log } from '#kit/log.server.ts';
import { listenForNotifications } from './notifications.server.ts';
import type { BusEvent } from './read-events.server.ts';

const notifyChannel = 'frenly_bus';
/** PostgreSQL takes less than 8,000 bytes at a time. */
const longestPayload = 7_900;

interface Word {
  from: string;
  /** Without any: there is something new to read. */
  events: BusEvent[];
}

interface Options {
  pool: pg.Pool;
  url: string;
  log: Log;
  /** Called for every word from outside, and whenever one may have been missed. */
  onWake(): void;
  onEvent(event: BusEvent): void;
}

export function talkToOtherNodes({ pool, url, log, onWake, onEvent }: Options) {
  const self = randomUUID();
  let hasNews = false;
  let unsent: BusEvent[] = [];

  const loop = createWakeLoop({
    async work() {
      const payloads = wordsFor(self, unsent, { hasNews });
      unsent = [];
      hasNews = false;
      if (payloads.length > 0)
        await pool.query('select pg_notify($1, word) from unnest($2::text[]) word', [
          notifyChannel,
          payloads,
        ]);
      return hasNews || unsent.length > 0;
    },
    // Others look for themselves now and again; what is not kept may be missed.
    onError: (error) =>
      log.warn(
        { event: 'cluster.publish_failed', err: error },
        'An event could not be published to the other nodes.',
      ),
  });
  const send = () => void loop.wake();

  const notifications = listenForNotifications(
    url,
    notifyChannel,
    (payload) => {
      if (!payload) return onWake();
      const { from, events } = JSON.parse(payload) as Word;
      if (from === self) return;
      if (events.length === 0) onWake();
      for (const event of events) onEvent(event);
    },
    log,
  );

  return {
    /** Something was committed that they should read. */
    wake() {
      hasNews = true;
      send();
    },
    /** Something that is told and not kept. */
    tell(event: BusEvent) {
      unsent.push(event);
      send();
    },
    async close() {
      await notifications.close();
      await loop.settle();
    },
  };
}

/** As few words as hold it all. What alone is too long stays here: it must not be needed. */
function wordsFor(from: string, events: readonly BusEvent[], { hasNews }: { hasNews: boolean }): string[] {
  const words = hasNews ? [JSON.stringify({ from, events: [] } satisfies Word)] : [];
  let together: BusEvent[] = [];
  let length = 0;
  const close = () => {
    if (together.length > 0) words.push(JSON.stringify({ from, events: together } satisfies Word));
    together = [];
    length = 0;
  };
  for (const event of events) {
    const size = Buffer.byteLength(JSON.stringify(event)) + 1;
    if (size > longestPayload - 100) continue;
    if (length + size > longestPayload - 100) close();
    together.push(event);
    length += size;
  }
  close();
  return words;
}
