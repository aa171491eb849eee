/** Works: what people go on editing. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';
import { longestTitle } from '../define/title.ts';
import { workConditions } from './condition.ts';
import { workRoles } from './work-role.ts';

/** Room above what kinds allow, so that what is too long is refused with words. */
const bodyLimit = 4_000_000;
const longestSearch = 200;
export const longestVersionName = 80;

const id = z.strictObject({ id: z.uuid() });
const forAll = { access: 'guest', key: 'tools:run', business: 'member' } as const;
/** The database cannot hold the character NUL. */
const named = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'Give it a name.')
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\0]*$/, 'There is an invisible character in it that cannot be kept.');

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
  ...forAll,
  method: 'POST',
  path: '/api/works',
  summary: 'Begin a work; one that began with the same run is answered in place of a second.',
  idempotent: true,
  bodyLimit,
  body: z.strictObject({
    kind: z.string().max(60),
    title: named(longestTitle),
    content: z.unknown(),
    /** The run of yours that it begins with. */
    run: z.uuid().optional(),
  }),
  output: workView,
});

export const listWorks = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/works',
  summary: 'Your works and those that others share with you, newest first.',
  query: z.strictObject({
    q: z.string().trim().max(longestSearch).optional(),
    kind: z.string().max(60).optional(),
    run: z.uuid().optional(),
    before: z.uuid().optional(),
  }),
  output: z.object({ items: z.array(workSummary), next: z.string().nullable() }),
});

export const getWork = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/works/:id',
  summary: 'A work as it is now.',
  params: id,
  output: workView,
});

export const saveWork = endpoint({
  ...forAll,
  method: 'PUT',
  path: '/api/works/:id/content',
  summary: 'Save what you edited; where someone was faster, the answer is 409 with what they saved.',
  bodyLimit,
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
  ...forAll,
  method: 'PATCH',
  path: '/api/works/:id',
  summary: 'Give a work another title.',
  params: id,
  body: z.strictObject({ title: named(longestTitle) }),
  output: workView,
});

export const copyWork = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/works/:id/copies',
  summary: 'A copy of a work, which is yours alone.',
  params: id,
  output: workView,
});

export const deleteWork = endpoint({
  ...forAll,
  method: 'DELETE',
  path: '/api/works/:id',
  summary: 'Delete a work of yours; it can come back for a while.',
  params: id,
  output: done,
});

export const restoreWork = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/works/:id/restore',
  summary: 'Bring a deleted work of yours back.',
  params: id,
  output: done,
});

export const exportWork = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/works/:id/export',
  summary: 'A work as a file, in a format that its kind has or as JSON.',
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
  ...forAll,
  method: 'GET',
  path: '/api/works/:id/versions',
  summary: 'The versions of a work, newest first.',
  params: id,
  output: z.object({ items: z.array(version) }),
});

export const getWorkVersion = endpoint({
  ...forAll,
  method: 'GET',
  path: '/api/works/:id/versions/:number',
  summary: 'A work as it was in one of its versions, and how that reads beside what it is now.',
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
  ...forAll,
  method: 'POST',
  path: '/api/works/:id/versions',
  summary: 'Keep the work as it is now as a version.',
  params: id,
  body: z.strictObject({ name: named(longestVersionName).optional() }),
  output: version,
});

export const nameWorkVersion = endpoint({
  ...forAll,
  method: 'PATCH',
  path: '/api/works/:id/versions/:number',
  summary: 'Give a version a name, or take it away.',
  params: numbered,
  body: z.strictObject({ name: named(longestVersionName).nullable() }),
  output: done,
});

export const restoreWorkVersion = endpoint({
  ...forAll,
  method: 'POST',
  path: '/api/works/:id/versions/:number/restore',
  summary: 'Go back to a version. It becomes the newest one; what is there now stays a version too.',
  params: numbered,
  output: workView,
});
