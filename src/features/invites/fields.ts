import { z } from 'zod';
import { longestGreeting, mostDays, mostShown, mostUses } from './limits.ts';

export const inviteFields = z.strictObject({
  greeting: z.string().trim().max(longestGreeting, `Use at most ${longestGreeting} characters.`).default(''),
  showsPicture: z.boolean().default(true),
  creations: z.array(z.uuid()).max(mostShown, `Show at most ${mostShown} creations.`).default([]),
  most: z
    .int('Use a whole number.')
    .min(1, 'Enter at least one person.')
    .max(mostUses, `Enter at most ${mostUses} people.`),
  days: z
    .int('Use a whole number.')
    .min(1, 'Enter at least one day.')
    .max(mostDays, `Enter at most ${mostDays} days.`),
});
