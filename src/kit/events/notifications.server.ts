/** PostgreSQL's NOTIFY, on a connection of its own since LISTEN belongs to a session. Connects again by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#kit/log.server.ts';

const firstWait = 50;
const longestWait = 2_000;
/** A connection that a firewall forgot looks open for hours: asking is the only way to know. */
const checkEvery = 15_000;

export function listenForNotifications(
  url: string,
  channel: string,
  onNotification: (payload: string | undefined) => void,
  log: Log,
) {
  const closing = new AbortController();
  const { signal } = closing;

  async function keepListening() {
    for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, longestWait)) {
      try {
        await listenOnce(url, channel, signal, (payload) => {
          wait = firstWait;
          onNotification(payload);
        });
      } catch (error) {
        if (!signal.aborted)
          log.warn(
            { event: 'event_bus.listen_failed', err: error },
            'The event bus cannot listen for notifications; it is tried again.',
          );
      }
      await pause(wait, undefined, { signal }).catch(() => {}); // cut short by closing
    }
  }

  const listening = keepListening();
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/** One connection, from its start to its end. Whoever listens is told at the start too: something may have been missed. */
async function listenOnce(
  url: string,
  channel: string,
  signal: AbortSignal,
  onNotification: (payload: string | undefined) => void,
) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'frenly-bus',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
  ended.catch(() => {}); // it may fail before anyone waits for it
  client.on('notification', ({ payload }) => onNotification(payload));
  client.on('error', fail);
  client.on('end', end);
  signal.addEventListener('abort', () => end(), { once: true });
  let checking: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    onNotification(undefined);
    checking = setInterval(() => void client.query('select 1').catch(fail), checkEvery);
    await ended;
  } finally {
    clearInterval(checking);
    await client.end().catch(() => {}); // already gone is as good
  }
}
