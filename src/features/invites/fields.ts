import { z } from 'zod';
import { longestGreeting, mostDays, mostShown, mostUses } from './limits.ts';

export const inviteFields = z.strictObject({
  greeting: z.string().trim().max(longestGreeting, `Use at most ${longestGreeting} characters.`).default(''),
  showsPicture: z.boolean().default(true),
  creations: z.array(z.uuid()).max(mostShown, `Show at most ${mostShown} creations.`).default([]),
  most: z
    .int('Use a whole number.')
    .min(1, 'At least one person.')
    .max(mostUses, `At most ${mostUses} people.`),
  days: z.int('Use a whole number.').min(1, 'At least a day.').max(mostDays, `At most ${mostDays} days.`),
});
