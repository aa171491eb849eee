/** What everyone may see of a member, and the newcomer's first steps. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const publicProfile = endpoint({
  method: 'GET',
  path: '/api/profiles/:handle',
  summary: 'A member as everyone may see them. Handles match in any letter case.',
  access: 'public',
  params: z.strictObject({ handle: z.string().max(60).regex(/^[\w.-]+$/, 'That is no handle.') }),
  output: z.object({
    handle: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    about: z.string(),
    isPanda: z.boolean(),
    memberSince: z.iso.datetime(),
  }),
});
export type PublicProfile = z.output<typeof publicProfile.output>;

export const completeOnboarding = endpoint({
  method: 'POST',
  path: '/api/onboarding/complete',
  summary: 'Remember that the first steps are done or were skipped.',
  access: 'member',
  output: z.object({ onboarded: z.boolean() }),
});
