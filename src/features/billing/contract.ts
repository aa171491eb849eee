/** Plans, subscriptions, credits that are bought, and what was paid. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { intervals, packIds, paidPlanIds, planIds } from '#kit/credits/plans.ts';
import { discountSchema } from './discount-schema.ts';
import { mostPandasAtOnce } from './panda-price.ts';

export const getPlans = endpoint({
  method: 'GET',
  path: '/api/plans',
  summary: 'The plans of this installation: what each costs and what it gives.',
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
  summary: 'Your plan, how it is paid, and what comes next.',
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
    /** The payment that failed, in cents, and when it is tried again. */
    overdue: z.object({ cents: z.number(), nextAttempt: moment.nullable() }).nullable(),
    taxId: z.string().nullable(),
    credits: z.object({
      available: z.number(),
      bought: z.number(),
      /** Whether what lasts until it is spent was bought, given by the house, or both. */
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
  .min(1, 'Write the code first.')
  .max(longestCode, 'A code has at most 60 characters.');
const code = z.string().trim().max(longestCode, 'A code has at most 60 characters.').optional();

export const beginCheckout = endpoint({
  method: 'POST',
  path: '/api/checkout',
  summary: 'Begin to pay for a plan, credits or pandas, or to use another card. Answers where to pay.',
  access: 'member',
  business: 'billing',
  rate: 'post',
  body: z.discriminatedUnion('what', [
    z.strictObject({ what: z.literal('plan'), ...choice, code }),
    z.strictObject({ what: z.literal('pack'), pack: z.enum(packIds) }),
    z.strictObject({
      what: z.literal('panda'),
      quantity: z.int().min(1).max(mostPandasAtOnce, `At most ${mostPandasAtOnce} pandas at once.`),
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
  summary: 'Whether a code is good, and what it takes off.',
  access: 'member',
  business: 'billing',
  rate: 'post',
  body: z.strictObject({ code: wantedCode }),
  output: discount,
});

export const buyPack = endpoint({
  method: 'POST',
  path: '/api/credits/buy',
  summary: 'Buy credits with the card that is kept.',
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
  summary: 'What a change of plan would cost now, and from when it counts.',
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
  summary: 'Change the plan: a larger one at once, a smaller one at renewal.',
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
  'End the plan with the period that is paid.',
);
export const resumeSubscription = act('/api/subscription/resume', 'Keep a plan that was to end.');
export const stayOnPlan = act(
  '/api/subscription/stay',
  'Take back a change of plan that was to come with the renewal.',
);
export const payOverdue = act('/api/subscription/pay', 'Try the payment that failed once more.');
export const refreshSubscription = act(
  '/api/subscription/refresh',
  'Ask the payment provider how things stand.',
);

export const setTaxId = endpoint({
  method: 'PUT',
  path: '/api/subscription/tax-id',
  summary: 'The tax number that stands on your invoices; empty takes it off.',
  access: 'member',
  business: 'billing',
  body: z.strictObject({ value: z.string().trim().max(40, 'A tax number has at most 40 characters.') }),
  output: done,
});

export const setTopUp = endpoint({
  method: 'PUT',
  path: '/api/credits/top-up',
  summary:
    'Buy a pack by itself when few credits are left, up to so many dollars a month; null turns it off.',
  access: 'member',
  business: 'billing',
  fresh: true,
  body: z.strictObject({
    topUp: z
      .strictObject({
        pack: z.enum(packIds),
        below: z.int().min(1, 'Say at how many credits.').max(100_000),
        ceiling: z.int().min(1, 'Say how many dollars a month at most.').max(1_000),
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
  summary: 'How many credits you want to spend in a calendar month at most; null takes the limit away.',
  access: 'member',
  business: 'billing',
  body: z.strictObject({ limit }),
  output: done,
});

export const listKeyLimits = endpoint({
  method: 'GET',
  path: '/api/credits/keys',
  summary: 'Your API keys, what each spent this month and may spend.',
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
  summary: 'How many credits an API key may spend in a calendar month; null takes the limit away.',
  access: 'member',
  business: 'billing',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ limit }),
  output: done,
});

export const statement = endpoint({
  method: 'GET',
  path: '/api/credits/statement',
  summary:
    'Every movement of your credits, newest first: each piece of work and its price, what came back, what was given.',
  access: 'member',
  business: 'billing',
  key: 'account:read',
  query: z.strictObject({ before: z.uuid().optional(), only: z.enum(['work', 'money']).optional() }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        at: moment,
        kind: z.enum(['grant', 'settle', 'refund', 'purchase', 'gift', 'lapse', 'reversal']),
        /** In words. */
        title: z.string(),
        credits: z.number(),
        runId: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
  }),
});
export type StatementItem = z.output<typeof statement.output>['items'][number];

/** Where in the list of invoices to go on. */
export const invoicePlace = z
  .string()
  .regex(/^\d{1,13}~\w{1,70}$/, 'That is no place in the list.')
  .optional();

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices',
  summary: 'Your invoices, newest first.',
  access: 'member',
  business: 'billing',
  query: z.strictObject({ before: invoicePlace }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        number: z.string().nullable(),
        title: z.string(),
        at: moment,
        cents: z.number(),
        refunded: z.number(),
        status: z.string(),
        /** How it stands: "Paid", "Refunded", "$2 of $5 refunded". */
        state: z.string(),
      }),
    ),
    next: z.string().nullable(),
  }),
});

export const invoicePdf = endpoint({
  method: 'GET',
  path: '/api/subscription/invoices/:id/pdf',
  summary: 'One of your invoices as a PDF.',
  access: 'member',
  business: 'billing',
  params: z.strictObject({
    id: z
      .string()
      .max(80)
      .regex(/^in_\w+$/, 'That is no invoice.'),
  }),
  output: z.unknown(),
  streaming: true,
});

const session = z.strictObject({
  id: z
    .string()
    .max(80)
    .regex(/^cs_test_\w+$/, 'That is no checkout.'),
});

export const testCheckout = endpoint({
  method: 'GET',
  path: '/api/checkout/:id',
  summary: 'What is to be paid in test mode.',
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
  summary: 'Use a code at a checkout in test mode.',
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
  summary: 'Pay in test mode, with a published test card. No money moves.',
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
    year: z.int().min(2000).max(2100, 'Write the year with four digits.'),
    confirmed: z.boolean().default(false),
  }),
  output: z.object({ state: z.enum(['asks', 'paid']) }),
});

export const webhook = endpoint({
  method: 'POST',
  path: '/api/billing/webhook',
  summary: 'For the payment provider alone: signed word of what happened.',
  access: 'public',
  protocol: 'foreign',
  rawBody: true,
  bodyLimit: 1_000_000,
  rate: 'none',
  output: z.object({ received: z.boolean() }),
});
