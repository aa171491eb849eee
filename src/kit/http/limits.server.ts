/** Rate limits, as a table of data. In memory per node; shared between nodes once Redis is configured. */
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { RateClass } from '#kit/contract/endpoint.ts';
import { AppError } from '#kit/errors.ts';

const limitsByClass: Record<Exclude<RateClass, 'none'>, { points: number; seconds: number }> = {
  read: { points: 600, seconds: 60 },
  write: { points: 120, seconds: 60 },
  /** Words for everyone to read. */
  post: { points: 20, seconds: 60 },
  'sign-in': { points: 60, seconds: 60 },
  mail: { points: 10, seconds: 900 },
  upload: { points: 30, seconds: 60 },
};

/** Bytes of bodies that one caller may have read; a call with much to read costs more than one with little. */
export const bodyBytesLimit = { points: 100_000_000, seconds: 60 };

/** New guests at one address: whoever sends no cookie is a new one with each call that makes something. */
export const newGuestsLimit = { points: 60, seconds: 600 };

/** Wrong passwords: per account and address, so that a stranger cannot lock the owner out elsewhere. */
export const failureLimits = {
  account: { points: 8, seconds: 900 },
  address: { points: 60, seconds: 900 },
};

export type Limits = ReturnType<typeof createLimits>;

export function createLimits({ enabled }: { enabled: boolean }) {
  const limiter = ({ points, seconds }: { points: number; seconds: number }) =>
    new RateLimiterMemory({ points, duration: seconds });
  const classes = Object.fromEntries(
    Object.entries(limitsByClass).map(([name, limit]) => [name, limiter(limit)]),
  ) as Record<Exclude<RateClass, 'none'>, RateLimiterMemory>;
  const bodyBytes = limiter(bodyBytesLimit);
  const newGuests = limiter(newGuestsLimit);
  const failures = { account: limiter(failureLimits.account), address: limiter(failureLimits.address) };

  return {
    async take(rate: RateClass, key: string) {
      if (!enabled || rate === 'none') return;
      await consume(classes[rate], key);
    },
    async takeBytes(bytes: number, key: string) {
      if (enabled && bytes > 0) await consume(bodyBytes, key, bytes);
    },
    async takeNewGuest(address: string) {
      if (enabled) await consume(newGuests, address);
    },
    /** Throws when this account was guessed at too often from this address. */
    async checkFailures(account: string, address: string) {
      const [byAccount, byAddress] = await Promise.all([
        failures.account.get(`${account}|${address}`),
        failures.address.get(address),
      ]);
      for (const [state, limit] of [
        [byAccount, failureLimits.account],
        [byAddress, failureLimits.address],
      ] as const)
        if (state && state.consumedPoints >= limit.points) throw tooMany(state);
    },
    async recordFailure(account: string, address: string) {
      await Promise.all([
        failures.account.penalty(`${account}|${address}`),
        failures.address.penalty(address),
      ]);
    },
    async clearFailures(account: string, address: string) {
      await failures.account.delete(`${account}|${address}`);
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string, points = 1) {
  try {
    await limiter.consume(key, points);
  } catch (state) {
    if (state instanceof Error) throw state;
    throw tooMany(state as RateLimiterRes);
  }
}

function tooMany(state: RateLimiterRes) {
  return new AppError('too_many', { retryAfterSeconds: Math.max(1, Math.ceil(state.msBeforeNext / 1000)) });
}
