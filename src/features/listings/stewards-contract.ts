/** Whoever looks after a section: how one becomes it, what they do, and what everyone reads of that. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { listingId, person } from './contract.ts';
import { reasonText, sectionField } from './fields.ts';

const section = z.strictObject({ section: sectionField });
const acts = ['approved', 'declined', 'pinned', 'unpinned', 'merged', 'rules', 'appointed', 'left'] as const;

export const sectionCare = endpoint({
  method: 'GET',
  path: '/api/listing-care/:section',
  summary: 'Get a section’s stewards, rules and what the stewards did in the last 90 days.',
  access: 'public',
  params: section,
  output: z.object({
    section: sectionField,
    stewards: z.array(person),
    rules: z.string(),
    actions: z.array(z.object({ act: z.enum(acts), count: z.number() })),
    recent: z.array(z.object({ act: z.enum(acts), reason: z.string(), createdAt: moment })),
    /** The caller’s own part in it. */
    mine: z.enum(['asked', 'active']).nullable(),
  }),
});
export type SectionCare = z.output<typeof sectionCare.output>;

export const applyAsSteward = endpoint({
  method: 'POST',
  path: '/api/listing-care/:section/applications',
  summary: 'Apply to look after a section.',
  access: 'member',
  rate: 'post',
  params: section,
  body: z.strictObject({ why: reasonText.min(10, 'Say in a sentence or two why you.') }),
  output: done,
});

export const stepDown = endpoint({
  method: 'DELETE',
  path: '/api/listing-care/:section/membership',
  summary: 'Step down as a steward, or withdraw your application.',
  access: 'member',
  params: section,
  output: done,
});

export const stewardQueue = endpoint({
  method: 'GET',
  path: '/api/listing-care-queue',
  summary: 'List what waits for you as a steward; for admins also who applied.',
  access: 'member',
  output: z.object({
    sections: z.array(sectionField),
    held: z.array(
      z.object({
        id: z.string(),
        section: sectionField,
        title: z.string(),
        heldWhy: z.array(z.string()),
        owner: person,
        createdAt: moment,
      }),
    ),
    applications: z.array(
      z.object({
        section: sectionField,
        applicant: person,
        member: z.string(),
        why: z.string(),
        createdAt: moment,
      }),
    ),
  }),
});
export type StewardQueue = z.output<typeof stewardQueue.output>;

export const decideApplication = endpoint({
  method: 'POST',
  path: '/api/listing-care/:section/decision',
  summary: 'Appoint a steward, or decline or dismiss one.',
  access: 'admin',
  params: section,
  body: z.strictObject({ member: z.uuid(), appoint: z.boolean() }),
  output: done,
});

export const careForListing = endpoint({
  method: 'POST',
  path: '/api/listings/:id/care',
  summary: 'As a steward of its section: approve, decline, pin, unpin or merge a listing.',
  access: 'member',
  rate: 'post',
  params: listingId,
  body: z.strictObject({
    act: z.enum(['approve', 'decline', 'pin', 'unpin', 'merge']),
    reason: reasonText.default(''),
    /** The listing that stays, when merging. */
    into: z.uuid().optional(),
  }),
  output: done,
});

export const writeRules = endpoint({
  method: 'PUT',
  path: '/api/listing-care/:section/rules',
  summary: 'As a steward: write the rules of a section.',
  access: 'member',
  rate: 'post',
  params: section,
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .max(2000)
      .regex(/^[^\0]*$/),
  }),
  output: done,
});
