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
  if (online) return { state: 'good', words: 'Your device is online.' };
  return {
    state: 'bad',
    words: 'Your device is offline.',
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
      server: { state: 'good', words: 'The server is responding.' },
      clock: judgeClock(skew),
    };
  } catch {
    return {
      server: {
        state: 'bad',
        words: 'The server isn’t responding.',
        advice: 'Check your connection. A firewall, VPN or browser extension may be blocking it.',
      },
      clock: { state: 'note', words: 'We can’t check your clock without a response from the server.' },
    };
  }
}

/** Milliseconds that this device is ahead; the header counts in whole seconds. */
export function skewOf(dateHeader: string | null, here: number): number | null {
  const there = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  return Number.isNaN(there) ? null : here - (there + 500);
}

export function judgeClock(skew: number | null): CheckResult {
  if (skew === null) return { state: 'note', words: 'The server didn’t send its time.' };
  if (Math.abs(skew) <= tolerableSkew) return { state: 'good', words: 'Your device’s clock is correct.' };
  const minutes = Math.max(1, Math.round(Math.abs(skew) / 60_000));
  return {
    state: 'bad',
    words: `Your device’s clock is ${minutes === 1 ? 'a minute' : `${minutes} minutes`} ${skew > 0 ? 'ahead' : 'behind'}.`,
    advice: 'Turn on automatic time. Authenticator codes only work when both clocks agree.',
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
  if (kept) return { state: 'good', words: 'Cookies are allowed.' };
  return {
    state: 'bad',
    words: 'Cookies are blocked.',
    advice: 'Allow cookies for this site. We need one to keep you signed in.',
  };
}

export function checkStorage(browser: Pick<Window, 'localStorage'>): CheckResult {
  try {
    browser.localStorage.setItem(probe, '1');
    browser.localStorage.removeItem(probe);
    return { state: 'good', words: 'Browser storage is available.' };
  } catch {
    return {
      state: 'note',
      words: 'Browser storage is blocked.',
      advice:
        'Private windows and strict blockers cause this. You can still sign in, but you’ll see the welcome screen each time.',
    };
  }
}

export function checkConnection(secure: boolean): CheckResult {
  if (secure) return { state: 'good', words: 'The connection is secure.' };
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
