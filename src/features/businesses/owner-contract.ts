/** Who owns a business, and how it ends. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { which } from './contract-parts.ts';

export const handOverBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/owner',
  summary: 'Offer a member ownership of a business. Once they accept, you stay as an admin.',
  access: 'member',
  business: 'owner',
  fresh: true,
  params: which,
  body: z.strictObject({ member: z.uuid() }),
  output: done,
});

export const takeBackOffer = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/owner',
  summary: 'Withdraw an ownership offer.',
  access: 'member',
  business: 'owner',
  params: which,
  output: done,
});

export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/owner/answer',
  summary: 'Accept or decline an ownership offer.',
  access: 'member',
  business: 'member',
  params: which,
  body: z.strictObject({ accept: z.boolean() }),
  output: done,
});

export const claimBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/claim',
  summary: 'Take over a business without an owner.',
  access: 'member',
  business: 'member',
  params: which,
  output: done,
});

export const listBusinessExports = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/exports',
  summary: 'List a business’s archives.',
  access: 'member',
  business: 'owner',
  params: which,
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        state: z.string(),
        createdAt: moment,
        file: z.object({ url: z.string(), bytes: z.number(), expiresAt: moment }).nullable(),
      }),
    ),
  }),
});

export const startBusinessExport = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/exports',
  summary: 'Create an archive of a business’s data.',
  access: 'member',
  business: 'owner',
  fresh: true,
  params: which,
  output: done,
});

export const dissolveBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/dissolve',
  summary: 'Dissolve a business: permanently deletes its data and ends its plan.',
  access: 'member',
  business: 'owner',
  fresh: true,
  params: which,
  body: z.strictObject({
    /** Its handle, typed once more. */
    handle: z.string().trim().max(60),
  }),
  output: done,
});
