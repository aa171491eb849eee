/** Keeps to what a source allows: a pause between two requests, and so many a day. */
import { setTimeout as delay } from 'node:timers/promises';

const day = 86_400_000;

export interface Budget {
  /** Waits for its turn; false where that would be too late, or where the day is used up. */
  turn(latest: number, signal: AbortSignal): Promise<boolean>;
}

interface Allowed {
  every?: number;
  aDay?: number;
}

export function createBudget({ every = 0, aDay = Infinity }: Allowed, now: () => number): Budget {
  let nextAt = 0;
  let today = 0;
  let asked = 0;
  return {
    async turn(latest, signal) {
      const at = Math.max(now(), nextAt);
      const dayOfIt = Math.floor(at / day);
      if (dayOfIt !== today) [today, asked] = [dayOfIt, 0];
      if (at > latest || asked >= aDay) return false;
      // Taken before waiting, so that the next in line waits for the turn after this one.
      nextAt = at + every;
      asked += 1;
      if (at > now()) await delay(at - now(), undefined, { signal });
      return true;
    },
  };
}
