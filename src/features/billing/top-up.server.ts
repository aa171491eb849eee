/** Packs that are bought by themselves, for no more in a calendar month than someone said. */
import { sql } from 'drizzle-orm';
import { packs, toMicroDollars, type PackId } from '#kit/credits/plans.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { buyWithKeptCard } from './kept-card.server.ts';
import type { Billing } from './provider.server.ts';
import { setCustomer } from './queries.server.ts';
import { sync } from './sync.server.ts';

interface Wanting extends Record<string, unknown> {
  id: string;
  owner_id: string;
  pack: PackId;
  below: number;
  ceiling: number;
  available: number;
  /** Of this month: how many, and for how many cents. */
  count: number;
  cents: number;
  month: string;
}

export async function customersToTopUp({ db }: Billing): Promise<Wanting[]> {
  const { rows } = await db.execute<Wanting>(sql`
    select c.id, c.owner_id, c.top_up_pack as pack, c.top_up_below as below, c.top_up_ceiling as ceiling,
      a.available::float8 as available, to_char(now() at time zone 'UTC', 'YYYY-MM') as month,
      (select count(*)::int from billing_invoice i where i.customer_id = c.id and i.kind = 'top-up'
        and i.created_at >= date_trunc('month', now(), 'UTC')) as count,
      (select coalesce(sum(i.total), 0)::int from billing_invoice i where i.customer_id = c.id and i.kind = 'top-up'
        and i.created_at >= date_trunc('month', now(), 'UTC')) as cents
    from billing_customer c join credit_account a on a.owner_id = c.owner_id
    where c.top_up_pack is not null and a.available < c.top_up_below::bigint * ${toMicroDollars(1)}::bigint
    limit 500`);
  return rows.filter(({ pack, ceiling, cents }) => cents + packs[pack].price * 100 <= ceiling * 100);
}

/** The same top-up is bought once, whoever comes to it and however often: it is the so-many-eth of the month. */
export async function topUp(billing: Billing, { id, owner_id: ownerId, pack, month, count }: Wanting) {
  try {
    await buyWithKeptCard(billing, { id, pack, kind: 'top-up', key: `top-up:${id}:${month}:${count}` });
  } catch (error) {
    if (!(error instanceof Error && 'type' in error && error.type === 'StripeCardError')) throw error;
    // A card that refuses once is not asked every five minutes.
    await setCustomer(billing.db, id, { topUpPack: null });
    await billing.bus.transact((tx) =>
      notify(tx, billing, {
        ownerId,
        kind: 'billing.problem',
        data: {
          title: 'Auto top-up failed',
          text: `${error.message} Auto top-up is now off. Use another card and turn it on again.`,
          path: '/subscription',
        },
      }),
    );
  } finally {
    await sync(billing, id);
  }
}
