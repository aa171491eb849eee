import { z } from 'zod';

export const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .pipe(
    z.union([z.literal(''), z.email('Enter an e-mail address such as you@example.org, or leave it empty.')]),
  )
  .optional();
