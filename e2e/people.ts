/** People for browser tests, made through the product itself. */
import type { BrowserContextOptions } from 'playwright-core';
import { callAs, post, type AppAddress } from './call-api.ts';
import { linkInEmail } from './outbox.ts';
import type { StartedApp } from './start-app.ts';
import { uniqueName } from './unique.ts';

export interface Member {
  handle: string;
  email: string;
  password: string;
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

export const password = 'seven quiet bamboo stalks';
/** Of the admin that every shared app has. */
export const adminEmail = 'owner@example.org';

/** Registers under a unique name; the cookies of the session come back as what Playwright calls storage state. */
export async function makeMember(app: AppAddress, name: string, givenEmail?: string): Promise<Member> {
  const handle = uniqueName(name);
  const email = givenEmail ?? `${handle}@example.org`;
  const response = await post(app, '/api/auth/register', { username: handle, email, password });
  const { hostname } = new URL(app.url);
  const cookies = response.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain: hostname,
      path: '/',
      expires: -1,
      httpOnly: true,
      secure: false,
      sameSite: 'Lax' as const,
    };
  });
  const member = {
    handle,
    email,
    password,
    storageState: { cookies: cookies.filter(({ value }) => value !== ''), origins: [] },
  };
  // Newcomers are in no list until they choose; most journeys are about people who did.
  await callAs(app, member)('PATCH', '/api/audiences', { parts: { listed: 'everyone' } });
  // The welcome overlay is met by its own tests.
  const origins = [{ origin: app.url, localStorage: [{ name: 'frenly-activated', value: 'true' }] }];
  return { ...member, storageState: { ...member.storageState, origins } };
}

const admins = new WeakMap<StartedApp, Promise<Member>>();

/** The admin of an app that was started with `adminEmail`, made when first asked for. */
export function adminOf(app: StartedApp): Promise<Member> {
  const admin = admins.get(app) ?? makeAdmin(app);
  admins.set(app, admin);
  return admin;
}

/** ADMIN_EMAIL becomes admin by proving that the address is theirs. */
async function makeAdmin(app: StartedApp): Promise<Member> {
  const member = await makeMember(app, 'owner', adminEmail);
  const link = await linkInEmail(app, { to: adminEmail, template: 'verify-email' });
  const token = new URL(link).searchParams.get('token');
  await callAs(app, member)('POST', '/api/auth/verify-email', { token });
  return member;
}
