import { eq, sql } from 'drizzle-orm';
import { users } from '#kit/auth/table.server.ts';
import { byCaller, writeAudit } from '#kit/audit/audit.server.ts';
import { newId } from '#kit/db/columns.server.ts';
import { AppError } from '#kit/errors.ts';
import { implement, type Implementation } from '#kit/http/implement.server.ts';
import {
  graceDays,
  planIds,
  priceOf,
  toCredits,
  toMicroDollars,
  type Interval,
  type PaidPlanId,
  type PlanId,
} from '#kit/credits/plans.ts';
import * as contract from './admin-contract.ts';
import * as give from './give/contract.ts';
import { couponWords } from './codes.server.ts';
import { findCustomer } from './customer.server.ts';
import { discountSchema } from './discount-schema.ts';
import { reduced } from './discount.ts';
import { asAppError, inWords } from './provider-words.server.ts';
import type { Billing } from './provider.server.ts';
import { findInvoice, listInvoiceRows } from './queries.server.ts';
import { takeBackFor } from './refunds.server.ts';
import { sheetSchema } from './sheet.ts';
import { sync } from './sync.server.ts';
import { emailRefund } from './emails.server.ts';
import { billingInvoices } from './table.server.ts';

export const adminEndpoints: Implementation[] = [
  implement(contract.billingOverview, (_, { billing }) => inWords(() => overviewOf(billing))),

  implement(contract.adminInvoices, async ({ query: { before, status } }, { db }) => {
    const { items, next } = await listInvoiceRows(db, undefined, before, status);
    return {
      items: items.map(({ invoice, ownerId, person, business }) => {
        const sheet = sheetSchema.parse(invoice.sheet);
        return {
          ...invoice,
          ownerId,
          // As it was printed it has the address behind it.
          name: business ?? person ?? sheet.name.split(', ')[0]!,
          title: sheet.lines.at(-1)?.text ?? 'Invoice',
          at: invoice.issuedAt,
          cents: invoice.total,
        };
      }),
      next,
    };
  }),

  implement(contract.refundInvoice, async ({ params: { id }, body: { cents, why } }, context) => {
    const { billing } = context;
    const by = byCaller(context);
    // First the note and the claim, then the money: two admins at once give back once.
    const { found, total } = await billing.bus.transact(async (tx) => {
      const [row] = await tx.select().from(billingInvoices).where(eq(billingInvoices.id, id)).for('update');
      if (!row) throw new AppError('not_found:invoice');
      if (row.refunded + cents > row.paid)
        throw new AppError('conflict:refunded', {
          message: 'That’s more than the amount left to refund.',
        });
      await tx
        .update(billingInvoices)
        .set({ refunded: row.refunded + cents })
        .where(eq(billingInvoices.id, id));
      await writeAudit(tx, by, { action: 'billing.refund', subjectId: id, details: { cents, why } });
      return { found: row, total: row.refunded + cents };
    });
    try {
      const stripe = await billing.stripe();
      const { data } = await stripe.invoicePayments.list({ invoice: id, limit: 1 });
      const intent = data[0]?.payment.payment_intent;
      if (!intent)
        throw new AppError('conflict:no_payment', { message: 'Nothing was paid on this invoice.' });
      await stripe.refunds.create(
        { payment_intent: typeof intent === 'string' ? intent : intent.id, amount: cents },
        { idempotencyKey: `refund:${id}:${total}` },
      );
    } catch (error) {
      await billing.bus.transact(async (tx) => {
        await tx
          .update(billingInvoices)
          .set({ refunded: sql`${billingInvoices.refunded} - ${cents}` })
          .where(eq(billingInvoices.id, id));
        await writeAudit(tx, by, { action: 'billing.refund-failed', subjectId: id, details: { cents } });
      });
      // What was given back elsewhere meanwhile was hidden behind the claim.
      await sync(billing, found.customerId).catch((failure: unknown) =>
        billing.log.warn(
          { event: 'billing.customer_check_failed', err: failure },
          'A customer could not be compared with the payment provider.',
        ),
      );
      throw asAppError(error);
    }
    const ownerId = (await findInvoice(billing.db, id))?.ownerId;
    const taken = ownerId
      ? await billing.bus.transact(async (tx) => {
          await emailRefund(billing, tx, id, ownerId);
          return takeBackFor(billing, tx, { id, ownerId, paid: found.paid, cents, total, why });
        })
      : 0;
    return { credits: toCredits(taken) };
  }),

  implement(give.userCredits, async ({ params: { id } }, { credits, db }) => {
    const account = await credits.account(id);
    if (!account) throw new AppError('not_found:user');
    return {
      plan: account.plan,
      credits: toCredits(account.available),
      isPaidByThem: Boolean((await findCustomer(db, id))?.subscriptionId),
    };
  }),

  implement(give.giveCredits, async ({ params: { id }, body: { credits, why } }, context) => {
    await context.bus.transact(async (tx) => {
      const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id));
      if (!user) throw new AppError('not_found:user');
      const amount = toMicroDollars(credits);
      await context.credits.add(tx, id, { key: `gift:${newId()}`, kind: 'gift', amount, note: why });
      await writeAudit(tx, byCaller(context), {
        action: 'credits.give',
        subjectId: id,
        details: { credits, why },
      });
    });
    return { success: true as const };
  }),

  implement(give.givePlan, async ({ params: { id }, body: { plan } }, context) => {
    await context.bus.transact(async (tx) => {
      if ((await findCustomer(tx, id))?.subscriptionId)
        throw new AppError('conflict:subscribed', {
          message: 'They pay for their plan, so only they can change it.',
        });
      const account = await context.credits.setPlan(tx, id, plan);
      if (!account) throw new AppError('not_found:user');
      await writeAudit(tx, byCaller(context), { action: 'plan.give', subjectId: id, details: { plan } });
    });
    return { success: true as const };
  }),

  implement(contract.moveClock, async ({ body: { days } }, context) => {
    const localProvider = await context.billing.localProvider();
    if (!localProvider)
      throw new AppError('conflict:live', {
        message: 'Payments are live, so the clock can’t be moved.',
      });
    await context.bus.transact((tx) =>
      writeAudit(tx, byCaller(context), { action: 'billing.clock', details: { days } }),
    );
    await localProvider.advance((await localProvider.now()) + days * 24 * 3600);
    return { now: new Date((await localProvider.now()) * 1000) };
  }),

  implement(contract.makeCode, ({ body: { code, percent, months } }, context) =>
    inWords(async () => {
      await context.bus.transact((tx) =>
        writeAudit(tx, byCaller(context), { action: 'billing.code', details: { code, percent, months } }),
      );
      const stripe = await context.billing.stripe();
      const known = await stripe.promotionCodes.list({ code, active: true, limit: 1 });
      if (known.data.length > 0)
        throw new AppError('conflict:code', { message: 'This code already exists.' });
      const coupon = await stripe.coupons.create({
        percent_off: percent,
        ...(months === null
          ? { duration: 'forever' as const }
          : { duration: 'repeating' as const, duration_in_months: months }),
        name: `${percent}% off`,
      });
      await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code });
      return { success: true as const };
    }),
  ),

  implement(contract.withdrawCode, ({ params: { id } }, context) =>
    inWords(async () => {
      if (!/^promo_\w+$/.test(id))
        throw new AppError('not_found:code', { message: 'There is no such code.' });
      const stripe = await context.billing.stripe();
      const { code } = await stripe.promotionCodes.retrieve(id);
      await context.bus.transact((tx) =>
        writeAudit(tx, byCaller(context), { action: 'billing.code-withdrawn', details: { code } }),
      );
      await stripe.promotionCodes.update(id, { active: false });
      return { success: true as const };
    }),
  ),
];

/** Active codes, the newest first. */
async function listCodes(billing: Billing) {
  const stripe = await billing.stripe();
  const { data } = await stripe.promotionCodes.list({
    active: true,
    limit: 50,
    expand: ['data.promotion.coupon'],
  });
  const codes = [];
  for (const { id, code, promotion, times_redeemed: uses } of data) {
    const held = promotion.coupon;
    const coupon = typeof held === 'string' ? await stripe.coupons.retrieve(held) : held;
    codes.push({ id, code, words: coupon ? couponWords(coupon) : '', uses: uses ?? 0 });
  }
  return codes;
}

interface PlanRow extends Record<string, unknown> {
  plan: PlanId;
  people: number;
  businesses: number;
  trials: number;
}
interface PayingRow extends Record<string, unknown> {
  plan: PaidPlanId;
  interval: Interval;
  discount: string | null;
  count: number;
}
interface MonthRow extends Record<string, unknown> {
  month: string;
  paid: number;
  refunded: number;
}

/** Cents that come in each month; a code that counts once is no part of what recurs. */
function monthly({ plan, interval, discount, count }: PayingRow): number {
  const code = discountSchema.nullable().parse(JSON.parse(discount ?? 'null'));
  const cents = reduced(priceOf(plan, interval) * 100, code?.once ? null : code, new Date());
  return Math.round((cents * count) / (interval === 'year' ? 12 : 1));
}

async function overviewOf(billing: Billing) {
  const { db } = billing;
  const localProvider = await billing.localProvider();
  // Everyone there is: whoever never spent anything has no account yet, and is on Free.
  const { rows: counted } = await db.execute<PlanRow>(sql`
    select coalesce(case when a.covered_until is null or a.covered_until + make_interval(days => ${graceDays}::int) > now()
        then a.plan end, 'free') as plan,
      (count(*) filter (where p.kind = 'user'))::int as people,
      (count(*) filter (where p.kind = 'business'))::int as businesses,
      (count(*) filter (where c.status = 'trialing' and i.total = 0))::int as trials
    from principal p left join credit_account a on a.owner_id = p.id
    left join billing_customer c on c.owner_id = p.id left join billing_invoice i on i.id = a.coverage
    where p.kind in ('user', 'business') group by 1`);
  const { rows: paying } = await db.execute<PayingRow>(sql`
    select plan, interval, discount::text as discount, count(*)::int as count from billing_customer
    where status in ('active', 'past_due') and plan is not null and not cancels_at_end
      and owner_id is not null and subscription_id is not null group by 1, 2, 3`);
  const { rows: months } = await db.execute<MonthRow>(sql`
    select to_char(issued_at at time zone 'UTC', 'YYYY-MM') as month, sum(paid)::int as paid, sum(refunded)::int as refunded
    from billing_invoice group by 1 order by 1 desc limit 12`);
  const { rows: overdue } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from billing_invoice where status = 'open' and attempts > 0`,
  );
  return {
    isTest: billing.isTest,
    clock: localProvider ? new Date((await localProvider.now()) * 1000) : null,
    plans: planIds.map(
      (plan) => counted.find((row) => row.plan === plan) ?? { plan, people: 0, businesses: 0, trials: 0 },
    ),
    recurring: paying.reduce((sum, row) => sum + monthly(row), 0),
    months: months.toReversed(),
    overdue: overdue[0]!.count,
    codes: await listCodes(billing),
  };
}
