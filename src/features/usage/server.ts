import { ownerFor } from '#kit/businesses/act-for.server.ts';
import { plans, toCredits } from '#kit/credits/plans.ts';
import { AppError } from '#kit/errors.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import { getCredits, getUsage } from './contract.ts';
import { lastDays } from './days.ts';
import { purposeWords } from './purpose-words.ts';
import { recentCalls, usageByDay, usageByEngine } from './queries.server.ts';

export const usageEndpoints: Implementation[] = [
  implement(getUsage, async ({ query }, { db, ai, runs, caller, clock }) => {
    const ownerId = ownerFor(caller);
    // What was used a moment ago counts too.
    await ai.flush();
    const days = lastDays(Number(query.days), clock.now());
    const from = new Date(`${days[0]!}T00:00:00Z`);
    const byDay = new Map((await usageByDay(db, ownerId, from)).map((row) => [row.day, row]));
    const engines = await usageByEngine(db, ownerId, from);
    const titles = await ai.titlesFor(ownerId);
    // A key that was removed took its titles along.
    const titleOf = (engine: string) => titles.get(engine) ?? engine;
    const recent = await recentCalls(db, ownerId, from);
    return {
      days: days.map((day) => {
        const { calls = 0, tokens = 0, price = 0 } = byDay.get(day) ?? {};
        return { day, calls, tokens, credits: toCredits(price) };
      }),
      engines: engines.map(({ price, ...rest }) => ({
        ...rest,
        title: titleOf(rest.engine),
        credits: toCredits(price),
      })),
      recent: recent.map(
        ({ id, createdAt, engine, purpose, inputTokens, outputTokens, totalMs, outcome }) => ({
          id,
          at: createdAt,
          engine,
          title: titleOf(engine),
          purpose: purposeWords(purpose, runs.titleOf),
          tokens: inputTokens + outputTokens,
          totalMs,
          outcome,
        }),
      ),
    };
  }),

  implement(getCredits, async (_input, { credits, caller }) => {
    const account = await credits.account(ownerFor(caller));
    if (!account) throw new AppError('not_found');
    return {
      plan: account.plan,
      available: toCredits(account.available),
      held: toCredits(account.held),
      monthly: plans[account.plan].monthlyCredits,
      renewsOn: account.refillAt!.toISOString().slice(0, 10),
    };
  }),
];
