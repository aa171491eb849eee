/** What can keep a browser from signing in, looked at from inside it. */
import { request } from '#kit/contract/call.ts';

export interface CheckResult {
  /** `note` is worth knowing and may be just fine. */
  state: 'good' | 'note' | 'bad';
  words: string;
  /** What to do about it. */
  advice?: string;
}

/** Authenticator codes change every 30 seconds, and this much is forgiven. */
export const tolerableSkew = 60_000;

const probe = 'frenly-check';

export function checkOnline(online: boolean): CheckResult {
  if (online) return { state: 'good', words: 'This device says it is online.' };
  return {
    state: 'bad',
    words: 'This device says it is offline.',
    advice: 'Connect to a network, then run the checks again.',
  };
}

/** Asks the server for the time, which also shows that it can be reached. */
export async function checkServerAndClock(
  now: () => number = Date.now,
): Promise<{ server: CheckResult; clock: CheckResult }> {
  const asked = now();
  try {
    const response = await request('/healthz', { cache: 'no-store' });
    await response.text(); // an answer that nobody reads stays open
    // On average the answer was written halfway between asking and hearing.
    const skew = skewOf(response.headers.get('date'), (asked + now()) / 2);
    return {
      server: { state: 'good', words: 'The server answers.' },
      clock: judgeClock(skew),
    };
  } catch {
    return {
      server: {
        state: 'bad',
        words: 'The server does not answer.',
        advice: 'Check your connection. A firewall, a VPN or a blocker in the browser may be in the way.',
      },
      clock: { state: 'note', words: 'Without an answer from the server, the clock cannot be compared.' },
    };
  }
}

/** Milliseconds that this device is ahead; the header counts in whole seconds. */
export function skewOf(dateHeader: string | null, here: number): number | null {
  const there = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  return Number.isNaN(there) ? null : here - (there + 500);
}

export function judgeClock(skew: number | null): CheckResult {
  if (skew === null) return { state: 'note', words: 'The server did not tell its time.' };
  if (Math.abs(skew) <= tolerableSkew) return { state: 'good', words: 'The clock of this device is right.' };
  const minutes = Math.max(1, Math.round(Math.abs(skew) / 60_000));
  return {
    state: 'bad',
    words: `The clock of this device is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ${skew > 0 ? 'ahead' : 'behind'}.`,
    advice:
      'Let the device set its time by itself. Codes of authenticator apps only fit when both clocks agree.',
  };
}

export function checkCookies(browser: {
  document: Pick<Document, 'cookie'>;
  navigator: Pick<Navigator, 'cookieEnabled'>;
}): CheckResult {
  const { document, navigator } = browser;
  document.cookie = `${probe}=1; Path=/; SameSite=Lax; Max-Age=60`;
  const kept = navigator.cookieEnabled && document.cookie.includes(`${probe}=1`);
  document.cookie = `${probe}=; Path=/; Max-Age=0`;
  if (kept) return { state: 'good', words: 'Cookies are kept.' };
  return {
    state: 'bad',
    words: 'Cookies are refused.',
    advice: 'Allow cookies for this site: without one, no page can know that you have signed in.',
  };
}

export function checkStorage(browser: Pick<Window, 'localStorage'>): CheckResult {
  try {
    browser.localStorage.setItem(probe, '1');
    browser.localStorage.removeItem(probe);
    return { state: 'good', words: 'The browser can remember small things.' };
  } catch {
    return {
      state: 'note',
      words: 'The browser keeps nothing for this site.',
      advice:
        'Private windows and strict blockers do that. Signing in still works, but the welcome comes back each time.',
    };
  }
}

export function checkConnection(secure: boolean): CheckResult {
  if (secure) return { state: 'good', words: 'The connection is one that browsers trust.' };
  return {
    state: 'note',
    words: 'The connection is not encrypted.',
    advice: 'Passkeys and copying need https. Ask the owner of this site for its https address.',
  };
}

export function checkPasskeys(supported: boolean): CheckResult {
  if (supported) return { state: 'good', words: 'This browser can use passkeys.' };
  return {
    state: 'note',
    words: 'This browser cannot use passkeys.',
    advice: 'Sign in with your password, or use a newer browser over https.',
  };
}
