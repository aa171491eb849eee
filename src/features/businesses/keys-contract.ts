/** API keys of a business. */
import { z } from 'zod';
import { apiKeyFields, newKeyFields } from '#kit/api-keys/fields.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { which } from './contract-parts.ts';

const businessKey = apiKeyFields.extend({
  /** Who answers for it. */
  by: z.string(),
  spent: z.number(),
  limit: z.number().nullable(),
});
export type BusinessKey = z.output<typeof businessKey>;

const keyLimit = z
  .int('A limit is a whole number of credits.')
  .min(0, 'A limit is 0 credits or more.')
  .max(10_000_000, 'At most ten million credits.')
  .nullable();

export const listBusinessKeys = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/keys',
  summary: 'The API keys of a business, and what each spent this month.',
  access: 'member',
  business: 'admin',
  params: which,
  output: z.object({ items: z.array(businessKey) }),
});

export const createBusinessKey = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/keys',
  summary: 'Make an API key that is the business itself; its secret is shown this once.',
  access: 'member',
  business: 'admin',
  fresh: true,
  rate: 'post',
  params: which,
  body: newKeyFields.extend({ limit: keyLimit.default(null) }),
  output: z.object({ id: z.string(), secret: z.string() }),
});

export const changeBusinessKey = endpoint({
  method: 'PATCH',
  path: '/api/businesses/:businessId/keys/:id',
  summary: 'How many credits a key of the business may spend in a calendar month; null takes the limit away.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  body: z.strictObject({ limit: keyLimit }),
  output: done,
});

export const revokeBusinessKey = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/keys/:id',
  summary: 'Revoke a key of the business; it stops working at once.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  output: done,
});
