/** One's own use of the engines, and the credits that paid for it. */
import { z } from 'zod';
import { outcomes } from '#kit/ai/engine.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { planIds } from '#kit/credits/plans.ts';

export const periods = [7, 30, 90] as const;

const sums = { calls: z.number(), tokens: z.number(), credits: z.number() };

export const getUsage = endpoint({
  method: 'GET',
  path: '/api/usage',
  summary: 'Get your usage by day and engine.',
  access: 'member',
  business: 'member',
  query: z.strictObject({ days: z.enum(periods.map(String) as ['7', '30', '90']).default('30') }),
  output: z.object({
    /** Every day of the period, also those without a call; in UTC. */
    days: z.array(z.object({ day: z.string(), ...sums })),
    engines: z.array(
      z.object({
        engine: z.string(),
        title: z.string(),
        ...sums,
        failed: z.number(),
        firstTokenMs: z.number().nullable(),
      }),
    ),
    recent: z.array(
      z.object({
        id: z.string(),
        at: moment,
        engine: z.string(),
        title: z.string(),
        /** In words: the tool, or what else asked. */
        purpose: z.string(),
        tokens: z.number(),
        totalMs: z.number(),
        outcome: z.enum(outcomes),
      }),
    ),
  }),
});
export type Usage = z.output<typeof getUsage.output>;

export const getCredits = endpoint({
  method: 'GET',
  path: '/api/credits',
  summary: 'Get your plan and credits.',
  access: 'member',
  business: 'member',
  output: z.object({
    plan: z.enum(planIds),
    available: z.number(),
    /** Set aside for work under way. */
    held: z.number(),
    monthly: z.number(),
    /** Day on which the balance is topped up again. */
    renewsOn: z.string(),
  }),
});
