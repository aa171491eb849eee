/** What an admin gives a member: credits, or a plan that is not paid for. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { planIds } from '#kit/credits/plans.ts';

export const why = z.string().trim().min(3, 'Enter a reason.').max(300);

export const userCredits = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/credits',
  summary: 'Get a member’s plan and credits.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({
    plan: z.enum(planIds),
    credits: z.number(),
    /** Then only they change their plan. */
    isPaidByThem: z.boolean(),
  }),
});

export const giveCredits = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/credits',
  summary: 'Give a member credits; they don’t expire.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ credits: z.int().min(1, 'Enter at least one credit.').max(1_000_000), why }),
  output: done,
});

export const givePlan = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/plan',
  summary: 'Put a non-paying member on a plan, or back on Free.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ plan: z.enum(planIds) }),
  output: done,
});
