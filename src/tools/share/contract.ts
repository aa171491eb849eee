/** Links by which anyone may read a run or a work. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint, type OutputOf } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { runStates } from '../run/run.ts';
import { workConditions } from '../work/condition.ts';
import { shareParts } from './share-parts.ts';

export const longestShareDays = 365;

const share = z.object({
  id: z.string(),
  /** What it leads to. */
  subject: z.object({ kind: z.string(), id: z.string() }),
  title: z.string(),
  /** For its owner alone: whom it was made for. */
  name: z.string(),
  /** Where it leads, to copy it again; null where the link was made before they were kept. */
  path: z.string().nullable(),
  tool: z.string(),
  toolTitle: z.string(),
  /** Of a work: the version that it shows; null shows it as it is when someone looks. */
  version: z.number().nullable(),
  withInput: z.boolean(),
  parts: z.enum(shareParts),
  withEarlier: z.boolean(),
  expiresAt: moment.nullable(),
  createdAt: moment,
  /** About how often others opened it. */
  openings: z.number(),
  lastOpenedAt: moment.nullable(),
  /** An admin lets it lead nowhere. */
  hidden: z.boolean(),
});
export type Share = z.output<typeof share>;
const made = share.extend({ secret: z.string(), path: z.string() });

const id = z.strictObject({ id: z.uuid() });
export const longestShareName = 60;
const name = z.string().trim().max(longestShareName, `Use at most ${longestShareName} characters.`);
const expiresInDays = z.int().min(1).max(longestShareDays, 'Links last up to a year.').optional();
const secret = z.strictObject({ secret: z.string().min(1).max(100) });

export const shareRun = endpoint({
  method: 'POST',
  path: '/api/runs/:id/shares',
  summary: 'Create a share link to a run.',
  access: 'guest',
  business: 'member',
  params: id,
  body: z.strictObject({
    /** Whether readers see what you asked, too. */
    withInput: z.boolean(),
    /** Whether they see everything that was made, or only the result of it. */
    parts: z.enum(shareParts).default('all'),
    /** Whether they see the runs before it that it follows up on. */
    withEarlier: z.boolean().default(false),
    name: name.default(''),
    expiresInDays,
  }),
  output: made,
});

export const listRunShares = endpoint({
  method: 'GET',
  path: '/api/runs/:id/shares',
  summary: 'List a run’s share links and options.',
  access: 'guest',
  business: 'member',
  params: id,
  output: z.object({
    items: z.array(share),
    /** Its tool knows a result apart from everything that was made. */
    hasParts: z.boolean(),
    /** It follows up on another. */
    hasEarlier: z.boolean(),
  }),
});

export const shareWork = endpoint({
  method: 'POST',
  path: '/api/works/:id/shares',
  summary: 'Create a share link to a work.',
  access: 'guest',
  business: 'member',
  params: id,
  body: z.strictObject({
    /** The version that readers see for good; null: always as it is when they look. */
    version: z.int().min(1).nullable(),
    /** Whether readers also get the files of the run that it began with, such as a recording. */
    withInput: z.boolean().default(false),
    name: name.default(''),
    expiresInDays,
  }),
  output: made,
});

export const listWorkShares = endpoint({
  method: 'GET',
  path: '/api/works/:id/shares',
  summary: 'List a work’s share links.',
  access: 'guest',
  business: 'member',
  params: id,
  output: z.object({ items: z.array(share) }),
});

export const listShares = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: 'List your share links.',
  access: 'guest',
  business: 'member',
  output: z.object({ items: z.array(share) }),
});

export const changeShare = endpoint({
  method: 'PATCH',
  path: '/api/shares/:id',
  summary: 'Rename a link or change its expiry.',
  access: 'guest',
  business: 'member',
  params: id,
  body: z.strictObject({
    name: name.optional(),
    /** From now; null: never. */
    expiresInDays: expiresInDays.nullable(),
  }),
  output: share,
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'Revoke a link.',
  access: 'guest',
  business: 'member',
  params: id,
  output: done,
});

export const revokeAllShares = endpoint({
  method: 'DELETE',
  path: '/api/shares',
  summary: 'Revoke all your links.',
  access: 'guest',
  business: 'member',
  output: z.object({ revoked: z.number() }),
});

const turn = z.object({
  kind: z.string(),
  state: z.enum(runStates),
  input: z.record(z.string(), z.unknown()).nullable(),
  output: z.object({ texts: z.record(z.string(), z.string()), data: z.unknown() }),
  engines: z.array(z.object({ title: z.string(), note: z.string().nullable() })),
  createdAt: moment,
});

const cover = {
  /** Of the link, to report it by. */
  id: z.string(),
  toolTitle: z.string(),
  /** Where one can try the tool oneself. */
  toolPage: z.string().nullable(),
  /** Of a talk, what it began with. */
  title: z.string(),
  /** The first words of what came of that. */
  excerpt: z.string(),
};

const sharedRun = turn.extend({
  ...cover,
  subject: z.literal('run'),
  tool: z.string(),
  /** The creation in the gallery that it began with; null where what was asked is kept back. */
  begunFrom: z.object({ id: z.string(), title: z.string(), by: z.string() }).nullable(),
  /** What it follows up on, the first one first. */
  earlier: z.array(turn),
});

const sharedWork = z.object({
  ...cover,
  subject: z.literal('work'),
  kind: z.string(),
  content: z.unknown(),
  condition: z.enum(workConditions),
  /** The version that is shown; null where it is the work as it is now. */
  version: z.number().nullable(),
  updatedAt: moment,
});

export const readShared = endpoint({
  method: 'GET',
  path: '/api/shared/:secret',
  summary: 'Get shared content by its link.',
  access: 'share',
  params: secret,
  output: z.discriminatedUnion('subject', [sharedRun, sharedWork]),
});
export type SharedTurn = z.output<typeof turn>;
export type Shared = OutputOf<typeof readShared>;
export type SharedRun = z.output<typeof sharedRun>;
export type SharedWork = z.output<typeof sharedWork>;

export const sharedPicture = endpoint({
  method: 'GET',
  path: '/previews/shared/:secret/card.png',
  summary: 'Get a share link’s preview picture.',
  access: 'share',
  streaming: true,
  params: secret,
  output: z.unknown(),
});
