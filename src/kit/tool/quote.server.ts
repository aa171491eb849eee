/** What a run will take at the most, told before it begins. */
import type { Ai } from '#kit/ai/ai.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import type { AnyToolRun } from './define-run.server.ts';
import { earlierTurns } from './threads.server.ts';

interface Asked {
  ownerId: string;
  input: Record<string, unknown>;
  engine: string | null;
  parentId: string | null;
}

/** In micro-dollars, the tool's own price and that of its engines; null where a price is not known. */
export async function quoteRunOf(
  { db, ai }: { db: Database; ai: Ai },
  { tool, quote }: AnyToolRun,
  { ownerId, input: given, engine, parentId }: Asked,
): Promise<number | null> {
  const input = tool.input.parse(given);
  const own = Math.round((tool.cost?.(input) ?? 0) * microDollarsPerCredit);
  if (!tool.needs) return own;
  if (!quote) {
    const chosen = await ai.pick(ownerId, tool.needs, engine ?? undefined);
    return chosen.source === 'owner' ? null : own;
  }
  const engines = await quote(input as never, {
    ai: { engines: (need = []) => ai.enginesFor(ownerId, need), estimate: ai.estimate },
    earlier: () => earlierTurns(db, { parentId, ownerId }),
  });
  return engines === null ? null : own + engines;
}
