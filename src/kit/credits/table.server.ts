import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAtColumn, idColumn } from '#kit/db/columns.server.ts';
import { principals } from '#kit/principals/table.server.ts';
import { planIds } from './plans.ts';

const microDollars = (name: string) => bigint(name, { mode: 'number' }).notNull();

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
    available: microDollars('available').default(0),
    /** Set aside for work under way. */
    held: microDollars('held').default(0),
    /** Month of the last top-up, as 2026-11. */
    toppedUp: text('topped_up'),
    createdAt: createdAtColumn(),
  },
  (table) => [check('credit_account_balance', sql`${table.available} >= 0 and ${table.held} >= 0`)],
);

/** One movement. What leaves a book enters another: the entries of a transfer sum to nothing. */
export const ledgerTransfers = pgTable(
  'ledger_transfer',
  {
    id: idColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    kind: text('kind', { enum: ['grant', 'reserve', 'settle', 'refund'] }).notNull(),
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
    /** `house` is where credits come from and where spent ones go. */
    book: text('book', { enum: ['available', 'held', 'house'] }).notNull(),
    amount: microDollars('amount'),
  },
  (table) => [
    index('ledger_entry_account_idx').on(table.accountId, table.book),
    index('ledger_entry_transfer_idx').on(table.transferId),
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
    amount: microDollars('amount'),
    state: text('state', { enum: ['open', 'settled', 'refunded'] })
      .notNull()
      .default('open'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('credit_hold_open_idx')
      .on(table.createdAt)
      .where(sql`${table.state} = 'open'`),
  ],
);
