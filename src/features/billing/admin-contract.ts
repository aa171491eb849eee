/** Money, for those who look after the site. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { planIds } from '#kit/credits/plans.ts';
import { invoicePlace } from './contract.ts';
import { why } from './give/contract.ts';

export const billingOverview = endpoint({
  method: 'GET',
  path: '/api/admin/billing',
  summary: 'Who pays for what, what came in, and what did not.',
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
  summary: 'Invoices of everyone, newest first.',
  access: 'admin',
  query: z.strictObject({
    before: invoicePlace,
    status: z.enum(['paid', 'open', 'uncollectible']).optional(),
  }),
  output: z.object({
    items: z.array(
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
    next: z.string().nullable(),
  }),
});
export type AdminInvoice = z.output<typeof adminInvoices.output>['items'][number];

export const refundInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/billing/invoices/:id/refund',
  summary: 'Give money back, all of it or a part; what is left of the credits goes back too.',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(80) }),
  body: z.strictObject({ cents: z.int().min(1, 'At least a cent.').max(10_000_000), why }),
  output: z.object({ credits: z.number() }),
});

export const moveClock = endpoint({
  method: 'POST',
  path: '/api/admin/billing/clock',
  summary: 'In test mode: move the clock of payments forwards, and see what falls due.',
  access: 'admin',
  body: z.strictObject({ days: z.int().min(1, 'At least a day.').max(400, 'At most 400 days at once.') }),
  output: z.object({ now: moment }),
});

export const makeCode = endpoint({
  method: 'POST',
  path: '/api/admin/billing/codes',
  summary: 'Make a code that takes a part off the price.',
  access: 'admin',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{3,30}$/, 'A code has 3 to 30 letters, digits or hyphens.'),
    percent: z.int().min(1).max(100, 'From 1 to 100 percent.'),
    /** For how many months; null for ever. */
    months: z.int().min(1).max(36).nullable(),
  }),
  output: done,
});

export const withdrawCode = endpoint({
  method: 'DELETE',
  path: '/api/admin/billing/codes/:id',
  summary: 'Withdraw a code: nobody can use it from now on. Whoever has used it keeps what it takes off.',
  access: 'admin',
  params: z.strictObject({ id: z.string().max(80) }),
  output: done,
});
