/** Works: what people go on editing. */
import { z } from 'zod';
import { textField } from '#kit/contract/text-field.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { longestTitle } from '../define/title.ts';
import { workConditions } from './condition.ts';
import { workRoles } from './work-role.ts';

/** A little above what kinds allow, so that what is too long is refused with words. */
export const contentSize = { bodyLimit: 4_000_000, bodyValues: 300_000 } as const;
const longestSearch = 200;
export const longestVersionName = 80;

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', business: 'member' } as const;
const forReading = { ...forAll, key: 'content:read' } as const;
const forWriting = { ...forAll, key: 'content:write' } as const;
const named = (most: number) => textField(most).min(1, 'Give it a name.');

const workSummary = z.object({
  id: z.string(),
  kind: z.string(),
  kindTitle: z.string(),
  title: z.string(),
  excerpt: z.string(),
  role: z.enum(workRoles),
  revision: z.number(),
  createdAt: moment,
  updatedAt: moment,
  /** Where it is edited; null where its kind has no page. */
  href: z.string().nullable(),
});

const workView = workSummary.extend({
  /** Of the schema `schema` where the condition is `sound`, else as it was kept. */
  content: z.unknown(),
  schema: z.number(),
  /** All its words; none where it cannot be read. */
  text: z.string(),
  /** Texts that it holds beside each other, where it holds several. */
  pieces: z.array(z.object({ id: z.string(), title: z.string(), subject: z.string(), text: z.string() })),
  condition: z.enum(workConditions),
  /** Why it cannot be edited here, in words; null where it can. */
  readOnly: z.string().nullable(),
  exports: z.array(z.object({ format: z.string(), label: z.string(), extension: z.string() })),
  /** The tool that it was made with, and the run that it began with. */
  tool: z.string().nullable(),
  runId: z.string().nullable(),
  /** Several people have it: it is edited live. */
  isTogether: z.boolean(),
});
export type WorkView = z.output<typeof workView>;

export const createWork = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/works',
  summary:
    'Create a work; returns the existing one if it was created from the same run, or the same part of it.',
  idempotent: true,
  ...contentSize,
  body: z.strictObject({
    kind: z.string().max(60),
    title: named(longestTitle),
    content: z.unknown(),
    /** The run of yours that it begins with. */
    run: z.uuid().optional(),
    /** Which part of the run, where it has several to edit. */
    part: z.string().min(1).max(60).optional(),
  }),
  output: workView,
});

export const listWorks = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/works',
  summary: 'List your works and those shared with you, newest first.',
  query: paged({
    q: z.string().trim().max(longestSearch).optional(),
    kind: z.string().max(60).optional(),
    run: z.uuid().optional(),
  }),
  output: page(workSummary),
});

export const getWork = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/works/:id',
  summary: 'Get a work.',
  params: id,
  output: workView,
});

export const saveWork = endpoint({
  ...forWriting,
  method: 'PUT',
  path: '/api/works/:id/content',
  summary: 'Save a work; a conflict returns 409 with the saved version.',
  ...contentSize,
  params: id,
  body: z.strictObject({
    /** The one that you edited. */
    revision: z.int().min(1),
    schema: z.int().min(1),
    content: z.unknown(),
  }),
  output: z.object({ revision: z.number(), updatedAt: moment }),
});

export const renameWork = endpoint({
  ...forWriting,
  method: 'PATCH',
  path: '/api/works/:id',
  summary: 'Rename a work.',
  params: id,
  body: z.strictObject({ title: named(longestTitle) }),
  output: workView,
});

export const copyWork = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/works/:id/copies',
  summary: 'Duplicate a work.',
  params: id,
  output: workView,
});

export const deleteWork = endpoint({
  ...forWriting,
  method: 'DELETE',
  path: '/api/works/:id',
  summary: 'Delete a work; it can be restored from the trash.',
  params: id,
  output: done,
});

export const restoreWork = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/works/:id/restore',
  summary: 'Restore a deleted work.',
  params: id,
  output: done,
});

export const exportWork = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/works/:id/export',
  summary: 'Export a work as a file.',
  streaming: true,
  params: id,
  query: z.strictObject({ format: z.string().regex(/^[a-z0-9-]{1,20}$/) }),
  output: z.unknown(),
});

const version = z.object({
  number: z.number(),
  name: z.string().nullable(),
  restoredFrom: z.number().nullable(),
  /** Null for a guest, and for someone who is no longer here. */
  author: z.string().nullable(),
  excerpt: z.string(),
  createdAt: moment,
  /** It is what the work holds now. */
  isCurrent: z.boolean(),
});
export type WorkVersion = z.output<typeof version>;

const numbered = z.strictObject({ id: z.uuid(), number: z.coerce.number().int().min(1).max(1e9) });

export const listWorkVersions = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/works/:id/versions',
  summary: 'List a work’s versions, newest first.',
  params: id,
  output: z.object({ items: z.array(version) }),
});

export const getWorkVersion = endpoint({
  ...forReading,
  method: 'GET',
  path: '/api/works/:id/versions/:number',
  summary: 'Get a version of a work, compared with the current one.',
  params: numbered,
  output: version.extend({
    content: z.unknown(),
    condition: z.enum(workConditions),
    /** All its words. */
    text: z.string(),
    /** Those of the work as it is now. */
    currentText: z.string(),
  }),
});

export const keepWorkVersion = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/works/:id/versions',
  summary: 'Save the current state as a version.',
  params: id,
  body: z.strictObject({ name: named(longestVersionName).optional() }),
  output: version,
});

export const nameWorkVersion = endpoint({
  ...forWriting,
  method: 'PATCH',
  path: '/api/works/:id/versions/:number',
  summary: 'Name a version, or remove its name.',
  params: numbered,
  body: z.strictObject({ name: named(longestVersionName).nullable() }),
  output: done,
});

export const restoreWorkVersion = endpoint({
  ...forWriting,
  method: 'POST',
  path: '/api/works/:id/versions/:number/restore',
  summary: 'Restore a version; the current state is kept as a version.',
  params: numbered,
  output: workView,
});
