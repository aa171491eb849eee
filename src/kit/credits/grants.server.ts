/** What brings credits besides the month: a paid invoice, a pack, a gift; and what takes them back. Each counts once by its key. */
import { sql } from 'drizzle-orm';
import type { Transaction } from '#kit/db/database.server.ts';
import {
  beginPeriod,
  change,
  hasCounted,
  holdAccount,
  isBusiness,
  keepGrant,
  raisePeriod,
  refill,
  type Account,
  type Clock,
} from './accounts.server.ts';
import { addMonths, monthAfter, monthKey, shareOfMonth } from './periods.ts';
import { plans, toMicroDollars, type PaidPlanId, type PlanId } from './plans.ts';
import { record } from './record.server.ts';

export interface PaidPeriod {
  plan: PaidPlanId;
  invoice: string;
  from: Date;
  until: Date;
  /** Granted in its first month; what the plan gives by default. */
  credits?: number;
  isTrial?: boolean;
}

/** How a trial's grant is marked, so that statements can say so. */
export const trialNote = 'trial';

/** A paid invoice: the plan holds for its period. Told twice, late or out of order, it counts once and never shortens what is paid. */
export async function cover(tx: Transaction, ownerId: string, clock: Clock, period: PaidPeriod) {
  const held = await holdAccount(tx, ownerId, clock);
  if (!held) return undefined;
  const { plan, invoice, from, until, credits = plans[period.plan].monthlyCredits } = period;
  const key = `invoice:${invoice}:0`;
  const { account, now } = held;
  if (await hasCounted(tx, account, key)) return account;
  const { coveredUntil, refillAt } = account;
  if (until <= now || (coveredUntil !== null && until < coveredUntil))
    return grantLate(tx, account, { key, plan, amount: toMicroDollars(credits) });
  const month = addMonths(from, 1);
  const next = {
    key,
    plan,
    credits,
    refillAt: month < until ? month : until,
    ...(period.isTrial ? { note: trialNote } : { share: shareOfMonth(from, until) }),
  };
  // In the middle of a period only what is more: whoever changes plans to and fro gains nothing.
  const isUnderWay = coveredUntil === null ? refillAt !== null && refillAt > now : from < coveredUntil;
  const granted = await (isUnderWay ? raisePeriod : beginPeriod)(tx, account, next);
  return change(tx, granted, { plan, coverage: invoice, coveredFrom: from, coveredUntil: until });
}

/** Paid, and heard of after its time: the credits are theirs, the plan is what later invoices say. */
async function grantLate(
  tx: Transaction,
  account: Account,
  { key, plan, amount }: { key: string; plan: PlanId; amount: number },
) {
  const granted = await keepGrant(tx, account, { key, kind: 'monthly', plan, amount });
  if (!granted) return account;
  await granted.paidBy(await record(tx, account.id, 'grant', { house: -amount, available: amount }));
  return change(tx, account, { available: account.available + amount });
}

/** The plan has ended, or was changed without a payment: what was granted stays until the period ends; more is granted, less is not. */
export async function setPlan(tx: Transaction, ownerId: string, clock: Clock, plan: PlanId) {
  const held = await holdAccount(tx, ownerId, clock);
  if (!held) return undefined;
  const refilled = await refill(tx, held.account, held.now);
  if (refilled.plan === plan && refilled.coverage === null) return refilled;
  // What a period that is over has given does not count against what comes after it.
  const isOver = refilled.coveredUntil !== null && refilled.coveredUntil <= held.now;
  const account = isOver ? await change(tx, refilled, { periodGranted: 0 }) : refilled;
  const uncovered = { plan, coverage: null, coveredFrom: null, coveredUntil: null };
  const key = `${monthKey(held.now)}:${plan}`;
  const raised = await raisePeriod(tx, account, {
    key,
    plan,
    refillAt: account.coverage === null ? account.refillAt! : monthAfter(held.now),
    ...(plan === 'free' && (await isBusiness(tx, account)) ? { credits: 0 } : {}),
  });
  return change(tx, raised, uncovered);
}

/** The subscription has ended: a plan without a payment stays as it is. */
export async function uncover(tx: Transaction, ownerId: string, clock: Clock) {
  const held = await holdAccount(tx, ownerId, clock);
  if (held && held.account.coverage !== null) await setPlan(tx, ownerId, clock, 'free');
}

export interface Gift {
  key: string;
  amount: number;
  kind: 'purchase' | 'gift';
  note?: string;
}

/** Bought or given: lasts until it is spent. False where the key has counted already. */
export async function addCredits(tx: Transaction, ownerId: string, clock: Clock, gift: Gift) {
  const held = await holdAccount(tx, ownerId, clock);
  if (!held) return false;
  const account = await refill(tx, held.account, held.now);
  const { key, amount, kind, note = '' } = gift;
  const granted = await keepGrant(tx, account, { key, kind, amount, note });
  if (!granted) return false;
  await granted.paidBy(await record(tx, account.id, kind, { house: -amount, available: amount }));
  await change(tx, account, { available: account.available + amount, bought: account.bought + amount });
  return true;
}

/** Credits for something done, in the transaction of it. */
export async function grantReward(
  tx: Transaction,
  { ownerId, credits, key, note }: { ownerId: string; credits: number; key: string; note: string },
): Promise<boolean> {
  if (credits <= 0) return false;
  const amount = toMicroDollars(credits);
  return addCredits(tx, ownerId, () => sql`now()`, { key, kind: 'gift', amount, note });
}

/** After a refund of money: what is left of it goes back, bought credits first; what was spent stays spent. Answers how much. */
export async function takeBack(
  tx: Transaction,
  ownerId: string,
  clock: Clock,
  { key, amount, note = '' }: Omit<Gift, 'kind'>,
): Promise<number> {
  const held = await holdAccount(tx, ownerId, clock);
  if (!held) return 0;
  const { account } = held;
  const taken = Math.min(amount, account.available);
  const granted = await keepGrant(tx, account, { key, kind: 'reversal', amount: -taken, note });
  if (!granted) return 0;
  if (taken > 0)
    await granted.paidBy(await record(tx, account.id, 'reversal', { available: -taken, house: taken }));
  await change(tx, account, {
    available: account.available - taken,
    bought: Math.max(0, account.bought - taken),
    periodGranted: Math.max(0, account.periodGranted - Math.max(0, taken - account.bought)),
  });
  return taken;
}
