import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentUser } from '#kit/auth/contract.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { blockedPopupDelay, googleLogoutUrl, popupDelay, signOut, signOutFully } from './sign-out.ts';

/** What happened, in order. */
let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  done = [];
  answer(() => Response.json({ success: true, message: 'Signed out.' }));
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true); // signing out takes the page offline
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function answer(respond: () => Response | Promise<never>) {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    done.push(`${init.method} ${url} ${init.credentials}`);
    return Promise.resolve().then(respond);
  });
}

function fakeBrowser({ blocksPopups = false, blocksStorage = false } = {}) {
  const storage = (name: string) => ({ clear: () => done.push(`clear ${name}`) }) as unknown as Storage;
  return {
    get localStorage() {
      if (blocksStorage) throw new DOMException('denied', 'SecurityError');
      return storage('local');
    },
    sessionStorage: storage('session'),
    document: {
      get cookie() {
        return 'one=1; two=2';
      },
      set cookie(text: string) {
        done.push(`cookie ${text}`);
      },
    } as Document,
    location: {
      reload: () => done.push('reload'),
      assign: (to: string) => done.push(`go ${to}`),
    } as unknown as Location,
    open: ((url: string) => {
      done.push(`open ${url}`);
      return blocksPopups ? null : { close: () => done.push('close popup') };
    }) as unknown as typeof window.open,
  };
}

function filledCache() {
  const client = new QueryClient();
  client.setQueryData(keyOf(currentUser), { name: 'Ada' });
  return client;
}

const traces = [
  'clear local',
  'clear session',
  'cookie one=; Max-Age=0; Path=/',
  'cookie two=; Max-Age=0; Path=/',
];

describe('signing out', () => {
  test('clears storage, cookies and cache, notifies the server, and reloads the page', async () => {
    const client = filledCache();
    await signOut(client, fakeBrowser());
    expect(done).toEqual([...traces, 'POST /api/auth/signout include', 'reload']);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test.for([
    ['refuses', () => Response.json({ success: false, message: 'No.' }, { status: 500 })],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('goes on when the server %s', async ([, respond]) => {
    answer(respond);
    const client = filledCache();
    await signOut(client, fakeBrowser());
    expect(done.at(-1)).toBe('reload');
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test('goes on where the browser keeps storage from this site', async () => {
    await signOut(filledCache(), fakeBrowser({ blocksStorage: true }));
    expect(done).toContain('clear session');
    expect(done.at(-1)).toBe('reload');
  });
});

describe('signing out of Google, too', () => {
  test('opens its popup before anything else, and goes home when that had its time', async () => {
    const client = filledCache();
    const leaving = signOutFully(client, fakeBrowser());
    expect(done[0]).toBe(`open ${googleLogoutUrl}`);

    await vi.advanceTimersByTimeAsync(popupDelay - 1);
    expect(done).toEqual([`open ${googleLogoutUrl}`, ...traces, 'POST /api/auth/logout include']);
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(done.slice(-2)).toEqual(['close popup', 'go /']);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test('waits only a moment when the popup was blocked', async () => {
    const leaving = signOutFully(filledCache(), fakeBrowser({ blocksPopups: true }));
    await vi.advanceTimersByTimeAsync(blockedPopupDelay - 1);
    expect(done).not.toContain('go /');
    await vi.advanceTimersByTimeAsync(1);
    await leaving;
    expect(done.at(-1)).toBe('go /');
  });

  test('goes home when the server does not answer', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    const leaving = signOutFully(filledCache(), fakeBrowser());
    await vi.advanceTimersByTimeAsync(popupDelay);
    await leaving;
    expect(done.at(-1)).toBe('go /');
  });
});
