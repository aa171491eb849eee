/** People for browser tests, made through the product itself. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import type { StartedApp } from './start-app.ts';

export interface Member {
  handle: string;
  email: string;
  password: string;
  storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

export const password = 'seven quiet bamboo stalks';

/**
 * Registers; the cookies of the session come back as what Playwright calls storage state. A test that is tried
 * again makes a person of its own, whom the first try left nothing; the one with a given address signs in.
 */
export async function makeMember(app: StartedApp, handle: string, givenEmail?: string): Promise<Member> {
  const email = givenEmail ?? `${handle}@example.org`;
  const response = await post(app, '/api/auth/register', { username: handle, email, password }).catch(
    (error: Error) => {
      if (!error.message.includes(': 409 ')) throw error;
      return givenEmail ? post(app, '/api/auth/login', { usernameOrEmail: email, password }) : undefined;
    },
  );
  if (!response) return makeMember(app, `${handle}-again`);
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
  // The welcome overlay is met by its own tests.
  const origins = [{ origin: app.url, localStorage: [{ name: 'frenly-activated', value: 'true' }] }];
  return {
    handle,
    email,
    password,
    storageState: { cookies: cookies.filter(({ value }) => value !== ''), origins },
  };
}

/** ADMIN_EMAIL becomes admin by proving that the address is theirs. */
export async function makeAdmin(app: StartedApp, email: string): Promise<Member> {
  const member = await makeMember(app, 'owner', email);
  const cookie = member.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await post(
    app,
    '/api/auth/verify-email',
    { token: await tokenFromMail(app, 'verify-email', email) },
    cookie,
  );
  return member;
}

/** The token in the newest letter of a kind to someone; letters go out by a job, so it waits for them. */
export async function tokenFromMail(app: StartedApp, template: string, to: string): Promise<string> {
  const folder = path.join(app.dataDir, 'outbox');
  for (let tries = 0; tries < 600; tries += 1) {
    const names = await fs.readdir(folder).catch(() => []);
    const ofKind = names.filter((name) => name.includes(`-${template}-`) && name.endsWith('.eml'));
    for (const name of ofKind.sort().toReversed()) {
      const letter = (await fs.readFile(path.join(folder, name), 'utf8'))
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const token = /token=([\w.%-]+)/.exec(letter)?.[1];
      if (token && new RegExp(`^To: .*${RegExp.escape(to)}`, 'm').test(letter))
        return decodeURIComponent(token);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no letter ${template} to ${to} in ${folder}`);
}

async function post(app: StartedApp, url: string, body: object, cookie = '') {
  const response = await fetch(app.url + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
}
