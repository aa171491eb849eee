/** Follows one request to one engine, and puts it into the books once when it ends. */
import type { Outcome } from './engine.ts';
import { Fault } from './fault.server.ts';
import type { HealthBook } from './health.server.ts';
import type { Meter } from './meter.server.ts';
import { healthKeyOf, type Offer } from './offer.server.ts';
import { costOf } from './price.ts';

export interface Asker {
  principal: string;
  /** What for: the tool or the place in the product. */
  purpose: string;
  requestId?: string | undefined;
  /** Of work that may be done twice after a crash: with the same key the same call is paid once. */
  payKey?: string | undefined;
  /** The part of the price that is paid in credits: work that may wait costs less. */
  payShare?: number | undefined;
}

export interface Tokens {
  inputTokens: number;
  outputTokens: number;
}

export interface Books {
  meter: Meter;
  health: HealthBook;
}

export type CallRecord = ReturnType<typeof beginCall>;
const nothing: Tokens = { inputTokens: 0, outputTokens: 0 };

export function beginCall({ meter, health }: Books, offer: Offer, asker: Asker) {
  const began = performance.now();
  let firstTokenMs: number | null = null;
  let ended = false;
  return {
    firstToken() {
      firstTokenMs ??= Math.round(performance.now() - began);
    },
    /** Answers what it cost. Called again it does nothing. */
    end(
      outcome: Outcome,
      tokens: Tokens = nothing,
      price = costOf(offer.price, tokens.inputTokens, tokens.outputTokens),
    ): number | null {
      if (ended) return price;
      ended = true;
      health.record(healthKeyOf(offer), outcome, firstTokenMs);
      meter.add({
        ownerId: asker.principal,
        engine: offer.id,
        purpose: asker.purpose,
        ...tokens,
        firstTokenMs,
        totalMs: Math.round(performance.now() - began),
        price,
        outcome,
        requestId: asker.requestId ?? null,
      });
      return price;
    },
  };
}

/** Anything that is not the engine's fault was somebody's wish. */
export const outcomeOf = (error: unknown): Outcome => (error instanceof Fault ? error.kind : 'stopped');
