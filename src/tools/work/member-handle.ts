import { z } from 'zod';

/** Someone by handle. Never by e-mail address: who has which would be told to whoever tries some. */
export const memberHandle = z
  .string()
  .trim()
  .min(1, 'Enter a handle.')
  .max(254)
  .regex(/^@?[^@\s]+$/, 'Enter a handle, such as @mei. It’s on their profile.');
