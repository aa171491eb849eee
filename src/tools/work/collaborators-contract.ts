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
  summary: 'List a work’s collaborators, owner first.',
  access: 'member',
  business: 'member',
  params: id,
  output: z.object({ items: z.array(collaborator), me: z.string() }),
});

export const inviteToWork = endpoint({
  method: 'POST',
  path: '/api/works/:id/collaborators',
  summary: 'Share a work with a member by handle.',
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
  summary: 'Change a collaborator’s role.',
  access: 'member',
  business: 'member',
  params: one,
  body: z.strictObject({ role: z.enum(givenRoles) }),
  output: done,
});

export const removeFromWork = endpoint({
  method: 'DELETE',
  path: '/api/works/:id/collaborators/:member',
  summary: 'Remove a collaborator, or leave a shared work.',
  access: 'member',
  business: 'member',
  params: one,
  output: done,
});
