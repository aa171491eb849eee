import { z } from 'zod';

/** Someone by handle. Never by e-mail address: who has which would be told to whoever tries some. */
export const memberHandle = z
  .string()
  .trim()
  .min(1, 'Write a handle.')
  .max(254)
  .regex(/^@?[^@\s]+$/, 'Write a handle, like @mei. It is on their profile.');
