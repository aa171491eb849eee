/** Who owns a business, and how it ends. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { which } from './contract-parts.ts';

export const handOverBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/owner',
  summary:
    'Ask someone in a business to own it, with its plan, cards and invoices. Once they accept, you stay as an admin.',
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
  summary: 'No longer ask someone to own a business.',
  access: 'member',
  business: 'owner',
  params: which,
  output: done,
});

export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/owner/answer',
  summary: 'Accept or decline to own a business, where its owner asked you.',
  access: 'member',
  business: 'member',
  params: which,
  body: z.strictObject({ accept: z.boolean() }),
  output: done,
});

export const claimBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/claim',
  summary: 'Take over a business whose owner is gone, before it is dissolved.',
  access: 'member',
  business: 'member',
  params: which,
  output: done,
});

export const listBusinessExports = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/exports',
  summary: 'Archives of everything that a business has.',
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
  summary: 'Put everything that a business has into one archive.',
  access: 'member',
  business: 'owner',
  fresh: true,
  params: which,
  output: done,
});

export const dissolveBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/dissolve',
  summary: 'Dissolve a business: everything of it is deleted at once, and its plan ends.',
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
