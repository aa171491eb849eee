/** Money moves in one statement each, with its entries: whoever waits for a first word waits for one round trip. */
import { sql, type SQL } from 'drizzle-orm';
import { newId } from '#kit/db/columns.server.ts';
import type { Queryable } from '#kit/db/database.server.ts';
import { creditHolds } from './table.server.ts';

type Hold = typeof creditHolds.$inferSelect;

export interface Reservation {
  ownerId: string;
  amount: number;
  key: string;
  about: string;
  apiKeyId: string | null;
  /** Who acts for a business. */
  personId: string | null;
}

/**
 * Undefined where there is more to do first: no account yet, a new month, a limit to reckon, someone who may have left, or the key
 * is taken. Where there is not enough, the account's own check refuses the statement as a whole. Granted credits go first, bought ones last.
 */
export async function reserveAtOnce(
  db: Queryable,
  { ownerId, amount, key, about, apiKeyId, personId }: Reservation,
  now: SQL,
): Promise<Hold | undefined> {
  const id = newId();
  const { rows } = await db.execute<{ account_id: string; bought: string; created_at: string }>(sql`
    with account as (
      select id, greatest(0, bought - greatest(0, available - ${amount}::bigint)) as bought from credit_account
      where owner_id = ${ownerId} and refill_at > ${now} and monthly_limit is null
        and not exists (select from api_key where id = ${apiKeyId}::uuid and monthly_limit is not null)
        and (${personId}::uuid is null or exists (select from business_member
          where business_id = ${ownerId} and member_id = ${personId}::uuid and monthly_limit is null))
      for update
    ), hold as (
      insert into credit_hold (id, account_id, key, amount, bought, about, api_key_id, person_id)
      select ${id}::uuid, id, ${key}, ${amount}::bigint, bought, ${about}, ${apiKeyId}::uuid, ${personId}::uuid from account
      on conflict (key) do nothing returning account_id, bought, created_at
    ), paid as (
      update credit_account a set available = a.available - ${amount}::bigint, held = a.held + ${amount}::bigint,
        bought = a.bought - hold.bought
      from hold where a.id = hold.account_id
    ), transfer as (
      insert into ledger_transfer (id, account_id, kind, hold_id)
      select ${newId()}::uuid, account_id, 'reserve', ${id}::uuid from hold
      returning id, account_id
    ), entries as (
      insert into ledger_entry (id, transfer_id, account_id, book, amount)
      select e.id, t.id, t.account_id, e.book, e.amount from transfer t, (values
        (${newId()}::uuid, 'available', -${amount}::bigint), (${newId()}::uuid, 'held', ${amount}::bigint)
      ) e(id, book, amount) where e.amount <> 0
    )
    select account_id, bought, created_at from hold`);
  const [made] = rows;
  if (!made) return undefined;
  return {
    id,
    accountId: made.account_id,
    key,
    amount,
    bought: Number(made.bought),
    spent: 0,
    about,
    apiKeyId,
    personId,
    state: 'open',
    createdAt: new Date(made.created_at),
  };
}

/** Spends of a hold what the work took, never more than was said before it began; the rest comes back where it came from. Once. */
export async function closeHold(
  db: Queryable,
  { id, state, spent }: { id: string; state: 'settled' | 'refunded'; spent: number },
): Promise<void> {
  const kind = state === 'settled' ? 'settle' : 'refund';
  await db.execute(sql`
    with closed as (
      update credit_hold set state = ${state}, spent = least(amount, ${spent}::bigint)
      where id = ${id} and state = 'open'
      returning account_id, amount, spent as cost,
        bought - least(bought, greatest(0, least(amount, ${spent}::bigint) - (amount - bought))) as bought
    ), released as (
      update credit_account a set available = a.available + c.amount - c.cost, held = a.held - c.amount,
        bought = a.bought + c.bought
      from closed c where a.id = c.account_id
    ), transfer as (
      insert into ledger_transfer (id, account_id, kind, hold_id)
      select ${newId()}::uuid, account_id, ${kind}, ${id}::uuid from closed
      returning id, account_id
    )
    insert into ledger_entry (id, transfer_id, account_id, book, amount)
    select e.id, t.id, t.account_id, e.book, e.amount from transfer t, closed c, lateral (values
      (${newId()}::uuid, 'held', -c.amount), (${newId()}::uuid, 'available', c.amount - c.cost),
      (${newId()}::uuid, 'house', c.cost)
    ) e(id, book, amount) where e.amount <> 0`);
}
