/** Signing up, in and out. Paths, payloads and answers are the specification's. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { email, givenPassword, handle, password, usernameOrEmail } from './fields.ts';

const outcome = z.object({ success: z.boolean(), message: z.string() });

export const currentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in; 401 when nobody is.',
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
  }),
});
export type CurrentUser = z.output<typeof currentUser.output>;

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Make an account and sign in.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({ username: handle, email, password }),
  output: outcome,
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in by username or e-mail.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({
    usernameOrEmail,
    password: givenPassword,
    rememberMe: z.boolean().default(false),
  }),
  output: outcome.extend({ secondFactor: z.boolean().optional() }),
});

export const loginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/login/second-factor',
  summary: 'Finish signing in with a code from the authenticator app or a backup code.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({
    code: z.string().trim().min(6, 'Enter the code.').max(40),
    trustDevice: z.boolean().default(false),
  }),
  output: outcome,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Send a link for a new password, if the account exists.',
  access: 'public',
  protocol: 'account',
  rate: 'mail',
  body: z.strictObject({ usernameOrEmail }),
  output: outcome,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token from the mail. Ends every session.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({ token: z.string().nullish(), password }),
  output: outcome,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an e-mail address with the token from the mail.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({ token: z.string().nullish() }),
  output: outcome,
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  summary: 'Send the confirmation mail again.',
  access: 'member',
  rate: 'mail',
  output: outcome,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/auth/signout',
  summary: 'End this session.',
  access: 'public',
  protocol: 'account',
  output: outcome,
});

/** The full variant: also says whether the account came from Google, so that the browser can sign out there. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session, for accounts that also sign out of Google.',
  access: 'public',
  protocol: 'account',
  output: outcome.extend({ google: z.boolean() }),
});

const webauthn = z.record(z.string(), z.unknown());

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Begin signing in with a passkey.',
  access: 'public',
  rate: 'sign-in',
  output: webauthn,
});

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/login',
  summary: 'Finish signing in with a passkey.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({ response: webauthn }),
  output: outcome,
});

/** Which doors are open, for the sign-in pages. */
export const signInOptions = endpoint({
  method: 'GET',
  path: '/api/auth/options',
  summary: 'Which ways to sign in this installation offers.',
  access: 'public',
  output: z.object({ google: z.boolean(), registrationOpen: z.boolean(), mailGoesOut: z.boolean() }),
});

export const handleAvailable = endpoint({
  method: 'GET',
  path: '/api/auth/handle-available',
  summary: 'Whether a handle is free.',
  access: 'public',
  query: z.strictObject({ handle: z.string().max(60) }),
  output: z.object({ available: z.boolean(), reason: z.string().nullable() }),
});

/** Proving again that it is you, before sensitive changes. */
export const confirmMethods = endpoint({
  method: 'GET',
  path: '/api/auth/confirm',
  summary: 'How this account can prove itself.',
  access: 'member',
  output: z.object({ password: z.boolean(), passkey: z.boolean(), google: z.boolean() }),
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/password',
  summary: 'Prove it is you, by password.',
  access: 'member',
  rate: 'sign-in',
  body: z.strictObject({ password: givenPassword }),
  output: outcome,
});

export const confirmPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/passkey',
  summary: 'Prove it is you, by passkey.',
  access: 'member',
  rate: 'sign-in',
  body: z.strictObject({ response: webauthn }),
  output: outcome,
});

/** A Google sign-in whose verified address already has an account waits here for its owner's word. */
export const pendingLink = endpoint({
  method: 'GET',
  path: '/api/auth/google/pending',
  summary: 'The Google address waiting to be linked, if any.',
  access: 'public',
  output: z.object({ email: z.string().nullable() }),
});

export const acceptLink = endpoint({
  method: 'POST',
  path: '/api/auth/google/link',
  summary: 'Link the waiting Google account to the signed-in account.',
  access: 'member',
  fresh: true,
  output: outcome,
});

/** Navigations, not calls: the browser goes there and is sent on. */
export const googleSignIn = endpoint({
  method: 'GET',
  path: '/auth/google',
  summary: 'Go to Google to sign in; with confirm=1, to prove again that it is you.',
  access: 'public',
  rate: 'sign-in',
  streaming: true,
  query: z.object({ return_url: z.string().optional(), confirm: z.string().optional() }),
  output: z.unknown(),
});

/** Google adds parameters of its own, and new ones over time. */
const callbackQuery = z.looseObject({ state: z.string().optional() });

export const googleCallback = endpoint({
  method: 'GET',
  path: '/auth/google/callback',
  summary: 'Where Google sends the browser back; finishes the sign-in.',
  access: 'public',
  rate: 'sign-in',
  streaming: true,
  query: callbackQuery,
  output: z.unknown(),
});

export const authCallback = endpoint({
  method: 'GET',
  path: '/auth/callback',
  summary: 'The other address of the same callback.',
  access: 'public',
  rate: 'sign-in',
  streaming: true,
  query: callbackQuery,
  output: z.unknown(),
});

/** The rules of single fields, for forms and calls elsewhere that change one of them. */
