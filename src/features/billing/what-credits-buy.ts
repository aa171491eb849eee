/** What credits are worth, from the price of an engine that is really here. */
import type { Engine } from '#kit/ai/engine.ts';
import { costOf } from '#kit/ai/price.ts';
import { toCredits } from '#kit/credits/plans.ts';

/** An answer of about a page to a question of about half of one. */
const usual = { input: 500, output: 700 };

/** The first engine whose answers cost credits, and how many one takes; null where none is, or its price is not known. */
export function answerPrice(
  engines: readonly Pick<Engine, 'title' | 'source' | 'price'>[],
): { engine: string; credits: number } | null {
  for (const { title, source, price } of engines) {
    const cost = source === 'owner' ? costOf(price, usual.input, usual.output) : null;
    if (cost) return { engine: title, credits: toCredits(cost) };
  }
  return null;
}

/** Two figures: more would promise what nobody knows. */
export function roundly(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.floor(value / step) * step;
}
