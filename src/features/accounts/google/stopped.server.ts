/** A sign-in that ends without one: the reason, and what the browser gets to see. */
import { href } from '#kit/href.ts';
import type { Context } from '#kit/http/context.server.ts';
import { explainAuthError, type AuthErrorReason } from '../auth-error-reasons.ts';

/** Reasons to doubt that this browser asked for the answer at all. */
export type StateReason = 'state_missing' | 'state_mismatch';

export class SignInStopped extends Error {
  readonly reason: Exclude<AuthErrorReason, StateReason>;

  constructor(reason: Exclude<AuthErrorReason, StateReason>, options?: ErrorOptions) {
    super(`sign-in with Google stopped: ${reason}`, options);
    this.name = 'SignInStopped';
    this.reason = reason;
  }
}

/** To the page that explains; what is no reason of ours goes on to whoever handles faults. */
export function stoppedAnswer(error: unknown, { log }: Pick<Context, 'log'>, returnTo: string): Response {
  if (!(error instanceof SignInStopped)) throw error;
  const { reason, cause } = error;
  const isFault = reason.startsWith('provider_') || reason === 'session_failed';
  log[isFault ? 'warn' : 'info'](
    { event: 'google_sign_in.stopped', reason, ...(cause ? { err: cause } : {}) },
    'A sign-in with Google was not completed.',
  );
  return redirect(href('/auth/error', { reason, return_url: unlessHome(returnTo) }));
}

export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

/** Home is where everyone ends up anyway. */
export const unlessHome = (returnTo: string) => (returnTo === '/' ? undefined : returnTo);

/** An answer nobody asked for may be an attack: status 400, no cookie, and a page that needs nothing else. */
export function refusal(reason: StateReason): Response {
  const { title, happened, next } = explainAuthError(reason);
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${happened}</p>
<p>${next}</p>
<p><a href="${href('/login')}">Go to the sign-in page</a></p>
</main>
</body>
</html>
`;
  return new Response(page, {
    status: 400,
    // The address holds a code; no later page needs to hear of it.
    headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
  });
}
