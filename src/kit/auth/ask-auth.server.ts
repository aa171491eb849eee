/** How our endpoints speak with better-auth: what it may know of a request goes in, its cookies and errors come out as ours. */
import { isAPIError } from 'better-auth/api';
import { AppError, type ErrorCode } from '#kit/errors.ts';
import type { Context } from '#kit/http/context.server.ts';
import { addressHeader, sessionCookieName, suspendedCode } from './auth.server.ts';

interface AuthOptions {
  headers: Headers;
  returnHeaders: true;
}

interface AuthAnswer<T> {
  response: T;
  /** Set-Cookie lines; nothing reaches the browser until `passCookies`. */
  cookies: string[];
}

/**
 * Asks as the visitor. Without `asMember` better-auth does not see the session, since signing in must never mean
 * "the one who was signed in before".
 */
export async function askAuth<T>(
  context: Context,
  act: (options: AuthOptions) => Promise<{ headers: Headers | null; response: T }>,
  { asMember = false }: { asMember?: boolean } = {},
): Promise<AuthAnswer<T>> {
  try {
    const { headers, response } = await act({ headers: authHeaders(context, asMember), returnHeaders: true });
    return { response, cookies: headers?.getSetCookie() ?? [] };
  } catch (error) {
    throw isAPIError(error) ? translate(error as unknown as { body?: { code?: string } }) : error;
  }
}

export function passCookies({ responseHeaders }: Pick<Context, 'responseHeaders'>, cookies: string[]) {
  for (const cookie of cookies) responseHeaders.append('set-cookie', cookie);
}

function authHeaders({ headers, address, userAgent, settings }: Context, asMember: boolean): Headers {
  const session = `${sessionCookieName(settings.publicUrl)}=`;
  const cookies = (headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie && (asMember || !cookie.startsWith(session)));
  return new Headers({
    // Limits count a whole IPv6 network as `…::/64`; as an address it is its first.
    [addressHeader]: address.replace(/\/64$/, ''),
    'user-agent': userAgent,
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
  });
}

/** The same for a wrong password and for a name that nobody has. */
export const wrongCredentials = 'Incorrect username or password.';
const startAgain = 'This sign-in took too long or was finished elsewhere. Please start again.';
const passkeyRefused = 'That passkey was not accepted. Try again, or sign in another way.';
const wordsByCode: Record<string, [ErrorCode, message: string, retryAfterSeconds?: number]> = {
  INVALID_EMAIL_OR_PASSWORD: ['unauthorized:credentials', wrongCredentials],
  [suspendedCode]: [
    'forbidden:suspended',
    'This account is suspended. Contact support if you think this is a mistake.',
  ],
  INVALID_CODE: ['unauthorized:code', 'Incorrect code. Wait for the next one and try again.'],
  INVALID_BACKUP_CODE: ['unauthorized:code', 'Incorrect backup code, or already used.'],
  INVALID_TWO_FACTOR_COOKIE: ['unauthorized:start_again', startAgain],
  TOTP_NOT_ENABLED: ['unauthorized:start_again', startAgain],
  BACKUP_CODES_NOT_ENABLED: ['unauthorized:start_again', startAgain],
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: ['too_many', 'Too many wrong codes. Please sign in again.', 1],
  ACCOUNT_TEMPORARILY_LOCKED: ['too_many', 'Too many wrong codes. Try again in 15 minutes.', 900],
  INVALID_TOKEN: ['bad_request:token', 'This link was used or has expired. Request a new one.'],
  CHALLENGE_NOT_FOUND: ['bad_request:passkey', 'That took too long. Please try again.'],
  PASSKEY_NOT_FOUND: ['unauthorized:passkey', passkeyRefused],
  AUTHENTICATION_FAILED: ['unauthorized:passkey', passkeyRefused],
};

/** Refusals we know get kind words; an unknown one is a defect and stays what it is. */
function translate(error: { body?: { code?: string } }) {
  const known = wordsByCode[error.body?.code ?? ''];
  if (!known) return error;
  const [code, message, retryAfterSeconds] = known;
  return new AppError(code, { message, cause: error, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) });
}
