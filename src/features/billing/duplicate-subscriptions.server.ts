/**
 * Two checkouts paid in the same moment, before either could be closed, leave two subscriptions. The first stays; the others end
 * and their money goes back, so that nobody pays twice.
 */
import type Stripe from 'stripe';

export const subscriptionOf = ({ parent }: Stripe.Invoice) => {
  const held = parent?.subscription_details?.subscription;
  return typeof held === 'string' ? held : held?.id;
};

/** Gives back what was paid for them; which invoices are theirs. It may be done again. */
export async function refundTwins(
  stripe: Stripe,
  twins: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
): Promise<ReadonlySet<string>> {
  const theirs = invoices.filter((invoice) => twins.some(({ id }) => id === subscriptionOf(invoice)));
  for (const { id, amount_paid: paid } of theirs) if (paid > 0) await refundWhole(stripe, id!);
  return new Set(theirs.map(({ id }) => id!));
}

/** Last of all: until then the next look finds them again. */
export async function endTwins(stripe: Stripe, twins: readonly Stripe.Subscription[]) {
  for (const { id } of twins) await stripe.subscriptions.cancel(id).catch(isGoneAlready);
}

/** Two looks at once: the other was faster. */
function isGoneAlready(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'resource_missing')) throw error;
}

export async function refundWhole(stripe: Stripe, invoice: string) {
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  if (!intent) return;
  await stripe.refunds
    .create(
      { payment_intent: typeof intent === 'string' ? intent : intent.id },
      { idempotencyKey: `whole:${invoice}` },
    )
    .catch((error: unknown) => {
      // An earlier look was cut off after this.
      if (!(error instanceof Error && 'code' in error && error.code === 'charge_already_refunded'))
        throw error;
    });
}
