/** The session's cookie as we write it ourselves; better-auth writes the same one when it starts a session. */
import { sessionCookieName, sessionLasts } from './auth.server.ts';

/** Set again with a new life, value unchanged. */
export function extendedSessionCookie(publicUrl: string, value: string): string {
  return cookie(publicUrl, sessionCookieName(publicUrl), encodeURIComponent(value), sessionLasts);
}

/** What a browser forgets when its session is over. */
export function endedSessionCookies(publicUrl: string): string[] {
  return [sessionCookieName(publicUrl), dontRememberName(publicUrl)].map((name) =>
    cookie(publicUrl, name, '', 0),
  );
}

/** better-auth notes in it that a session shall end with the browser; a remembered sign-in must not find an old one. */
export const forgetDontRemember = (publicUrl: string) =>
  cookie(publicUrl, dontRememberName(publicUrl), '', 0);

/** `__Host-` where HTTPS: the browser then refuses the cookie from any other host or path. */
export function hostCookie(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

export function cookie(publicUrl: string, name: string, value: string, maxAge: number): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

const dontRememberName = (publicUrl: string) => hostCookie(publicUrl, 'frenly.dont_remember');
