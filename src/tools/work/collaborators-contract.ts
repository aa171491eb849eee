/** Who else may read, comment on or edit a work. */
import { z } from 'zod';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { memberHandle } from './member-handle.ts';
import { givenRoles, workRoles } from './work-role.ts';

const id = z.strictObject({ id: z.uuid() });
const one = z.strictObject({ id: z.uuid(), member: z.uuid() });

const collaborator = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  picture: z.string().nullable(),
  role: z.enum(workRoles),
});
export type Collaborator = z.output<typeof collaborator>;

export const listWorkCollaborators = endpoint({
  method: 'GET',
  path: '/api/works/:id/collaborators',
  summary: 'Who may read, comment on or edit a work, its owner first.',
  access: 'member',
  business: 'member',
  params: id,
  output: z.object({ items: z.array(collaborator), me: z.string() }),
});

export const inviteToWork = endpoint({
  method: 'POST',
  path: '/api/works/:id/collaborators',
  summary: 'Let a member read, comment on or edit a work of yours, by their handle.',
  access: 'member',
  business: 'member',
  rate: 'post',
  params: id,
  body: z.strictObject({
    who: memberHandle,
    role: z.enum(givenRoles),
  }),
  output: collaborator,
});

export const changeWorkRole = endpoint({
  method: 'PATCH',
  path: '/api/works/:id/collaborators/:member',
  summary: 'Change what someone may do with a work of yours.',
  access: 'member',
  business: 'member',
  params: one,
  body: z.strictObject({ role: z.enum(givenRoles) }),
  output: done,
});

export const removeFromWork = endpoint({
  method: 'DELETE',
  path: '/api/works/:id/collaborators/:member',
  summary: 'Take someone’s access to a work of yours away, or give up your own to someone else’s.',
  access: 'member',
  business: 'member',
  params: one,
  output: done,
});
