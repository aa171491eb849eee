/** What several of the contracts of businesses speak of. */
import { z } from 'zod';
import { businessRoles, givenRoles } from '#kit/businesses/roles.ts';
import { moment } from '#kit/contract/moment.ts';

export const which = z.strictObject({ businessId: z.string().max(60) });
export const one = which.extend({ member: z.uuid() });

export const summary = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  picture: z.string().nullable(),
  role: z.enum(businessRoles),
});

export const invitation = z.object({
  id: z.string(),
  business: z.string(),
  by: z.string().nullable(),
  role: z.enum(givenRoles),
  expiresAt: moment,
});
export type Invitation = z.output<typeof invitation>;
