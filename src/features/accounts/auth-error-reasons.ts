/** Why a sign-in did not work: the words of `/auth/error?reason=…` and of the refused callback. */

interface Explanation {
  title: string;
  happened: string;
  next: string;
}

export const authErrorReasons = {
  google_not_configured: {
    title: 'Google sign-in is not set up here',
    happened: 'The owner of this site has not connected it to Google.',
    next: 'Sign in with your username or e-mail and your password, or create an account.',
  },
  state_missing: {
    title: 'This sign-in has expired',
    happened:
      'The sign-in was started in another browser, took longer than ten minutes, or was already used.',
    next: 'Start again from the sign-in page, and allow cookies for this site.',
  },
  state_mismatch: {
    title: 'This answer belongs to another sign-in',
    happened: 'The answer does not match the sign-in started in this browser, so nobody was signed in.',
    next: 'Start again from the sign-in page, in one tab.',
  },
  cancelled: {
    title: 'You stopped the sign-in',
    happened: 'You did not allow Google to tell us who you are. Nothing was changed.',
    next: 'Try again whenever you like, or sign in with a password.',
  },
  provider_unreachable: {
    title: 'Google does not answer',
    happened: 'We could not reach Google, or it took too long.',
    next: 'Try again in a minute, or sign in with a password.',
  },
  provider_error: {
    title: 'Google answered with an error',
    happened: 'The answer from Google could not be trusted or understood, so nobody was signed in.',
    next: 'Try again. If it happens again, sign in with a password and tell us.',
  },
  email_missing: {
    title: 'Google did not share your e-mail address',
    happened: 'We need an e-mail address for your account, and the answer from Google had none.',
    next: 'Try again and allow the e-mail address, or create an account with a password.',
  },
  email_unverified: {
    title: 'Google has not confirmed your e-mail address',
    happened: 'The address of your Google account is not confirmed, so we cannot know that it is yours.',
    next: 'Confirm the address at Google and try again, or create an account with a password.',
  },
  email_taken: {
    title: 'That address has an account with another Google sign-in',
    happened: 'There is an account with this e-mail address, and it is linked to a different Google account.',
    next: 'Sign in with that Google account, or with your password.',
  },
  account_suspended: {
    title: 'This account is suspended',
    happened: 'The account exists, but it cannot be used at the moment.',
    next: 'Contact support if you think this is a mistake.',
  },
  registration_closed: {
    title: 'New accounts are closed for now',
    happened: 'You have no account here yet, and new ones are not being made at the moment.',
    next: 'Try again later. If you already have an account, sign in with its password.',
  },
  wrong_account: {
    title: 'That was another Google account',
    happened: 'You confirmed with a Google account that is not linked to the account you are signed in to.',
    next: 'Try again and choose the Google account that you use here.',
  },
  confirm_failed: {
    title: 'We could not confirm that it is you',
    happened: 'Google did not tell us that you have signed in there just now.',
    next: 'Sign out here, sign in again with Google, and repeat what you wanted to do within ten minutes.',
  },
  session_failed: {
    title: 'You could not be signed in',
    happened: 'Google told us who you are, but starting your session did not work.',
    next: 'Try again in a moment.',
  },
  unknown: {
    title: 'Signing in did not work',
    happened: 'Something went wrong that we do not know more about.',
    next: 'Start again from the sign-in page.',
  },
} as const satisfies Record<string, Explanation>;

export type AuthErrorReason = keyof typeof authErrorReasons;

/** What to say for the `reason` of an address, which may be anything. */
export function explainAuthError(
  reason: string | null | undefined,
): Explanation & { reason: AuthErrorReason } {
  const known = reason && Object.hasOwn(authErrorReasons, reason) ? (reason as AuthErrorReason) : 'unknown';
  return { reason: known, ...authErrorReasons[known] };
}
