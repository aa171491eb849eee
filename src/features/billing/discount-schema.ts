/** What a code takes off payments to come, as it is kept and sent. */
import { z } from 'zod';

export const discountSchema = z.object({
  /** As it was typed; null where it was granted without one. */
  code: z.string().nullable(),
  /** "50% off for 3 months" */
  words: z.string(),
  percentOff: z.number().nullable(),
  /** Cents. */
  amountOff: z.number().nullable(),
  /** It counts for one payment alone. */
  once: z.boolean(),
  /** Payments from then on are whole. */
  until: z.string().nullable(),
});
export type Discount = z.output<typeof discountSchema>;
