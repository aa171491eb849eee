/** Money, for those who look after the site. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { planIds } from '#kit/credits/plans.ts';
import { invoicePlace } from './contract.ts';
import { why } from './give/contract.ts';

export const billingOverview = endpoint({
  method: 'GET',
  path: '/api/admin/billing',
  summary: 'Get subscriptions, revenue and failed payments.',
  access: 'admin',
  output: z.object({
    isTest: z.boolean(),
    /** The test clock, where there is one. */
    clock: moment.nullable(),
    plans: z.array(
      z.object({
        plan: z.enum(planIds),
        people: z.number(),
        businesses: z.number(),
        trials: z.number(),
      }),
    ),
    /** Cents a month, of the subscriptions that go on. */
    recurring: z.number(),
    /** Twelve months, the oldest first; cents. */
    months: z.array(z.object({ month: z.string(), paid: z.number(), refunded: z.number() })),
    overdue: z.number(),
    codes: z.array(
      z.object({
        id: z.string(),
        code: z.string(),
        /** "50% off for 3 months" */
        words: z.string(),
        uses: z.number(),
      }),
    ),
  }),
});

export const adminInvoices = endpoint({
  method: 'GET',
  path: '/api/admin/billing/invoices',
  summary: 'List all invoices, newest first.',
  access: 'admin',
  query: z.strictObject({
    before: invoicePlace,
    status: z.enum(['paid', 'open', 'uncollectible']).optional(),
  }),
  output: page(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      name: z.string(),
      ownerId: z.string().nullable(),
      title: z.string(),
      at: moment,
      cents: z.number(),
      paid: z.number(),
      refunded: z.number(),
      status: z.string(),
      attempts: z.number(),
      nextAttempt: moment.nullable(),
    }),
  ),
});
export type AdminInvoice = z.output<typeof adminInvoices.output>['items'][number];

export const refundInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/billing/invoices/:id/refund',
  summary: 'Refund a payment in full or in part, and take back the unspent credits.',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(80) }),
  body: z.strictObject({ cents: z.int().min(1, 'Enter at least one cent.').max(10_000_000), why }),
  output: z.object({ credits: z.number() }),
});

export const moveClock = endpoint({
  method: 'POST',
  path: '/api/admin/billing/clock',
  summary: 'Test mode: move the payment clock forward.',
  access: 'admin',
  body: z.strictObject({
    days: z.int().min(1, 'Enter at least one day.').max(400, 'Enter at most 400 days.'),
  }),
  output: z.object({ now: moment }),
});

export const makeCode = endpoint({
  method: 'POST',
  path: '/api/admin/billing/codes',
  summary: 'Create a promo code.',
  access: 'admin',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{3,30}$/, 'A code has 3 to 30 letters, digits or hyphens.'),
    percent: z.int().min(1).max(100, 'Enter 1 to 100 per cent.'),
    /** For how many months; null for ever. */
    months: z.int().min(1).max(36).nullable(),
  }),
  output: done,
});

export const withdrawCode = endpoint({
  method: 'DELETE',
  path: '/api/admin/billing/codes/:id',
  summary: 'Withdraw a promo code. People who have used it keep their discount.',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(80) }),
  output: done,
});
