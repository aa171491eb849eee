/** Browsers that an account was opened in before carry a sign of it, so that only a new one causes an email. */
import { sign, verifySignature } from '#kit/secrets.server.ts';
import { cookie, hostCookie } from '#kit/auth/session-cookie.server.ts';
import type { Context } from '#kit/http/context.server.ts';
import { readCookie } from '#kit/http/cookies.server.ts';

const purpose = 'known-browsers';
export const knownBrowserLasts = 400 * 24 * 3600;
/** Of a shared browser the latest few are kept. */
const mostAccounts = 5;

type Jar = Pick<Context, 'headers' | 'secrets' | 'settings'>;

export function isKnownBrowser(jar: Jar, userId: string): boolean {
  const keys = jar.secrets.keys(purpose);
  return readSigns(jar).some((signature) => verifySignature(keys, userId, signature));
}

/** The cookie to set after a sign-in. */
export function rememberBrowser(jar: Jar, userId: string): string {
  const keys = jar.secrets.keys(purpose);
  const others = readSigns(jar).filter((signature) => !verifySignature(keys, userId, signature));
  const signs = [sign(keys[0]!, userId), ...others].slice(0, mostAccounts);
  return cookie(jar.settings.publicUrl, name(jar), signs.join('.'), knownBrowserLasts);
}

const name = ({ settings }: Jar) => hostCookie(settings.publicUrl, 'frenly.known');
const readSigns = (jar: Jar) =>
  (readCookie(jar.headers.get('cookie'), name(jar)) ?? '').split('.').filter(Boolean);
