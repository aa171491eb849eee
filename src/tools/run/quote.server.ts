/** What a run will take at the most, told before it begins. */
import type { Ai } from '#kit/ai/ai.server.ts';
import type { Credits } from '#kit/credits/credits.server.ts';
import type { Database } from '#kit/db/database.server.ts';
import { microDollarsPerCredit } from '#kit/credits/plans.ts';
import { AppError } from '#kit/errors.ts';
import type { AnyToolRun } from '../define/define-run.server.ts';
import { earlierTurns } from '../talk/talk.server.ts';

interface QuoteRequest {
  ownerId: string;
  /** The input, as the tool's schema has read it. */
  read: Record<string, unknown>;
  engine: string | null;
  parentId: string | null;
}

/** In micro-dollars, the tool's own price and that of its engines; null where a price is not known. */
export async function quoteRunOf(
  { db, ai }: { db: Database; ai: Ai },
  { tool, quote }: AnyToolRun,
  { ownerId, read, engine, parentId }: QuoteRequest,
): Promise<number | null> {
  const own = Math.round((tool.cost?.(read) ?? 0) * microDollarsPerCredit);
  if (!tool.needs && !quote) return own;
  const chosen = () => ai.pick(ownerId, tool.needs, engine ?? undefined);
  if (!quote) return (await chosen()).source === 'owner' ? null : own;
  const engines = await quote(read as never, {
    ai: { engines: (need = []) => ai.enginesFor(ownerId, need), estimate: ai.estimate },
    engine: chosen,
    earlier: () => earlierTurns(db, { parentId, ownerId }),
  });
  return engines === null ? null : own + engines;
}

export const inCredits = (microDollars: number) => Math.ceil(microDollars / microDollarsPerCredit);

/** Engines set aside what they need when they are asked; whoever cannot pay for all of it hears so before anything begins. */
export async function mustAfford(
  parts: { db: Database; ai: Ai; credits: Credits },
  tool: AnyToolRun,
  asked: QuoteRequest,
): Promise<void> {
  const most = await quoteRunOf(parts, tool, asked);
  if (!most) return;
  const account = await parts.credits.account(asked.ownerId);
  if ((account?.available ?? 0) >= most) return;
  throw new AppError('payment_required', {
    message: account
      ? `This can take up to ${inCredits(most)} credits, and you have ${inCredits(account.available)}. Choose fewer or free engines, or see the plans for more credits.`
      : 'These engines cost credits. Sign in to get some, or choose free engines.',
  });
}
