/** Your address and password, and where you are signed in. */
import { z } from 'zod';
import { email, password } from '#features/accounts/fields.ts';
import { done } from '#kit/contract/done.ts';
import { endpoint } from '#kit/contract/endpoint.ts';
import { moment } from '#kit/contract/moment.ts';

const id = z.strictObject({ id: z.uuid() });

export const getSecurity = endpoint({
  method: 'GET',
  path: '/api/settings/security',
  summary: 'List the ways you can sign in to your account.',
  access: 'member',
  output: z.object({
    email: z.string(),
    emailVerified: z.boolean(),
    /** Waits to be confirmed from its own email. */
    pendingEmail: z.string().nullable(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    twoFactor: z.boolean(),
    backupCodesLeft: z.number(),
  }),
});
export type Security = z.output<typeof getSecurity.output>;

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/settings/email',
  summary:
    'Request an e-mail change. It takes effect once the new address is confirmed; the old address is notified.',
  access: 'member',
  fresh: true,
  rate: 'mail',
  body: z.strictObject({ email }),
  output: z.object({ pendingEmail: z.string() }),
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/settings/email/confirm',
  summary: 'Confirm the new address with the token from the e-mail.',
  access: 'member',
  rate: 'sign-in',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  output: z.object({ email: z.string() }),
});

export const cancelEmail = endpoint({
  method: 'DELETE',
  path: '/api/settings/email',
  summary: 'Cancel the e-mail change.',
  access: 'member',
  output: done,
});

export const putPassword = endpoint({
  method: 'PUT',
  path: '/api/settings/password',
  summary: 'Set or change your password. Ends every other session.',
  access: 'member',
  fresh: true,
  rate: 'sign-in',
  body: z.strictObject({ password }),
  output: done,
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/settings/sessions',
  summary: 'List where you’re signed in, this browser first.',
  access: 'member',
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        kind: z.enum(['computer', 'phone', 'tablet', 'other']),
        address: z.string().nullable(),
        current: z.boolean(),
        signedInAt: moment,
        lastActiveAt: moment,
      }),
    ),
  }),
});
export type DeviceSession = z.output<typeof listSessions.output>['items'][number];

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/settings/sessions/:id',
  summary: 'Sign out on one device.',
  access: 'member',
  params: id,
  output: done,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/settings/sessions',
  summary: 'Sign out everywhere else.',
  access: 'member',
  output: z.object({ ended: z.number() }),
});
