/** Credits of one call: set aside before it, settled or given back after it. A call that costs nothing needs none. */
import { newId } from '#kit/db/columns.server.ts';
import type { Log } from '#kit/log.server.ts';
import type { Spending } from './spending.ts';

export type Purse = ReturnType<typeof createPurse>;

export function createPurse(spending: Spending | undefined, log: Log) {
  return {
    /** Throws `payment_required` where there is not enough; undefined where nothing has to be set aside. */
    async reserve(principal: string, most: number, about: string, payKey?: string): Promise<unknown> {
      // Another amount is another call.
      const key = payKey === undefined ? newId() : `${payKey}:${most}`;
      return spending && most > 0 ? spending.reserve(principal, most, key, about) : undefined;
    },
    async settle(reservation: unknown, credits: number) {
      if (!spending || reservation === undefined) return;
      try {
        if (credits === 0) await spending.refund(reservation);
        else await spending.settle(reservation, credits);
      } catch (error) {
        // The answer stands; whoever keeps the ledger finds reservations that nobody settled.
        log.error(
          { event: 'credits.settle_failed', err: error },
          'The credits of an engine call could not be settled.',
        );
      }
    },
    async refund(reservation: unknown) {
      if (spending && reservation !== undefined) await spending.refund(reservation);
    },
  };
}
