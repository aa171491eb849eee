/** The lab: half-finished things that members show to others, to be tried and talked about. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { page, paged } from '#kit/contract/paging.ts';
import { moment } from '#kit/contract/moment.ts';
import { audiences } from '#social/people/parts.ts';
import { callWords, experimentWords, postText, versionWords } from './fields.ts';
import { longestTitle } from './limits.ts';
import { labOutcomes, labStatuses } from './table-words.ts';

export const labViews = ['active', 'new', 'testers', 'following', 'mine'] as const;
export type LabView = (typeof labViews)[number];

const id = z.strictObject({ id: z.uuid() });
const member = { access: 'member', rate: 'post' } as const;

const person = z.object({
  name: z.string(),
  /** Null while they have chosen none: then there is no profile to open. */
  handle: z.string().nullable(),
  picture: z.string().nullable(),
});
export type LabPerson = z.output<typeof person>;

const call = z.object({
  text: z.string(),
  most: z.number().nullable(),
  until: moment.nullable(),
  isOpen: z.boolean(),
});

const listed = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  status: z.enum(labStatuses),
  tags: z.array(z.string()),
  audience: z.enum(audiences),
  /** Null once they have left. */
  author: person.nullable(),
  testers: z.number(),
  followers: z.number(),
  /** Feedback and reports of those who tried it. */
  posts: z.number(),
  versions: z.number(),
  call: call.nullable(),
  createdAt: moment,
  updatedAt: moment,
});
export type ListedExperiment = z.output<typeof listed>;

export const listExperiments = endpoint({
  method: 'GET',
  path: '/api/lab',
  summary: 'List experiments, or search them, best match first.',
  access: 'public',
  query: z.strictObject({
    q: z.string().trim().max(longestTitle).optional(),
    tag: z.string().max(60).optional(),
    status: z.enum(labStatuses).optional(),
    /** What changed last first by default. `testers`: those that look for testers now. */
    shelf: z.enum(labViews).optional(),
    /** What `next` said. */
    before: z
      .string()
      .regex(/^\d{1,16}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional(),
  }),
  output: page(listed),
});
export type LabFilter = z.input<typeof listExperiments.query>;

export const listLabTags = endpoint({
  method: 'GET',
  path: '/api/lab-tags',
  summary: 'List the most used tags of public experiments.',
  access: 'public',
  output: z.object({ items: z.array(z.object({ tag: z.string(), count: z.number() })) }),
});

const version = z.object({
  id: z.string(),
  number: z.number(),
  name: z.string(),
  notes: z.string(),
  createdAt: moment,
});
export type LabVersion = z.output<typeof version>;

const attachment = z.object({
  id: z.string(),
  kind: z.enum(['run', 'work', 'file', 'picture']),
  title: z.string(),
  /** Of a run or work: where it is read; null once its link was revoked or it was deleted. */
  href: z.string().nullable(),
  /** Of a file or picture. */
  file: z.string().nullable(),
});
export type LabAttachment = z.output<typeof attachment>;

export const getExperiment = endpoint({
  method: 'GET',
  path: '/api/lab/:id',
  summary: 'Get an experiment with its versions, attachments and your role.',
  access: 'public',
  params: id,
  output: listed.omit({ excerpt: true, versions: true }).extend({
    text: z.string(),
    wanted: z.string(),
    versions: z.array(version),
    attachments: z.array(attachment),
    mine: z.boolean(),
    isTester: z.boolean(),
    isFollower: z.boolean(),
    /** How it went for those who tried it. */
    tried: z.object({ worked: z.number(), partly: z.number(), failed: z.number() }),
    /** Who tests it, for its author. */
    testedBy: z.array(person),
    /** Why it is hidden; then only its author and admins get it. */
    hidden: z.string().nullable(),
  }),
});
export type Experiment = z.output<typeof getExperiment.output>;

export const experimentPicture = endpoint({
  method: 'GET',
  path: '/previews/lab/:id/card.png',
  summary: 'Get an experiment’s preview picture.',
  access: 'public',
  streaming: true,
  params: id,
  output: z.unknown(),
});

export const createExperiment = endpoint({
  ...member,
  method: 'POST',
  path: '/api/lab',
  summary: 'Create an experiment.',
  idempotent: true,
  body: z.strictObject(experimentWords),
  output: z.object({ id: z.string() }),
});

export const editExperiment = endpoint({
  ...member,
  method: 'PATCH',
  path: '/api/lab/:id',
  summary: 'Update your experiment: its text, status or visibility.',
  params: id,
  body: z.strictObject(experimentWords).partial(),
  output: done,
});

export const deleteExperiment = endpoint({
  method: 'DELETE',
  path: '/api/lab/:id',
  summary: 'Delete your experiment; it can be restored from the trash.',
  access: 'member',
  params: id,
  output: done,
});

export const restoreExperiment = endpoint({
  method: 'POST',
  path: '/api/lab/:id/restore',
  summary: 'Restore a deleted experiment.',
  access: 'member',
  params: id,
  output: done,
});

export const addLabVersion = endpoint({
  ...member,
  method: 'POST',
  path: '/api/lab/:id/versions',
  summary: 'Add a version of your experiment with notes; testers and followers are notified.',
  idempotent: true,
  params: id,
  body: z.strictObject(versionWords),
  output: version,
});

export const editLabVersion = endpoint({
  ...member,
  method: 'PATCH',
  path: '/api/lab-versions/:id',
  summary: 'Change the name or the notes of a version of your experiment.',
  params: id,
  body: z.strictObject(versionWords),
  output: done,
});

export const openCall = endpoint({
  ...member,
  method: 'PUT',
  path: '/api/lab/:id/call',
  summary: 'Start or update a call for testers.',
  params: id,
  body: z.strictObject(callWords),
  output: done,
});

export const closeCall = endpoint({
  method: 'DELETE',
  path: '/api/lab/:id/call',
  summary: 'End a call for testers. Testers who joined stay.',
  access: 'member',
  params: id,
  output: done,
});

export const joinTesters = endpoint({
  ...member,
  method: 'PUT',
  path: '/api/lab/:id/testing',
  summary: 'Join an experiment as a tester.',
  params: id,
  output: done,
});

export const leaveTesters = endpoint({
  method: 'DELETE',
  path: '/api/lab/:id/testing',
  summary: 'Stop testing an experiment.',
  access: 'member',
  params: id,
  output: done,
});

export const followExperiment = endpoint({
  ...member,
  method: 'PUT',
  path: '/api/lab/:id/following',
  summary: 'Follow an experiment.',
  params: id,
  output: done,
});

export const unfollowExperiment = endpoint({
  method: 'DELETE',
  path: '/api/lab/:id/following',
  summary: 'Unfollow an experiment.',
  access: 'member',
  params: id,
  output: done,
});

export const attachToExperiment = endpoint({
  ...member,
  method: 'POST',
  path: '/api/lab/:id/attachments',
  summary: 'Attach an upload, or a run or work, which gets a share link.',
  params: id,
  body: z.strictObject({ kind: z.enum(['run', 'work', 'file']), subject: z.uuid() }),
  output: z.object({ id: z.string() }),
});

export const detachFromExperiment = endpoint({
  method: 'DELETE',
  path: '/api/lab-attachments/:id',
  summary: 'Remove an attachment. Its share link is revoked; uploads are deleted.',
  access: 'member',
  params: id,
  output: done,
});

const post = z.object({
  id: z.string(),
  kind: z.enum(['feedback', 'tried', 'reply']),
  text: z.string(),
  outcome: z.enum(labOutcomes).nullable(),
  /** The version that it is about. */
  version: z.string().nullable(),
  author: person.nullable(),
  /** Whoever wrote it is the author of the experiment. */
  byMaker: z.boolean(),
  mine: z.boolean(),
  hidden: z.string().nullable(),
  createdAt: moment,
  editedAt: moment.nullable(),
});
const thread = post.extend({ replies: z.array(post) });
export type LabPost = z.output<typeof post>;
export type LabThread = z.output<typeof thread>;

export const listLabPosts = endpoint({
  method: 'GET',
  path: '/api/lab/:id/posts',
  summary: 'List feedback on an experiment with replies, newest first.',
  access: 'public',
  params: id,
  query: paged({
    kind: z.enum(['feedback', 'tried']).optional(),
  }),
  output: page(thread),
});

export const addLabPost = endpoint({
  ...member,
  method: 'POST',
  path: '/api/lab/:id/posts',
  summary: 'Give feedback on an experiment, or say how trying it went.',
  idempotent: true,
  params: id,
  body: z.strictObject({
    text: postText,
    /** Given by those who tried it. */
    outcome: z.enum(labOutcomes).nullable().default(null),
    version: z.uuid().nullable().default(null),
  }),
  output: z.object({ id: z.string() }),
});

export const replyInLab = endpoint({
  ...member,
  method: 'POST',
  path: '/api/lab-posts/:id/replies',
  summary: 'Reply to feedback.',
  idempotent: true,
  params: id,
  body: z.strictObject({ text: postText }),
  output: z.object({ id: z.string() }),
});

export const editLabPost = endpoint({
  ...member,
  method: 'PATCH',
  path: '/api/lab-posts/:id',
  summary: 'Edit your post.',
  params: id,
  body: z.strictObject({ text: postText }),
  output: done,
});

export const deleteLabPost = endpoint({
  method: 'DELETE',
  path: '/api/lab-posts/:id',
  summary: 'Delete your post; it can be restored from the trash.',
  access: 'member',
  params: id,
  output: done,
});

export const restoreLabPost = endpoint({
  method: 'POST',
  path: '/api/lab-posts/:id/restore',
  summary: 'Restore your post.',
  access: 'member',
  params: id,
  output: done,
});
