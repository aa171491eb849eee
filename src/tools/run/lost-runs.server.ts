/** Looks for runs whose process is gone: every process does, so that one that was killed is missed within seconds. */
import type { Log } from '#kit/log.server.ts';
import { leaseSeconds } from './run-queries.server.ts';

const lookEvery = 4_000;

interface Options {
  log: Log;
  look(): Promise<boolean>;
  settle(): Promise<unknown>;
  every?: number;
}

export function watchForLost({ log, look, settle, every = lookEvery }: Options) {
  let isLooking = false;
  /** While the database was away nobody could say that they are alive: everyone gets the time to say so. */
  let graceUntil = 0;

  async function check() {
    if (isLooking) return;
    isLooking = true;
    try {
      const isSomeLost = await look();
      if (isSomeLost && Date.now() >= graceUntil) await settle();
    } catch (error) {
      graceUntil = Date.now() + leaseSeconds * 1000;
      log.warn({ event: 'run.lost_check_failed', err: error }, 'The check for lost runs failed.');
    }
    isLooking = false;
  }

  const timer = setInterval(() => void check(), every);
  timer.unref();
  return { check, close: () => clearInterval(timer) };
}
