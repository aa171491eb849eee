import { bigserial, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { intervals, packIds, planIds } from '#kit/credits/plans.ts';
import { createdAtColumn, jsonb, moment } from '#kit/db/columns.server.ts';
import { principals } from '#kit/principals/table.server.ts';

/** Whoever pays, as the payment provider last told it. What was granted for it stands in the ledger. */
export const billingCustomers = pgTable('billing_customer', {
  /** The provider's id of the customer. */
  id: text('id').primaryKey(),
  /** Emptied when the person goes: invoices must be kept. */
  ownerId: uuid('owner_id')
    .unique()
    .references(() => principals.id, { onDelete: 'set null' }),
  subscriptionId: text('subscription_id'),
  status: text('status'),
  /** What the subscription renews to; what is paid for now stands in the account. */
  plan: text('plan', { enum: planIds }),
  interval: text('interval', { enum: intervals }),
  cancelsAtEnd: boolean('cancels_at_end').notNull().default(false),
  periodEnd: moment('period_end'),
  trialEnd: moment('trial_end'),
  /** One trial for each person. */
  hadTrial: boolean('had_trial').notNull().default(false),
  /** The subscription whose trial is not given, since its card has had one. */
  refusedTrial: text('refused_trial'),
  /** The end of the trial that its owner was told of. */
  toldTrialEnd: moment('told_trial_end'),
  /** What a code takes off the payments to come. */
  discount: jsonb('discount'),
  /** "Visa ending in 4242", for people to know it by. */
  card: text('card'),
  taxId: text('tax_id'),
  /** Buys this pack when fewer credits than that are left, for at most so many dollars in a calendar month. */
  topUpPack: text('top_up_pack', { enum: packIds }),
  topUpBelow: integer('top_up_below'),
  topUpCeiling: integer('top_up_ceiling'),
  createdAt: createdAtColumn(),
});

export const billingInvoices = pgTable(
  'billing_invoice',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.id),
    number: text('number'),
    status: text('status').notNull(),
    /** What it is for: `subscription`, `pack`, `top-up` or `panda`. */
    kind: text('kind').notNull(),
    /** All in cents. */
    total: integer('total').notNull(),
    paid: integer('paid').notNull(),
    refunded: integer('refunded').notNull().default(0),
    currency: text('currency').notNull(),
    /** What stands on it. */
    sheet: jsonb('sheet').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The last failed attempt that its owner was told of. */
    toldAttempt: integer('told_attempt').notNull().default(0),
    /** Whether its owner has the receipt. */
    toldPaid: boolean('told_paid').notNull().default(false),
    /** Of what was given back, what its owner was told of. */
    toldRefunded: integer('told_refunded').notNull().default(0),
    nextAttempt: moment('next_attempt'),
    /** When the provider made it; it may live in a test clock's time. */
    issuedAt: moment('issued_at').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('billing_invoice_customer_idx').on(table.customerId, table.issuedAt)],
);

/** That a trial was had, by an address or a card of which only a keyed hash is kept. It outlives the account. */
export const hadTrials = pgTable('billing_trial', {
  hash: text('hash').primaryKey(),
  createdAt: createdAtColumn(),
});

/** Words of the provider that were heard, so that each is heard once. */
export const billingEvents = pgTable('billing_event', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: createdAtColumn(),
});

/** What the local payment provider keeps: customers, subscriptions, invoices, as that protocol has them. */
export const localProviderObjects = pgTable(
  'billing_test_object',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    data: jsonb('data').notNull(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
  },
  (table) => [index('billing_test_object_type_idx').on(table.type, table.customerId, table.seq)],
);
