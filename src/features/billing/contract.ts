/** Plans, subscriptions, credits that are bought, and what was paid. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { intervals, packIds, paidPlanIds, planIds } from '#kit/credits/plans.ts';
import { discountSchema } from './discount-schema.ts';
import { mostPandasAtOnce } from './panda-price.ts';

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'List the plans: prices and benefits.',
  access: 'public',
  output: z.object({
    /** True where no money moves. */
    isTest: z.boolean(),
    /** Bytes of files that a member on Free may keep; other plans give a multiple. */
    storage: z.number(),
  }),
});

const topUp = z.object({
  pack: z.enum(packIds),
  /** Credits. */
  below: z.number(),
  /** Dollars in a calendar month. */
  ceiling: z.number(),
});

export const getSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription',
  summary: 'Get your plan, payment details and next renewal.',
  access: 'member',
  business: 'billing',
  output: z.object({
    isTest: z.boolean(),
    plan: z.enum(planIds),
    /** Null where nothing is paid. */
    interval: z.enum(intervals).nullable(),
    state: z.enum(['free', 'given', 'trial', 'active', 'overdue', 'ending']),
    /** When it renews, ends or is charged first. */
    periodEnd: moment.nullable(),
    /** Another plan from the end of the period on. */
    next: z.object({ plan: z.enum(planIds), interval: z.enum(intervals) }).nullable(),
    /** What a code takes off the payments to come. */
    discount: discountSchema.nullable(),
    mayTry: z.boolean(),
    /** Why not: the address, or the card that was used, has had its trial. */
    trialHad: z.enum(['address', 'card']).nullable(),
    card: z.string().nullable(),
    /** The failed payment, in cents, and when it is tried again. */
    overdue: z.object({ cents: z.number(), nextAttempt: moment.nullable() }).nullable(),
    taxId: z.string().nullable(),
    credits: z.object({
      available: z.number(),
      bought: z.number(),
      /** Whether what lasts until it is spent was bought, given by the owner of the installation, or both. */
      boughtBy: z.enum(['purchase', 'gift', 'both']),
      held: z.number(),
      /** What comes next; no day where it waits for a payment, null where nothing comes. */
      next: z.object({ credits: z.number(), on: moment.nullable() }).nullable(),
      spentThisMonth: z.number(),
      limit: z.number().nullable(),
      /** Credits a day, lately. */
      pace: z.number(),
    }),
    topUp: topUp.nullable(),
    /** What a usual answer of the first engine that costs credits takes; null where there is none. */
    answer: z.object({ engine: z.string(), credits: z.number() }).nullable(),
    storage: z.object({ used: z.number(), most: z.number() }),
  }),
});
export type SubscriptionView = z.output<typeof getSubscription.output>;

const choice = { plan: z.enum(paidPlanIds), interval: z.enum(intervals) };
const longestCode = 60;
const wantedCode = z
  .string()
  .trim()
  .min(1, 'Enter a code.')
  .max(longestCode, 'A code has at most 60 characters.');
const code = z.string().trim().max(longestCode, 'A code has at most 60 characters.').optional();

export const beginCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Start a checkout for a plan, credits or pandas, or to change card. Returns where to pay.',
  access: 'member',
  business: 'billing',
  rate: 'post',
  body: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('plan'), ...choice, code }),
    z.strictObject({ what: z.literal('pack'), pack: z.enum(packIds) }),
    z.strictObject({
      what: z.literal('panda'),
      quantity: z.int().min(1).max(mostPandasAtOnce, `Choose at most ${mostPandasAtOnce} pandas at once.`),
    }),
    z.strictObject({ what: z.literal('card') }),
  ]),
  output: z.object({ url: z.string() }),
});

const discount = z.object({
  /** "50% off for 3 months" */
  words: z.string(),
});

export const checkCode = endpoint({
  method: 'POST',
  path: '/api/checkout/code',
  summary: 'Check a promo code and its discount.',
  access: 'member',
  business: 'billing',
  rate: 'post',
  body: z.strictObject({ code: wantedCode }),
  output: discount,
});

export const buyPack = endpoint({
  method: 'POST',
  path: '/api/credits/buy',
  summary: 'Buy credits with the saved card.',
  access: 'member',
  business: 'billing',
  fresh: true,
  rate: 'post',
  body: z.strictObject({
    pack: z.enum(packIds),
    /** Of this purchase: sent twice, it is bought once. */
    purchase: z.uuid(),
  }),
  output: done,
});

export const previewChange = endpoint({
  method: 'POST',
  path: '/api/subscription/preview',
  summary: 'Preview a plan change: cost and start date.',
  access: 'member',
  business: 'billing',
  rate: 'read',
  body: z.strictObject(choice),
  output: z.object({
    when: z.enum(['now', 'renewal']),
    at: moment.nullable(),
    /** The plan that is being tried, where nothing has been paid yet. */
    trialOf: z.enum(planIds).nullable(),
    discount: discountSchema.nullable(),
    /** Cents; below nothing stays to your credit. */
    dueNow: z.number(),
    lines: z.array(z.object({ text: z.string(), cents: z.number() })),
  }),
});
export type ChangePreview = z.output<typeof previewChange.output>;

export const changeSubscription = endpoint({
  method: 'POST',
  path: '/api/subscription/change',
  summary: 'Change plan: upgrades right away, downgrades at renewal.',
  access: 'member',
  business: 'billing',
  fresh: true,
  rate: 'post',
  body: z.strictObject({
    ...choice,
    /** What was shown before; asked again where it has become more than a few cents else. */
    dueNow: z.int(),
  }),
  output: done,
});

const act = (path: `/api/subscription/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    access: 'member',
    business: 'billing',
    rate: 'post',
    output: done,
  });

export const cancelSubscription = act(
  '/api/subscription/cancel',
  'Cancel the plan at the end of the period.',
);
export const resumeSubscription = act('/api/subscription/resume', 'Resume a cancelled plan.');
export const stayOnPlan = act('/api/subscription/stay', 'Cancel a scheduled plan change.');
export const payOverdue = act('/api/subscription/pay', 'Retry a failed payment.');
export const refreshSubscription = act('/api/subscription/refresh', 'Sync with the payment provider.');

export const setTaxId = endpoint({
  method: 'PUT',
  path: '/api/subscription/tax-id',
  summary: 'Set the tax number on your invoices; empty removes it.',
  access: 'member',
  business: 'billing',
  body: z.strictObject({ value: z.string().trim().max(40, 'A tax number has at most 40 characters.') }),
  output: done,
});

export const setTopUp = endpoint({
  method: 'PUT',
  path: '/api/credits/top-up',
  summary: 'Set auto top-up: the pack, the threshold and the monthly limit; null turns it off.',
  access: 'member',
  business: 'billing',
  fresh: true,
  body: z.strictObject({
    topUp: z
      .strictObject({
        pack: z.enum(packIds),
        below: z.int().min(1, 'Enter a number of credits.').max(100_000),
        ceiling: z.int().min(1, 'Enter a monthly limit in dollars.').max(1_000),
      })
      .nullable(),
  }),
  output: done,
});

const limit = z
  .int('A limit is a whole number of credits.')
  .min(0, 'A limit is 0 credits or more.')
  .max(10_000_000, 'At most ten million credits.')
  .nullable();

export const setLimit = endpoint({
  method: 'PUT',
  path: '/api/credits/limit',
  summary: 'Set your monthly credit limit; null removes it.',
  access: 'member',
  business: 'billing',
  body: z.strictObject({ limit }),
  output: done,
});

export const listKeyLimits = endpoint({
  method: 'GET',
  path: '/api/credits/keys',
  summary: 'List your API keys with their monthly spending and limits.',
  access: 'member',
  business: 'billing',
  output: z.object({
    items: z.array(
      z.object({ id: z.string(), name: z.string(), spent: z.number(), limit: z.number().nullable() }),
    ),
  }),
});

export const setKeyLimit = endpoint({
  method: 'PUT',
  path: '/api/credits/keys/:id/limit',
  summary: 'Set an API key’s monthly credit limit; null removes it.',
  access: 'member',
  business: 'billing',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ limit }),
  output: done,
});

export const statement = endpoint({
  method: 'GET',
  path: '/api/credits/statement',
  summary: 'List your credit transactions, newest first.',
  access: 'member',
  business: 'billing',
  key: 'account:read',
  query: paged({ only: z.enum(['work', 'money']).optional() }),
  output: page(
    z.object({
      id: z.string(),
      at: moment,
      kind: z.enum(['grant', 'settle', 'refund', 'purchase', 'gift', 'lapse', 'reversal']),

      title: z.string(),
      credits: z.number(),
      runId: z.string().nullable(),
    }),
  ),
});
export type StatementItem = z.output<typeof statement.output>['items'][number];

/** Where in the list of invoices to go on. */
export const invoicePlace = z
  .string()
  .regex(/^\d{1,13}~\w{1,70}$/, 'Invalid cursor.')
  .optional();

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  summary: 'List your invoices, newest first.',
  access: 'member',
  business: 'billing',
  query: z.strictObject({ before: invoicePlace }),
  output: page(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      title: z.string(),
      at: moment,
      cents: z.number(),
      refunded: z.number(),
      status: z.string(),

      state: z.string(),
    }),
  ),
});

export const invoicePdf = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices/:id/pdf',
  summary: 'Download an invoice as a PDF.',
  access: 'member',
  business: 'billing',
  params: z.strictObject({
    id: z
      .string()
      .max(80)
      .regex(/^in_\w+$/, 'No such invoice.'),
  }),
  output: z.unknown(),
  streaming: true,
});

const session = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^cs_test_\w+$/, 'No such checkout.'),
});

export const testCheckout = endpoint({
  method: 'GET',
  path: '/api/checkout/:id',
  summary: 'Get a test-mode checkout.',
  access: 'member',
  business: 'billing',
  params: session,
  output: z.object({
    mode: z.enum(['payment', 'subscription', 'setup']),
    status: z.enum(['open', 'complete', 'expired']),
    dueNow: z.number(),
    discount: z.number(),
    lines: z.array(z.object({ text: z.string(), cents: z.number() })),
    /** The person or business that pays. */
    payer: z.string(),
    /** The plan that is paid for; null for what is bought once. */
    plan: z.object(choice).nullable(),
    /** When it is paid next. */
    periodEnd: moment.nullable(),
    code: discountSchema.nullable(),
    /** Cents after the trial; null where nothing is paid later. */
    later: z
      .object({
        cents: z.number(),
        at: moment,
        /** That the trial gives until then. */
        credits: z.number(),
        days: z.number(),
      })
      .nullable(),
    successUrl: z.string(),
    cancelUrl: z.string().nullable(),
  }),
});

export type DueView = z.output<typeof testCheckout.output>;

export const applyTestCode = endpoint({
  method: 'POST',
  path: '/api/checkout/:id/code',
  summary: 'Apply a promo code to a test-mode checkout.',
  access: 'member',
  business: 'billing',
  rate: 'post',
  params: session,
  body: z.strictObject({ code: wantedCode }),
  output: discount,
});

export const payTestCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout/:id/pay',
  summary: 'Pay in test mode with a test card. No money moves.',
  access: 'member',
  business: 'billing',
  rate: 'post',
  params: session,
  body: z.strictObject({
    number: z
      .string()
      .transform((text) => text.replaceAll(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{12,19}$/, 'A card number has 12 to 19 digits.')),
    month: z.int('The month is a number from 1 to 12.').min(1).max(12, 'The month is a number from 1 to 12.'),
    year: z.int().min(2000).max(2100, 'Enter the year with four digits.'),
    confirmed: z.boolean().default(false),
  }),
  output: z.object({ state: z.enum(['asks', 'paid']) }),
});

export const webhook = endpoint({
  method: 'POST',
  path: '/api/billing/webhook',
  summary: 'Webhook for the payment provider.',
  access: 'public',
  protocol: 'foreign',
  rawBody: true,
  bodyLimit: 1_000_000,
  rate: 'none',
  output: z.object({ received: z.boolean() }),
});
