import { z } from 'zod';

export const longestThanks = 500;

export const thanksFields = z.strictObject({
  to: z
    .string()
    .trim()
    .transform((handle) => handle.replace(/^@/, ''))
    .pipe(
      z
        .string()
        .min(1, 'Enter a handle.')
        .max(60)
        .regex(/^[\w.-]+$/, 'Invalid handle.'),
    ),
  text: z
    .string()
    .trim()
    .min(1, 'Say what you’re thankful for.')
    .max(longestThanks, `Use at most ${longestThanks} characters.`),
  isPublic: z.boolean(),
});
