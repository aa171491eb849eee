/** API keys of a business. */
import { z } from 'zod';
import { apiKeyFields, newKeyFields } from '#kit/api-keys/fields.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { which } from './contract-parts.ts';

const businessKey = apiKeyFields.extend({
  /** Who made it; null where the account is deleted. */
  by: z.string().nullable(),
  /** The owner who kept it when its maker was removed. */
  keptBy: z.string().nullable(),
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
  summary: 'List a business’s API keys with their monthly spending.',
  access: 'member',
  business: 'admin',
  params: which,
  output: z.object({ items: z.array(businessKey) }),
});

export const createBusinessKey = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/keys',
  summary: 'Create an API key for the business; its secret is shown only once.',
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
  summary: 'Set a business API key’s monthly credit limit; null removes it.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  body: z.strictObject({ limit: keyLimit }),
  output: done,
});

export const revokeBusinessKey = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/keys/:id',
  summary: 'Revoke a business API key; it stops working right away.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  output: done,
});
