/** Businesses, for those who look after the site: one whose owner is suspended gets another. */
import { z } from 'zod';
import { businessRoles } from '#kit/businesses/roles.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';

export const ownedBusinesses = endpoint({
  method: 'GET',
  path: '/api/admin/users/:id/businesses',
  summary: 'List a user’s businesses and possible new owners.',
  access: 'admin',
  params: z.strictObject({ id: z.uuid() }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        handle: z.string(),
        /** Admins first; nobody who is suspended. */
        people: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(businessRoles) })),
      }),
    ),
  }),
});

export const giveBusiness = endpoint({
  method: 'POST',
  path: '/api/admin/businesses/:id/owner',
  summary: 'Transfer a business from a suspended owner to another member; members are notified.',
  access: 'admin',
  fresh: true,
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({
    member: z.uuid(),
    why: z
      .string()
      .trim()
      .min(1, 'Enter a reason for the audit log.')
      .max(300, 'Use at most 300 characters.'),
  }),
  output: done,
});
