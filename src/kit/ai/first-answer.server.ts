/** Asks engines one after the other until one begins to answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { asAppError, Fault, faultOf } from './fault.server.ts';
import type { Offer } from './offer.server.ts';

const tries = 3;
const firstWait = 300;
/** Whoever wants us to wait longer is busy as far as this answer goes. */
const longestWait = 15_000;

interface Options {
  signal: AbortSignal;
  /** The first engine was asked for by name: that it refuses is worth more than another's answer. */
  asked: boolean;
}

export interface FirstAnswer<T> {
  offer: Offer;
  value: T;
  /** In words, when it is not the engine that should have answered. */
  note: string | null;
}

/** `ask` throws a `Fault` where the engine is at fault; whatever else it throws ends the matter. */
export async function firstAnswer<T>(
  offers: readonly Offer[],
  ask: (offer: Offer) => Promise<T>,
  { signal, asked }: Options,
): Promise<FirstAnswer<T>> {
  let failed: { offer: Offer; fault: Fault } | undefined;
  for (const offer of offers) {
    const result = await askPatiently(offer, ask, signal);
    if (!(result instanceof Fault)) {
      const note = failed
        ? `Answered by ${offer.title} because ${failed.offer.title} ${failed.fault.words}.`
        : null;
      return { offer, value: result, note };
    }
    failed ??= { offer, fault: result };
    if (asked && offer === offers[0] && (result.kind === 'refused' || result.kind === 'invalid')) break;
  }
  throw asAppError(failed!.fault, failed!.offer.title);
}

async function askPatiently<T>(
  offer: Offer,
  ask: (offer: Offer) => Promise<T>,
  signal: AbortSignal,
): Promise<T | Fault> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(offer);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof Fault)) throw error;
      const wait = error.retryAfterMs ?? firstWait * 2 ** attempt * (0.5 + Math.random() / 2);
      if (!error.passes || attempt === tries || wait > longestWait) return error;
      await pause(wait, undefined, { signal });
    }
  }
}

/** For calls that answer in one piece: whatever goes wrong is the engine's fault. */
export async function blame<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    throw faultOf(error);
  }
}
