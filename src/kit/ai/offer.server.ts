/** An engine together with the way to call it. */
import type { Capability, Engine } from './engine.ts';
import { familyOf, priceOf, type KnownModel } from './known-models.ts';
import type { Models } from './providers.server.ts';

export interface Offer extends Omit<Engine, 'health'> {
  open(): Promise<Models>;
  /** Micro-dollars per minute of sound, where that is what it is paid by. */
  perMinute?: number;
  /** Answers when it is asked by name, but stands in no list and in for no other. */
  hidden?: boolean;
  /** Whose it is, where the same id is another engine for each person. */
  of?: string;
}

interface Served extends Pick<Offer, 'id' | 'provider' | 'source' | 'open'> {
  known: KnownModel;
}

export function offerOf({ known, ...served }: Served): Offer {
  return {
    ...served,
    title: known.title,
    about: null,
    model: known.id,
    family: familyOf(known.id),
    can: known.can,
    contextTokens: known.contextTokens ?? null,
    price: priceOf(known),
    ...(known.small ? { small: true } : {}),
    ...(known.dollarsPerMinute ? { perMinute: Math.round(known.dollarsPerMinute * 1e6) } : {}),
  };
}

export function isAble(offer: Pick<Engine, 'can'>, need: readonly Capability[]): boolean {
  return need.every((capability) => offer.can.includes(capability));
}

/** Costs no credits, whoever asks. */
export function isFree({ source, price }: Pick<Engine, 'source' | 'price'>): boolean {
  return source !== 'owner' || (price !== null && price.input === 0 && price.output === 0);
}

/** What an engine is known by when it fails: one person's browser says nothing about another's. */
export const healthKeyOf = ({ id, of }: Pick<Offer, 'id' | 'of'>) => (of === undefined ? id : `${of} ${id}`);

/** The same promise for everyone who asks, and a new one after a failure. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}
