/** Money moves in one statement each, with its entries: whoever waits for a first word waits for one round trip. */
import { sql } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { creditHolds } from './table.server.ts';

type Hold = typeof creditHolds.$inferSelect;

interface Reservation {
  ownerId: string;
  amount: number;
  key: string;
  /** The month that the account must have been topped up for. */
  month: string;
}

/**
 * Undefined where there is more to do first: no account yet, a new month, or the key is taken.
 * Where there is not enough, the account's own check refuses the statement as a whole.
 */
export async function reserveAtOnce(
  db: Queryable,
  { ownerId, amount, key, month }: Reservation,
): Promise<Hold | undefined> {
  const id = newId();
  const { rows } = await db.execute<{ account_id: string; created_at: string }>(sql`
    with account as (
      select id from credit_account where owner_id = ${ownerId} and topped_up = ${month}
    ), hold as (
      insert into credit_hold (id, account_id, key, amount) select ${id}::uuid, id, ${key}, ${amount}::bigint from account
      on conflict (key) do nothing returning account_id, created_at
    ), paid as (
      update credit_account a set available = a.available - ${amount}::bigint, held = a.held + ${amount}::bigint
      from hold where a.id = hold.account_id
    ), transfer as (
      insert into ledger_transfer (id, account_id, kind) select ${newId()}::uuid, account_id, 'reserve' from hold
      returning id, account_id
    ), entries as (
      insert into ledger_entry (id, transfer_id, account_id, book, amount)
      select e.id, t.id, t.account_id, e.book, e.amount from transfer t, (values
        (${newId()}::uuid, 'available', -${amount}::bigint), (${newId()}::uuid, 'held', ${amount}::bigint)
      ) e(id, book, amount) where e.amount <> 0
    )
    select account_id, created_at from hold`);
  const [made] = rows;
  if (!made) return undefined;
  return {
    id,
    accountId: made.account_id,
    key,
    amount,
    state: 'open',
    createdAt: new Date(made.created_at),
  };
}

/** Spends of a hold what the work took, never more than was said before it began; the rest comes back. Once. */
export async function closeHold(
  db: Queryable,
  { id, state, spent }: { id: string; state: 'settled' | 'refunded'; spent: number },
): Promise<void> {
  const kind = state === 'settled' ? 'settle' : 'refund';
  await db.execute(sql`
    with closed as (
      update credit_hold set state = ${state} where id = ${id} and state = 'open'
      returning account_id, amount, least(amount, ${spent}::bigint) as cost
    ), released as (
      update credit_account a set available = a.available + c.amount - c.cost, held = a.held - c.amount
      from closed c where a.id = c.account_id
    ), transfer as (
      insert into ledger_transfer (id, account_id, kind) select ${newId()}::uuid, account_id, ${kind} from closed
      returning id, account_id
    )
    insert into ledger_entry (id, transfer_id, account_id, book, amount)
    select e.id, t.id, t.account_id, e.book, e.amount from transfer t, closed c, lateral (values
      (${newId()}::uuid, 'held', -c.amount), (${newId()}::uuid, 'available', c.amount - c.cost),
      (${newId()}::uuid, 'house', c.cost)
    ) e(id, book, amount) where e.amount <> 0`);
}
