/** Links by which anyone may read a run. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { outputKinds } from './output.ts';
import { runStates } from './run.ts';

export const longestShareDays = 365;

const share = z.object({
  id: z.string(),
  runId: z.string(),
  runTitle: z.string(),
  toolTitle: z.string(),
  withInput: z.boolean(),
  expiresAt: moment.nullable(),
  createdAt: moment,
});
const id = z.strictObject({ id: z.uuid() });

export const shareRun = endpoint({
  method: 'POST',
  path: '/api/runs/:id/shares',
  summary: 'Make a link by which anyone can read a run of yours as it is now; the link is shown once.',
  access: 'member',
  params: id,
  body: z.strictObject({
    /** Whether readers see what you asked, too. */
    withInput: z.boolean(),
    expiresInDays: z.int().min(1).max(longestShareDays, 'A link lasts a year at the most.').optional(),
  }),
  output: share.extend({ secret: z.string() }),
});

export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: 'The links by which others can read runs of yours.',
  access: 'member',
  output: z.object({ items: z.array(share) }),
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'Take a link back; from now on it leads nowhere.',
  access: 'member',
  params: id,
  output: z.object({ success: z.literal(true) }),
});

export const readShared = endpoint({
  method: 'GET',
  path: '/api/shared/:secret',
  summary: 'What someone shared, for whoever has the link.',
  access: 'share',
  params: z.strictObject({ secret: z.string().min(1).max(100) }),
  output: z.object({
    tool: z.string(),
    toolTitle: z.string(),
    kind: z.enum(outputKinds),
    title: z.string(),
    state: z.enum(runStates),
    input: z.record(z.string(), z.unknown()).nullable(),
    output: z.object({ texts: z.record(z.string(), z.string()), data: z.unknown() }),
    engines: z.array(z.object({ title: z.string(), note: z.string().nullable() })),
    createdAt: moment,
  }),
});
