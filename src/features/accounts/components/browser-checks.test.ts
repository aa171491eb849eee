import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  checkConnection,
  checkCookies,
  checkOnline,
  checkPasskeys,
  checkServerAndClock,
  checkStorage,
  judgeClock,
  skewOf,
  tolerableSkew,
} from './browser-checks.ts';

afterEach(() => vi.unstubAllGlobals());

/** A cookie jar such as the browser's: reading lists all, writing adds or ends one. */
function jar(keeps: boolean) {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.split(';', 1)[0]!.split('=');
      if (/Max-Age=0/.test(text)) cookies.delete(name);
      else if (keeps) cookies.set(name, value);
    },
  };
}

describe('the clock', () => {
  test('is compared with the middle of the second that the server names', () => {
    const server = 'Sat, 01 Mar 2025 10:00:00 GMT';
    expect(skewOf(server, Date.parse(server) + 500)).toBe(0);
    expect(skewOf(server, Date.parse(server) + 90_500)).toBe(90_000);
    expect(skewOf(null, 0)).toBeNull();
    expect(skewOf('yesterday-ish', 0)).toBeNull();
  });

  test('is right within the tolerance and wrong beyond it, either way', () => {
    expect(judgeClock(tolerableSkew).state).toBe('good');
    expect(judgeClock(-tolerableSkew).state).toBe('good');
    expect(judgeClock(61_000)).toMatchObject({
      state: 'bad',
      words: 'Your device’s clock is a minute ahead.',
    });
    expect(judgeClock(-600_000)).toMatchObject({
      state: 'bad',
      words: 'Your device’s clock is 10 minutes behind.',
    });
    expect(judgeClock(null).state).toBe('note');
  });

  test('comes with the server’s answer', async () => {
    const date = 'Sat, 01 Mar 2025 10:00:00 GMT';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers: { date } })));
    const late = Date.parse(date) + 3_600_000;
    expect(await checkServerAndClock(() => late)).toMatchObject({
      server: { state: 'good' },
      clock: { state: 'bad' },
    });
  });

  test('says nothing when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await checkServerAndClock()).toMatchObject({ server: { state: 'bad' }, clock: { state: 'note' } });
  });
});

test('cookies are tried, and the trial leaves nothing behind', () => {
  const document = jar(true);
  expect(checkCookies({ document, navigator: { cookieEnabled: true } }).state).toBe('good');
  expect(document.cookie).toBe('');
  expect(checkCookies({ document: jar(false), navigator: { cookieEnabled: true } }).state).toBe('bad');
  expect(checkCookies({ document: jar(true), navigator: { cookieEnabled: false } }).state).toBe('bad');
});

test('storage that throws is a note, not an end', () => {
  const refusing = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(checkStorage(refusing).state).toBe('note');
});

test('what the browser says of itself', () => {
  expect([checkOnline(true), checkOnline(false)].map(({ state }) => state)).toEqual(['good', 'bad']);
  expect([checkConnection(true), checkConnection(false)].map(({ state }) => state)).toEqual(['good', 'note']);
  expect([checkPasskeys(true), checkPasskeys(false)].map(({ state }) => state)).toEqual(['good', 'note']);
});

test('whatever is bad comes with advice', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { server } = await checkServerAndClock();
  for (const check of [
    server,
    checkOnline(false),
    judgeClock(1e9),
    checkCookies({ document: jar(false), navigator: { cookieEnabled: true } }),
  ])
    expect(check.advice).toMatch(/\w{3}.*\.$/);
});
