/** Revisions that a work's people did not make themselves: proposed, then taken or refused part by part. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { contentSize } from '../contract.ts';

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', business: 'member' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;
const mostParts = 5000;
const part = z.string().min(1).max(20);

const proposal = z.object({
  id: z.string(),
  note: z.string(),
  /** Who or what made it: a person, or a tool. */
  by: z.string(),
  runId: z.string().nullable(),
  createdAt: moment,
  parts: z.array(
    z.object({
      id: z.string(),
      place: z.string().nullable(),
      was: z.string(),
      now: z.string(),
      decision: z.enum(['taken', 'refused']).nullable(),
    }),
  ),
});
export type Proposal = z.output<typeof proposal>;

export const listProposals = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/works/:id/proposals',
  summary: 'List pending proposals for a work, oldest first.',
  params: id,
  output: z.object({ items: z.array(proposal) }),
});

export const proposeRevision = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/works/:id/proposals',
  summary: 'Propose a revision of a work; editors accept or reject each part.',
  rate: 'post',
  ...contentSize,
  params: id,
  body: z.strictObject({
    content: z.unknown(),
    note: z
      .string()
      .trim()
      .max(500, 'Use at most 500 characters.')
      .regex(/^[^\0]*$/),
  }),
  /** Null where it changes nothing. */
  output: z.object({ id: z.string().nullable() }),
});

export const decideProposal = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/works/:id/proposals/:proposal/decision',
  summary: 'Accept or reject parts of a proposal.',
  params: z.strictObject({ id: z.uuid(), proposal: z.uuid() }),
  body: z.strictObject({ take: z.array(part).max(mostParts), refuse: z.array(part).max(mostParts) }),
  output: z.object({
    revision: z.number(),
    /** Parts that no longer fit, because what they change was changed meanwhile; they stay open. */
    unfit: z.array(z.string()),
    /** How many parts are left to decide. */
    open: z.number(),
  }),
});
