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
    title: 'This response belongs to a different sign-in',
    happened:
      'Google’s response doesn’t match the sign-in started in this browser, so you weren’t signed in.',
    next: 'Start again from the sign-in page, in one tab.',
  },
  cancelled: {
    title: 'Sign-in cancelled',
    happened: 'You didn’t give Google permission to sign you in. Nothing has changed.',
    next: 'Try again, or sign in with a password.',
  },
  provider_unreachable: {
    title: 'Google isn’t responding',
    happened: 'We could not reach Google, or it took too long.',
    next: 'Try again in a minute, or sign in with a password.',
  },
  provider_error: {
    title: 'Google returned an error',
    happened: 'We couldn’t verify Google’s response, so you weren’t signed in.',
    next: 'Try again. If it keeps happening, sign in with a password and let us know.',
  },
  email_missing: {
    title: 'Google did not share your e-mail address',
    happened: 'We need an e-mail address for your account, and Google didn’t send one.',
    next: 'Try again and allow the e-mail address, or create an account with a password.',
  },
  email_unverified: {
    title: 'Google has not confirmed your e-mail address',
    happened: 'Your Google account’s address isn’t confirmed, so we can’t be sure it’s yours.',
    next: 'Confirm the address with Google and try again, or create an account with a password.',
  },
  email_taken: {
    title: 'That address is linked to a different Google account',
    happened: 'The account with this e-mail address uses a different Google account.',
    next: 'Sign in with that Google account, or with your password.',
  },
  account_suspended: {
    title: 'This account is suspended',
    happened: 'You can’t sign in to it at the moment.',
    next: 'Contact support if you think this is a mistake.',
  },
  registration_closed: {
    title: 'Sign-up is closed for now',
    happened: 'You don’t have an account yet, and sign-up is closed at the moment.',
    next: 'Try again later. If you already have an account, sign in with its password.',
  },
  wrong_account: {
    title: 'Wrong Google account',
    happened: 'That Google account isn’t linked to the account you’re signed in to.',
    next: 'Try again with the Google account you use here.',
  },
  confirm_failed: {
    title: 'We couldn’t confirm it’s you',
    happened: 'Google didn’t confirm a recent sign-in.',
    next: 'Sign out, sign in with Google again, and try again within ten minutes.',
  },
  session_failed: {
    title: 'We couldn’t sign you in',
    happened: 'Google confirmed your account, but we couldn’t start a session.',
    next: 'Try again in a moment.',
  },
  unknown: {
    title: 'Sign-in failed',
    happened: 'Something went wrong.',
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
