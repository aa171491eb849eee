import { z } from 'zod';
import { interests, longestWhy } from './interests.ts';

export const applyFields = z.strictObject({
  email: z.email('Enter an e-mail address.').trim().toLowerCase().max(254),
  interests: z
    .array(z.enum(interests))
    .min(1, 'Choose at least one.')
    .max(interests.length)
    .transform((chosen) => [...new Set(chosen)]),
  why: z.string().trim().max(longestWhy, `Use at most ${longestWhy} characters.`).default(''),
});
