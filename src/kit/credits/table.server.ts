import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from '#kit/auth/table.server.ts';
import { createdAtColumn, idColumn, moment } from '#kit/db/columns.server.ts';
import { authorColumn, principals } from '#kit/principals/table.server.ts';
import { planIds } from './plans.ts';

const microDollars = (name: string) => bigint(name, { mode: 'number' });

/** Whoever can spend. The balance stands here so that spending is one guarded update; the entries say how it came about. */
export const creditAccounts = pgTable(
  'credit_account',
  {
    id: idColumn(),
    /** Emptied when the person goes: the ledger stays, without a name. */
    ownerId: uuid('owner_id')
      .unique()
      .references(() => principals.id, { onDelete: 'set null' }),
    plan: text('plan', { enum: planIds }).notNull().default('free'),
    available: microDollars('available').notNull().default(0),
    /** The part of `available` that was bought or given: it is spent last and never lapses. */
    bought: microDollars('bought').notNull().default(0),
    /** Set aside for work under way. */
    held: microDollars('held').notNull().default(0),
    /** When the next monthly grant is due, by the database's clock; null before the first. */
    refillAt: moment('refill_at'),
    /** What the period under way has granted: a change of plan grants only what is more. */
    periodGranted: microDollars('period_granted').notNull().default(0),
    /** The invoice that pays for the plan, and from when until when; null where nothing was paid. */
    coverage: text('coverage'),
    coveredFrom: moment('covered_from'),
    coveredUntil: moment('covered_until'),
    /** The owner's own limit for a calendar month. */
    monthlyLimit: microDollars('monthly_limit'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    check(
      'credit_account_balance',
      sql`${table.available} >= 0 and ${table.held} >= 0 and ${table.bought} >= 0 and ${table.bought} <= ${table.available}`,
    ),
  ],
);

/** One movement. What leaves a book enters another: the entries of a transfer sum to nothing. */
export const ledgerTransfers = pgTable(
  'ledger_transfer',
  {
    id: idColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    kind: text('kind', {
      enum: ['grant', 'reserve', 'settle', 'refund', 'purchase', 'gift', 'lapse', 'reversal'],
    }).notNull(),
    /** The work that it belongs to. */
    holdId: uuid('hold_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [index('ledger_transfer_account_idx').on(table.accountId, table.createdAt)],
);

export const ledgerEntries = pgTable(
  'ledger_entry',
  {
    id: idColumn(),
    transferId: uuid('transfer_id')
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    /** `house` (a stored name) is where credits come from and where spent ones go. */
    book: text('book', { enum: ['available', 'held', 'house'] }).notNull(),
    amount: microDollars('amount').notNull(),
  },
  (table) => [
    index('ledger_entry_account_idx').on(table.accountId, table.book),
    index('ledger_entry_transfer_idx').on(table.transferId),
  ],
);

/** Why credits were given or taken back. The same key counts once, whoever brings it and however often. */
export const creditGrants = pgTable(
  'credit_grant',
  {
    id: idColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    /** `month:2026-11`, `invoice:in_1`, `invoice:in_1:3`, `pack:pi_1`, `refund:re_1` */
    key: text('key').notNull(),
    kind: text('kind', { enum: ['monthly', 'purchase', 'gift', 'reversal'] }).notNull(),
    plan: text('plan', { enum: planIds }),
    amount: microDollars('amount').notNull(),
    transferId: uuid('transfer_id'),
    /** In words, for gifts and reversals; `trial` for what a trial gives. */
    note: text('note').notNull().default(''),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('credit_grant_key_idx').on(table.accountId, table.key),
    index('credit_grant_transfer_idx').on(table.transferId),
  ],
);

/** Credits set aside for one piece of work, until it is settled or refunded. */
export const creditHolds = pgTable(
  'credit_hold',
  {
    id: idColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    /** The work it is for: the same key holds once. */
    key: text('key').notNull().unique(),
    amount: microDollars('amount').notNull(),
    /** How much of it was taken from bought credits. */
    bought: microDollars('bought').notNull().default(0),
    /** What the work took in the end. */
    spent: microDollars('spent').notNull().default(0),
    /** What asked: `tool.consensus`, `assistant`, `api.v1`. */
    about: text('about').notNull().default(''),
    /** The key of the program that asked. */
    apiKeyId: uuid('api_key_id').references(() => apiKeys.id, { onDelete: 'set null' }),
    /** Who asked, where the account is a business's. */
    personId: authorColumn('person_id'),
    state: text('state', { enum: ['open', 'settled', 'refunded'] })
      .notNull()
      .default('open'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('credit_hold_open_idx')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
    index('credit_hold_account_idx').on(table.accountId, table.createdAt),
    index('credit_hold_key_idx').on(table.apiKeyId, table.createdAt),
  ],
);

/** Things that were paid for and are no credits: so many more pandas. The key counts once. */
export const paidItems = pgTable(
  'paid_item',
  {
    id: idColumn(),
    ownerId: uuid('owner_id').references(() => principals.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['panda'] }).notNull(),
    key: text('key').notNull().unique(),
    quantity: integer('quantity').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [index('paid_item_owner_idx').on(table.ownerId, table.kind)],
);
