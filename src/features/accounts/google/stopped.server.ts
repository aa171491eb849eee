/** A sign-in that ends without one: the reason, and what the browser gets to see. */
import { href } from '#kit/href.ts';
import { explainAuthError, type AuthErrorReason } from '../auth-error-reasons.ts';

export class SignInStopped extends Error {
  readonly reason: AuthErrorReason;

  constructor(reason: AuthErrorReason, options?: ErrorOptions) {
    super(`sign-in with Google stopped: ${reason}`, options);
    this.name = 'SignInStopped';
    this.reason = reason;
  }
}

export function stoppedAnswer(reason: AuthErrorReason, returnTo?: string): Response {
  if (reason === 'state_missing' || reason === 'state_mismatch') return refusal(reason);
  return redirect(href('/auth/error', { reason, return_url: returnTo === '/' ? undefined : returnTo }));
}

export function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } });
}

/** An answer nobody asked for may be an attack: status 400, no cookie, and a page that needs nothing else. */
function refusal(reason: AuthErrorReason): Response {
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
