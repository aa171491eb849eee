import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createSecrets } from '#kit/secrets.server.ts';
import { readSettings } from '#kit/settings.server.ts';
import { sealedCookie } from './sealed-cookie.server.ts';

const secret = 'a secret that is long enough to be one';
const parcel = sealedCookie({ name: 'parcel', seconds: 600, schema: z.object({ text: z.string() }) });

/** A browser's visit: `cookie` is what it sends, `given` what it gets. */
function visit(cookie = '', env: Record<string, string> = {}) {
  const settings = readSettings({ SECRET: secret, PUBLIC_URL: 'https://frenly.example', ...env });
  const jar = {
    settings,
    secrets: createSecrets(settings),
    headers: new Headers({ cookie }),
    responseHeaders: new Headers(),
  };
  return { jar, given: () => jar.responseHeaders.getSetCookie()[0]! };
}

function sealed(text: string, env?: Record<string, string>) {
  const { jar, given } = visit('', env);
  parcel.write(jar, { text });
  return given().split(';')[0]!;
}

afterEach(() => {
  vi.useRealTimers();
});

test('what was written comes back, and the browser cannot read it', () => {
  const cookie = sealed('hello panda');
  expect(cookie).not.toContain('panda');
  expect(Buffer.from(cookie.split('=')[1]!, 'base64url').toString('latin1')).not.toContain('panda');
  expect(parcel.read(visit(cookie).jar)).toEqual({ text: 'hello panda' });
});

test('it is bound to the host, hidden from scripts, and short-lived', () => {
  const { jar, given } = visit();
  parcel.write(jar, { text: 'x' });
  expect(given()).toMatch(/^__Host-frenly\.parcel=[\w-]+; /);
  for (const part of ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=600', 'Secure'])
    expect(given()).toContain(part);
  expect(given()).not.toContain('Domain');
  const plain = visit('', { PUBLIC_URL: 'http://localhost:3000' });
  parcel.clear(plain.jar);
  expect(plain.given()).toMatch(/^frenly\.parcel=; Max-Age=0;/);
  expect(plain.given()).not.toContain('Secure');
});

test('altered, cut, foreign and invented ones are nothing', () => {
  const cookie = sealed('hello');
  const value = cookie.split('=')[1]!;
  const flipped = value.slice(0, -3) + (value.at(-3) === 'A' ? 'B' : 'A') + value.slice(-2);
  const other = sealed('hello', { SECRET: 'another secret that is long enough too' }).split('=')[1]!;
  for (const bad of ['', 'x', flipped, value.slice(0, 20), value.slice(4), other, '%00', 'a'.repeat(5000)])
    expect(parcel.read(visit(`__Host-frenly.parcel=${bad}`).jar)).toBeUndefined();
  expect(parcel.read(visit().jar)).toBeUndefined();
});

test('one kind of cookie does not pass for another', () => {
  const letter = sealedCookie({ name: 'letter', seconds: 600, schema: z.object({ text: z.string() }) });
  const value = sealed('hello').split('=')[1]!;
  expect(letter.read(visit(`__Host-frenly.letter=${value}`).jar)).toBeUndefined();
});

test('a browser that keeps it too long has kept nothing', () => {
  vi.useFakeTimers();
  const cookie = sealed('hello');
  vi.advanceTimersByTime(599_000);
  expect(parcel.read(visit(cookie).jar)).toEqual({ text: 'hello' });
  vi.advanceTimersByTime(2000);
  expect(parcel.read(visit(cookie).jar)).toBeUndefined();
});

test('it survives a change of the installation secret', () => {
  const next = { SECRET: 'the next secret, also long enough for one', SECRET_PREVIOUS: secret };
  expect(parcel.read(visit(sealed('hello'), next).jar)).toEqual({ text: 'hello' });
});
