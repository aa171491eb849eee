import { dollars } from '#kit/money/dollars.ts';

/** How an invoice stands, in the same words for whoever pays and whoever looks after it. */
export const invoiceStates: Record<string, string> = {
  paid: 'Paid',
  open: 'Open',
  uncollectible: 'Not paid',
  void: 'Void',
};

/** "Refunded", "$2 of $5 refunded" or how it stands. `cents`: what was paid. */
export function invoiceState({
  status,
  cents,
  refunded,
}: {
  status: string;
  cents: number;
  refunded: number;
}): string {
  if (refunded > 0)
    return refunded >= cents ? 'Refunded' : `${dollars(refunded)} of ${dollars(cents)} refunded`;
  return invoiceStates[status] ?? status;
}
