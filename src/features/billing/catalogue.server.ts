/** What is for sale, at the provider: each price is found by its name there, and made where it is missing. */
import type Stripe from 'stripe';
import {
  intervals,
  packs,
  paidPlanIds,
  plans,
  priceOf,
  type Interval,
  type PackId,
  type PaidPlanId,
} from '#kit/credits/plans.ts';
import { pandaPrice } from './panda-price.ts';

interface Sold {
  name: string;
  cents: number;
  interval?: Interval;
}

export const planKey = (plan: PaidPlanId, interval: Interval) => `frenly_${plan}_${interval}` as const;
export const packKey = (pack: PackId) => `frenly_pack_${pack}` as const;
export const pandaKey = 'frenly_panda';

const sold: Record<string, Sold> = {
  ...Object.fromEntries(
    paidPlanIds.flatMap((plan) =>
      intervals.map((interval) => [
        planKey(plan, interval),
        { name: plans[plan].name, cents: priceOf(plan, interval) * 100, interval },
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.values(packs).map(({ id, credits, price }) => [
      packKey(id),
      { name: `${credits.toLocaleString('en')} credits`, cents: price * 100 },
    ]),
  ),
  [pandaKey]: { name: 'A panda', cents: pandaPrice * 100 },
};

export function createCatalogue(stripe: () => Promise<Stripe>) {
  let known: Promise<Map<string, string>> | undefined;

  async function load() {
    const sdk = await stripe();
    const ids = new Map<string, string>();
    const keys = Object.keys(sold);
    const { data } = await sdk.prices.list({ lookup_keys: keys, active: true, limit: 100 });
    for (const { lookup_key: key, id, unit_amount: cents } of data)
      if (key && sold[key]?.cents === cents) ids.set(key, id);
    for (const key of keys) if (!ids.has(key)) ids.set(key, await make(sdk, key));
    return ids;
  }

  /** Two nodes that begin at once make it once. A price that was changed here takes the name of the old one. */
  async function make(sdk: Stripe, key: string): Promise<string> {
    const { name, cents, interval } = sold[key]!;
    const product = await sdk.products.create({ name }, { idempotencyKey: `product:${key}:${cents}` });
    const price = await sdk.prices.create(
      {
        product: product.id,
        currency: 'usd',
        unit_amount: cents,
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { name },
        ...(interval ? { recurring: { interval } } : {}),
      },
      { idempotencyKey: `price:${key}:${cents}` },
    );
    return price.id;
  }

  const all = () => (known ??= load().catch(forget));
  const forget = (error: unknown) => {
    known = undefined;
    throw error;
  };

  return {
    idOf: async (key: string) => (await all()).get(key)!,
    /** The plan that a price is for; undefined for what is sold once. */
    async planOf(priceId: string): Promise<{ plan: PaidPlanId; interval: Interval } | undefined> {
      const ids = await all();
      for (const plan of paidPlanIds)
        for (const interval of intervals)
          if (ids.get(planKey(plan, interval)) === priceId) return { plan, interval };
      return undefined;
    },
  };
}
