/** Leaving: everything this browser keeps goes first, so that a server that does not answer cannot prevent it. */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { call } from '#kit/contract/call.ts';
import { logout, signOut as signOutCall } from '../contract.ts';

export const googleLogoutUrl = 'https://accounts.google.com/Logout';
/** Milliseconds that the popup gets before we go home; less when the browser did not let it open. */
export const popupDelay = 2000;
export const blockedPopupDelay = 500;
/** Longer than this nobody waits to be signed out. */
const serverPatience = 5000;

type Browser = Pick<Window, 'localStorage' | 'sessionStorage' | 'document' | 'location' | 'open'>;

/** Signs out here and shows the current page anew. */
export async function signOut(client: QueryClient, browser: Browser = window) {
  clearTraces(client, browser);
  await callSignOut(signOutCall);
  browser.location.reload();
}

/** For accounts that came from Google: also signs out there, then goes home. Call it straight from a click. */
export async function signOutFully(client: QueryClient, browser: Browser = window) {
  // First of all: after any waiting the browser would take the popup for an unasked one.
  const popup = browser.open(googleLogoutUrl, 'google-logout', 'popup,width=480,height=560');
  clearTraces(client, browser);
  await Promise.all([callSignOut(logout), wait(popup ? popupDelay : blockedPopupDelay)]);
  popup?.close();
  browser.location.assign('/');
}

function clearTraces(client: QueryClient, browser: Browser) {
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      browser[storage].clear();
    } catch {
      // The browser refuses storage to this site, so there is nothing in it.
    }
  }
  for (const pair of browser.document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]!.trim();
    if (name) browser.document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
  // What is still on the screen would ask again, as someone who is no longer there; the next page starts afresh.
  onlineManager.setOnline(false);
  client.clear();
}

async function callSignOut(endpoint: typeof signOutCall | typeof logout) {
  try {
    await call(endpoint, undefined, { signal: AbortSignal.timeout(serverPatience) });
  } catch (error) {
    console.warn('The server did not confirm the sign-out.', error); // the rest happens all the same
  }
}

function wait(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
