/** What stands on an invoice, kept as it was when it was made. */
import type Stripe from 'stripe';
import { z } from 'zod';

export const sheetSchema = z.object({
  name: z.string(),
  email: z.string(),
  taxIds: z.array(z.string()),
  lines: z.array(z.object({ text: z.string(), cents: z.number(), from: z.number(), until: z.number() })),
  discount: z.number(),
  /** Of earlier credit. */
  balance: z.number(),
});
export type Sheet = z.output<typeof sheetSchema>;

export function sheetOf(invoice: Stripe.Invoice): Sheet {
  return {
    name: invoice.customer_name ?? '',
    email: invoice.customer_email ?? '',
    taxIds: (invoice.customer_tax_ids ?? []).map(({ value }) => value ?? '').filter(Boolean),
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      text: description ?? '',
      cents: amount,
      from: period.start,
      until: period.end,
    })),
    discount: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    balance: invoice.starting_balance - (invoice.ending_balance ?? invoice.starting_balance),
  };
}
