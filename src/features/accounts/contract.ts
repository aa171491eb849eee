/** Signing up, in and out. Paths, payloads and answers are the specification's. */
import { z } from 'zod';
import { endpoint } from '#kit/contract/endpoint.ts';
import { email, givenPassword, handle, password, usernameOrEmail } from './fields.ts';

const outcome = z.object({ success: z.boolean(), message: z.string() });

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in.',
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
  summary: 'Choose a new password with the token from the e-mail. Ends every session.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({ token: z.string().nullish(), password }),
  output: outcome,
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an e-mail address with the token from the e-mail.',
  access: 'public',
  protocol: 'account',
  rate: 'sign-in',
  body: z.strictObject({ token: z.string().nullish() }),
  output: outcome,
});

export const checkLink = endpoint({
  method: 'POST',
  path: '/api/auth/check-link',
  summary: 'Find out whether a link from an e-mail still works, without using it.',
  access: 'public',
  protocol: 'account',
  rate: 'post',
  body: z.strictObject({
    use: z.enum(['verify-email', 'reset-password']),
    token: z.string().min(1).max(2_000),
  }),
  output: z.object({
    isValid: z.boolean(),
    /** The address that it confirms; null for other links. */
    email: z.string().nullable(),
  }),
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  summary: 'Resend the confirmation e-mail.',
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
  summary: 'Start signing in with a passkey.',
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
  summary: 'List the available sign-in methods.',
  access: 'public',
  output: z.object({ google: z.boolean(), registrationOpen: z.boolean(), mailGoesOut: z.boolean() }),
});

export const handleAvailable = endpoint({
  method: 'GET',
  path: '/api/auth/handle-available',
  summary: 'Check whether a handle is available.',
  access: 'public',
  query: z.strictObject({ handle: z.string().max(60) }),
  output: z.object({ available: z.boolean(), reason: z.string().nullable() }),
});

/** Proving again that it is you, before sensitive changes. */
export const confirmMethods = endpoint({
  method: 'GET',
  path: '/api/auth/confirm',
  summary: 'List the ways you can confirm your identity.',
  access: 'member',
  output: z.object({ password: z.boolean(), passkey: z.boolean(), google: z.boolean() }),
});

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/password',
  summary: 'Confirm your identity with a password.',
  access: 'member',
  rate: 'sign-in',
  body: z.strictObject({ password: givenPassword }),
  output: outcome,
});

export const confirmPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/confirm/passkey',
  summary: 'Confirm your identity with a passkey.',
  access: 'member',
  rate: 'sign-in',
  body: z.strictObject({ response: webauthn }),
  output: outcome,
});

/** A Google sign-in whose verified address already has an account waits here for its owner's word. */
export const pendingLink = endpoint({
  method: 'GET',
  path: '/api/auth/google/pending',
  summary: 'Get the Google address waiting to be linked, if any.',
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
  summary: 'Redirect to Google to sign in, or with confirm=1 to confirm your identity.',
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
  summary: 'Google’s callback; finishes the sign-in.',
  access: 'public',
  rate: 'sign-in',
  streaming: true,
  query: callbackQuery,
  output: z.unknown(),
});

export const authCallback = endpoint({
  method: 'GET',
  path: '/auth/callback',
  summary: 'Alternative address of the same callback.',
  access: 'public',
  rate: 'sign-in',
  streaming: true,
  query: callbackQuery,
  output: z.unknown(),
});

/** The rules of single fields, for forms and calls elsewhere that change one of them. */
