/**
 * Emails about money: what was paid, what was given back, and what a trial is about to cost. That each was written stands beside what it
 * is about, in the same transaction, so that words of the provider that come twice or late lead to one email.
 */
import type Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { businesses } from '#kit/businesses/table.server.ts';
import { plans, priceOf, type Interval, type PaidPlanId } from '#kit/credits/plans.ts';
import type { BusTransaction } from '#kit/events/bus.server.ts';
import { emailHtml, emailText } from '#kit/mail/email.ts';
import { queueMail } from '#kit/mail/mail.server.ts';
import { notify } from '#kit/notifications/notify.server.ts';
import { priceWords, reduced } from './discount.ts';
import { dollars } from '#kit/money/dollars.ts';
import { day } from './plan-words.ts';
import type { Billing } from './provider.server.ts';
import { discountIn } from './queries.server.ts';
import { sheetSchema } from './sheet.ts';
import { billingCustomers, billingInvoices } from './table.server.ts';

type Row = typeof billingInvoices.$inferSelect;
type Customer = typeof billingCustomers.$inferSelect;

/** Whose money it is, where that is not the reader's own, and the page where it is seen to. */
export async function payerOf(tx: BusTransaction, ownerId: string) {
  const [business] = await tx
    .select({ name: businesses.name })
    .from(businesses)
    .where(eq(businesses.id, ownerId));
  return {
    business: business?.name,
    path: business ? `/business/${ownerId}/dashboard?tab=money` : '/subscription',
  };
}

const noMoney = (billing: Billing) => (billing.isTest ? ' Test mode: no money was moved.' : '');

/** "Plus, monthly (November 16, 2026 to December 16, 2026)" */
function boughtWords({ sheet }: Row): string {
  const line = sheetSchema.parse(sheet).lines.at(-1);
  if (!line) return 'what you chose';
  const from = day(new Date(line.from * 1000));
  const until = day(new Date(line.until * 1000));
  return line.until > line.from ? `${line.text} (${from} to ${until})` : line.text;
}

/** The receipt. What cost nothing, such as the beginning of a trial, needs none. */
export async function emailReceipt(
  billing: Billing,
  tx: BusTransaction,
  { row, ownerId, isRenewal }: { row: Row; ownerId: string; isRenewal: boolean },
) {
  if (row.toldPaid) return;
  await tx.update(billingInvoices).set({ toldPaid: true }).where(eq(billingInvoices.id, row.id));
  if (row.paid === 0) return;
  const { business, path } = await payerOf(tx, ownerId);
  const number = row.number ? ` Invoice ${row.number}.` : '';
  await notify(tx, billing, {
    ownerId,
    kind: 'billing.receipt',
    data: {
      title: isRenewal
        ? `Your plan was renewed for ${dollars(row.paid)}`
        : `Receipt for ${dollars(row.paid)}`,
      text: `${dollars(row.paid)} was paid${business ? ` by ${business}` : ''} for ${boughtWords(row)}.${number} You can download the PDF under Invoices.${noMoney(billing)}`,
      path: `${path}#invoices`,
    },
  });
}

/** To be called once the money is on its way back; what was told before is not told again. */
export async function emailRefund(billing: Billing, tx: BusTransaction, id: string, ownerId: string) {
  const [row] = await tx.select().from(billingInvoices).where(eq(billingInvoices.id, id)).for('update');
  const cents = row ? row.refunded - row.toldRefunded : 0;
  if (!row || cents <= 0) return;
  await tx
    .update(billingInvoices)
    .set({ toldPaid: true, toldRefunded: row.refunded })
    .where(eq(billingInvoices.id, id));
  const { business, path } = await payerOf(tx, ownerId);
  const part = cents === row.paid ? `The ${dollars(cents)}` : `${dollars(cents)} of the ${dollars(row.paid)}`;
  await notify(tx, billing, {
    ownerId,
    kind: 'billing.receipt',
    data: {
      title: `${dollars(cents)} was refunded`,
      text: `${part} that ${business ?? 'you'} paid for ${boughtWords(row)} ${cents === row.paid ? 'goes' : 'go'} back to the same card. It may take a few days to appear.${noMoney(billing)}`,
      path: `${path}#invoices`,
    },
  });
}

/** Paid at a page that was open when the account or the business went: there is nobody here to tell, only the address on the invoice. */
export async function emailLatePayment(
  billing: Billing,
  tx: BusTransaction,
  row: Row,
  address: string | null,
) {
  if (row.toldRefunded >= row.refunded || !address) return;
  await tx
    .update(billingInvoices)
    .set({ toldPaid: true, toldRefunded: row.refunded })
    .where(eq(billingInvoices.id, row.id));
  const { product } = billing.settings;
  const email = {
    product: product.name,
    title: `${dollars(row.refunded)} is being refunded`,
    paragraphs: [
      `${dollars(row.refunded)} was paid for ${boughtWords(row)} on a checkout page that was still open. The account or business has been deleted, so we couldn’t deliver it.`,
      `The full amount goes back to the same card. It may take a few days to appear.${noMoney(billing)}`,
    ],
    action: { label: `Open ${product.name}`, url: billing.settings.publicUrl },
    reason: 'You’re receiving this because your address is on the invoice.',
  };
  await queueMail(tx, billing.jobs, {
    ownerId: null,
    to: address,
    template: 'billing.late',
    subject: `${email.title} · ${product.name}`,
    text: emailText(email),
    html: emailHtml(email),
  });
}

const noticeDays = 3;

interface TrialEnd {
  end: Date;
  plan: PaidPlanId;
  interval: Interval;
}

/** The trial that is about to be charged; undefined for one that ends without a payment, or has longer to go. */
export function trialAboutToEnd(
  subscription: Stripe.Subscription,
  { now, hasPaid }: { now: number; hasPaid: boolean },
): Date | undefined {
  const { status, trial_end: end, cancel_at_period_end: isEnding } = subscription;
  if (status !== 'trialing' || end === null || isEnding || hasPaid) return undefined;
  return end > now && end - now <= noticeDays * 24 * 3600 ? new Date(end * 1000) : undefined;
}

export async function emailTrialEnds(
  billing: Billing,
  tx: BusTransaction,
  { customer, ownerId, end, plan, interval }: TrialEnd & { customer: Customer; ownerId: string },
) {
  if (customer.toldTrialEnd?.getTime() === end.getTime()) return;
  await tx.update(billingCustomers).set({ toldTrialEnd: end }).where(eq(billingCustomers.id, customer.id));
  const { name } = plans[plan];
  const discount = discountIn(customer);
  const cents = reduced(priceOf(plan, interval) * 100, discount, end);
  const { path } = await payerOf(tx, ownerId);
  await notify(tx, billing, {
    ownerId,
    kind: 'billing.trial',
    data: {
      title: `Your trial ends on ${day(end)}`,
      text: `On that day ${dollars(cents)} will be charged to your card${customer.card ? ` (${customer.card})` : ''}, and ${name} continues for ${priceWords({ plan, interval, discount, at: end })}. To avoid the charge, cancel before then.${noMoney(billing).replace('was', 'is')}`,
      path,
    },
  });
}
