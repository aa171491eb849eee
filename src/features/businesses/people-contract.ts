/** Who is in a business, and how one goes. */
import { z } from 'zod';
import { businessRoles, givenRoles } from '#kit/businesses/roles.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { which, one } from './contract-parts.ts';
import { invite } from './invites-contract.ts';

const colleague = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  picture: z.string().nullable(),
  role: z.enum(businessRoles),
  since: moment,
  /** Credits of this month; null to those who do not see to the money, but for their own. */
  spent: z.number().nullable(),
  limit: z.number().nullable(),
});
export type Colleague = z.output<typeof colleague>;

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/people',
  summary: 'List a business’s members; admins also see open invites.',
  access: 'member',
  business: 'member',
  params: which,
  output: z.object({ items: z.array(colleague), invites: z.array(invite), me: z.string() }),
});

export const changeColleague = endpoint({
  method: 'PATCH',
  path: '/api/businesses/:businessId/people/:member',
  summary: 'Change a member’s role or monthly credit limit.',
  access: 'member',
  business: 'admin',
  params: one,
  body: z.strictObject({
    role: z.enum(givenRoles).optional(),
    limit: z
      .int('A limit is a whole number of credits.')
      .min(0, 'A limit is 0 credits or more.')
      .max(10_000_000, 'At most ten million credits.')
      .nullable()
      .optional(),
  }),
  output: done,
});

export const removeColleague = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/people/:member',
  summary:
    'Remove someone from a business. What they made for it stays; the share links they made for it end, unless they are kept, and so do API keys, unless the owner keeps them.',
  access: 'member',
  business: 'admin',
  params: one,
  query: z.strictObject({
    links: z.enum(['end', 'keep']).default('end'),
    /** Only the owner keeps keys: whoever was removed may still know them. */
    keys: z.enum(['end', 'keep']).default('end'),
  }),
  output: done,
});

export const leaveBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/leave',
  summary: 'Leave a business. What you made for it stays; API keys you made for it end.',
  access: 'member',
  business: 'member',
  params: which,
  output: done,
});
