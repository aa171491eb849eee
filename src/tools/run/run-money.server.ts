/** Credits of a run: set aside before it begins, spent when it is done, given back otherwise. What engines cost is theirs. */
import type { Credits } from '#kit/credits/credits.server.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import type { RunRow } from './run-queries.server.ts';
import type { AnyTool } from '../define/tool.ts';

export function createRunMoney(credits: Credits) {
  return {
    /** Throws `payment_required` where there is not enough; undefined where it costs nothing. */
    async reserve(
      { id: toolId, cost }: AnyTool,
      { id, ownerId, read }: Pick<RunRow, 'id' | 'ownerId'> & { read: Record<string, unknown> },
    ) {
      const price = Math.round((cost?.(read) ?? 0) * microDollarsPerCredit);
      return price > 0 ? credits.reserve(ownerId, price, `run:${id}`, `tool.${toolId}`) : undefined;
    },
    async settle({ holdId }: RunRow) {
      // The price was known before: all that was set aside is spent.
      if (holdId) await credits.settle({ id: holdId }, Number.MAX_SAFE_INTEGER);
    },
    async refund({ holdId }: RunRow) {
      if (holdId) await credits.refund({ id: holdId });
    },
  };
}
