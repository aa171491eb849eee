/** Who is signed in: what every page, tool and feature may ask. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Get the signed-in user; 401 if signed out.',
  access: 'public',
  key: 'account:read',
  output: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    profilePicture: z.string().nullable(),
    isPanda: z.boolean(),
    pandaCount: z.number(),
    walletType: z.enum(['connected', 'custodial', 'none']),
    handle: z.string().nullable(),
    isAdmin: z.boolean(),
    emailVerified: z.boolean(),
    onboarded: z.boolean(),
    /** Has seen the welcome overlay, in whichever browser. */
    welcomed: z.boolean(),
  }),
});
export type CurrentUser = z.output<typeof currentUser.output>;
