/** Businesses: what they are, what they made, and what happened in them. */
import { z } from 'zod';
import { publisherRoles } from '#kit/businesses/roles.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { which, summary, invitation } from './contract-parts.ts';
import { businessAbout, businessHandle, businessName, invoiceAddress, longestPicture } from './fields.ts';

export type { Invitation } from './contract-parts.ts';
export * from './invites-contract.ts';
export * from './keys-contract.ts';
export * from './links-contract.ts';
export * from './owner-contract.ts';
export * from './people-contract.ts';

export const listBusinesses = endpoint({
  method: 'GET',
  path: '/api/businesses',
  summary: 'List your businesses and your open invitations.',
  access: 'member',
  output: z.object({
    items: z.array(summary.extend({ members: z.number(), dissolvesAt: moment.nullable() })),
    invitations: z.array(invitation),
  }),
});

export const createBusiness = endpoint({
  method: 'POST',
  path: '/api/businesses',
  summary: 'Create a business.',
  access: 'member',
  rate: 'post',
  body: z.strictObject({ name: businessName, handle: businessHandle }),
  output: z.object({ id: z.string() }),
});

export const getBusiness = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId',
  summary: 'Get one of your businesses.',
  access: 'member',
  business: 'member',
  params: which,
  output: summary.extend({
    about: z.string(),
    address: z.string(),
    createdAt: moment,
    dissolvesAt: moment.nullable(),
    /** Who is asked to own it; to its owner and to whoever is asked. */
    offer: z
      .object({ to: z.string(), by: z.string().nullable(), until: moment, isYours: z.boolean() })
      .nullable(),
    /** Nobody may act as its owner for now. */
    ownerSuspended: z.boolean(),
    /** From which role on people publish to the gallery as the business. */
    publishers: z.enum(publisherRoles),
  }),
});
export type BusinessView = z.output<typeof getBusiness.output>;

export const changeBusiness = endpoint({
  method: 'PATCH',
  path: '/api/businesses/:businessId',
  summary: 'Update a business’s profile.',
  access: 'member',
  business: 'admin',
  params: which,
  body: z.strictObject({
    name: businessName.optional(),
    handle: businessHandle.optional(),
    about: businessAbout.optional(),
    address: invoiceAddress.optional(),
    publishers: z.enum(publisherRoles).optional(),
  }),
  output: done,
});

export const putBusinessPicture = endpoint({
  method: 'PUT',
  path: '/api/businesses/:businessId/picture',
  summary: 'Set the picture of a business: the bytes of a PNG, JPEG, WebP, GIF or AVIF.',
  access: 'member',
  business: 'admin',
  rate: 'upload',
  rawBody: true,
  bodyLimit: longestPicture,
  params: which,
  body: z.instanceof(Blob),
  output: z.object({ picture: z.string() }),
});

export const numberPeriods = ['7', '30', '90'] as const;
const tally = { made: z.number(), failed: z.number(), credits: z.number() };

export const getBusinessNumbers = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/numbers',
  summary: 'Get a business’s daily activity and spending; admins also see it per member.',
  access: 'member',
  business: 'member',
  params: which,
  query: z.strictObject({ days: z.enum(numberPeriods).default('7') }),
  output: z.object({
    ...tally,
    /** Documents and other works that were begun. */
    works: z.number(),
    /** Running or queued. */
    waiting: z.number(),
    /** The same sums of as many days before. */
    before: z.object({ ...tally, works: z.number() }),
    available: z.number(),
    days: z.array(z.object({ day: z.string(), ...tally })),
    tools: z.array(z.object({ tool: z.string(), title: z.string(), ...tally })),
    /** Null to those who may not see it. */
    people: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          top: z.string().nullable(),
          ...tally,
          works: z.number(),
        }),
      )
      .nullable(),
  }),
});
export type BusinessNumbers = z.output<typeof getBusinessNumbers.output>;

export const listBusinessActivity = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/activity',
  summary: 'List changes in a business, newest first.',
  access: 'member',
  business: 'admin',
  params: which,
  query: paged({}),
  output: page(z.object({ id: z.string(), at: moment, who: z.string().nullable(), what: z.string() })),
});
