/** Share links of a business whose makers are no longer in it. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { which } from './contract-parts.ts';

const leftLink = z.object({
  id: z.string(),
  /** What it leads to. */
  title: z.string(),
  toolTitle: z.string(),
  /** Whom it was made for, as its maker wrote it. */
  name: z.string(),
  /** Where it leads, to look at it; null where the link was made before they were kept. */
  path: z.string().nullable(),
  /** Null where the account is gone, or the link is older than the note of who made it. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  createdAt: moment,
  expiresAt: moment.nullable(),
  openings: z.number(),
});
export type LeftLink = z.output<typeof leftLink>;

export const listLeftLinks = endpoint({
  method: 'GET',
  path: '/api/businesses/:businessId/links',
  summary: 'List share links created by former members, newest first.',
  access: 'member',
  business: 'admin',
  params: which,
  output: z.object({ items: z.array(leftLink) }),
});

export const endLeftLink = endpoint({
  method: 'DELETE',
  path: '/api/businesses/:businessId/links/:id',
  summary: 'Revoke a former member’s share link.',
  access: 'member',
  business: 'admin',
  params: which.extend({ id: z.uuid() }),
  output: done,
});

export const endLeftLinks = endpoint({
  method: 'POST',
  path: '/api/businesses/:businessId/links/end',
  summary: 'Revoke all share links of former members, or of one of them.',
  access: 'member',
  business: 'admin',
  params: which,
  body: z.strictObject({
    /** Null: those of whom nobody knows who made them. Absent: all. */
    by: z.uuid().nullable().optional(),
  }),
  output: z.object({ ended: z.number() }),
});
