/** For which business this tab acts. It is the tab's own state: two tabs act for two, and one that was opened from neither for nobody. */
import { useSyncExternalStore } from 'react';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { actingHeader } from './acting.ts';

export interface Acting {
  id: string;
  name: string;
}

/** Also known to the script that runs before the first drawing. */
export const storageKey = 'acting-as';
export const handedKey = 'acting-handed';
/** This browser has acted for a business, so other tabs may. */
const hasActedKey = 'has-acted';
/** The business that this tab was left as, or would not act for: it is not asked about that one again. */
const declinedKey = 'acting-declined';

/** What an acting tab leaves for the one that it opens. */
export interface Handed extends Acting {
  to: string;
  until: number;
}

const listeners = new Set<() => void>();
let current: Acting | null = null;
/** Whom the page was begun for. Whoever is removed meanwhile keeps it as it is, with what they typed. */
let begunFor: string | null = null;
/** The business that this tab acted for when the server said that one is no longer in it. */
let lost: Acting | null = null;
let isKnown = false;

/** Read after the first drawing: the server drew the page for the person. */
function begin() {
  if (isKnown) return;
  isKnown = true;
  try {
    current = (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Acting | null) ?? takeHanded();
  } catch {
    current = null; // storage is blocked, or holds something else: then nobody acts for anyone
  }
  begunFor = current?.id ?? null;
}

/** Opened from an acting tab with a click that opens another: it acts for the same. */
function takeHanded(): Acting | null {
  const handed = JSON.parse(localStorage.getItem(handedKey) ?? 'null') as Handed | null;
  if (!handed) return null;
  const isHere = handed.to.split('#', 1)[0] === location.href.split('#', 1)[0];
  const isNow = handed.until > Date.now();
  if (isHere || !isNow) localStorage.removeItem(handedKey);
  if (!isHere || !isNow) return null;
  const { id, name } = handed;
  sessionStorage.setItem(storageKey, JSON.stringify({ id, name }));
  return { id, name };
}

export function actAs(business: Acting | null) {
  isKnown = true;
  lost = null;
  if (current?.id === business?.id && current?.name === business?.name) return tell();
  if (current && !business) declineActing(current.id);
  keep(business);
  begunFor = business?.id ?? null;
  tell();
}

function keep(business: Acting | null) {
  current = business;
  try {
    if (business) {
      sessionStorage.setItem(storageKey, JSON.stringify(business));
      localStorage.setItem(hasActedKey, 'true');
    } else sessionStorage.removeItem(storageKey);
  } catch {
    // storage is blocked: it holds until the page is left
  }
}

function tell() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  begin();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const useTab = <Value>(read: () => Value) => useSyncExternalStore<Value | null>(subscribe, read, () => null);

export const useActing = () => useTab(() => current);
/** Changes when someone begins or ends to act; not when they can no longer. */
export const useBegunFor = () => useTab(() => begunFor);
export const useHasActed = () => useTab(hasActed);
export const useLost = () => useTab(() => lost);

/** The same as of now, for whoever does not draw. */
export function actingNow(): Acting | null {
  begin();
  return current;
}

export function forgetLost() {
  lost = null;
  tell();
}

export function hasActed(): boolean {
  try {
    return localStorage.getItem(hasActedKey) !== null;
  } catch {
    return false; // storage is blocked
  }
}

export function declineActing(id: string) {
  try {
    sessionStorage.setItem(declinedKey, id);
  } catch {
    // storage is blocked: it is asked again on the next page
  }
}

export function isDeclined(id: string): boolean {
  try {
    return sessionStorage.getItem(declinedKey) === id;
  } catch {
    return false; // storage is blocked
  }
}

type Called = Pick<AnyEndpoint, 'path' | 'business'>;

export const canBeActedFor = ({ path, business }: Called): boolean =>
  business !== undefined && !path.includes('/:businessId');

/** The business that a call of this endpoint is made for; none where it is called as oneself, or names one in its path. */
export const actingFor = (endpoint: Called): string | undefined =>
  current && canBeActedFor(endpoint) ? current.id : undefined;

export function actingHeaders(endpoint: Called): Record<string, string> {
  begin();
  const id = actingFor(endpoint);
  return id ? { [actingHeader]: id } : {};
}

/** The server says that one is not in it any more. `asked`: the business of that request, where it is known. */
export function noLongerIn(code: string | undefined, asked: string | null) {
  if (code !== 'forbidden:business') return;
  begin();
  if (!current || (asked !== null && asked !== current.id)) return;
  lost = current;
  keep(null);
  tell();
}
