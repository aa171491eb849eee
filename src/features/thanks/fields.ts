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
        .min(1, 'Say whom you thank.')
        .max(60)
        .regex(/^[\w.-]+$/, 'That is no handle.'),
    ),
  text: z
    .string()
    .trim()
    .min(1, 'Say what you are thankful for.')
    .max(longestThanks, `Use at most ${longestThanks} characters.`),
  isPublic: z.boolean(),
});
