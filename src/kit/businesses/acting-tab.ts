/** For which business this tab acts. It is the tab's own state: two tabs act for two, and a new one for nobody. */
import { useSyncExternalStore } from 'react';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { actingHeader } from './acting.ts';

export interface Acting {
  id: string;
  name: string;
}

const storageKey = 'acting-as';
const listeners = new Set<() => void>();
let current: Acting | null = null;
let isKnown = false;

/** Read after the first drawing: the server drew the page for the person. */
function begin() {
  if (isKnown) return;
  isKnown = true;
  try {
    current = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Acting | null;
  } catch {
    current = null; // storage is blocked, or holds something else: then nobody acts for anyone
  }
}

export function actAs(business: Acting | null) {
  isKnown = true;
  if (current?.id === business?.id && current?.name === business?.name) return;
  current = business;
  try {
    if (business) sessionStorage.setItem(storageKey, JSON.stringify(business));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // storage is blocked: it holds until the page is left
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void) {
  begin();
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

export const useActing = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

type Called = Pick<AnyEndpoint, 'path' | 'business'>;

/** The business that a call of this endpoint is made for; none where it is called as oneself, or names one in its path. */
export const actingFor = ({ path, business }: Called): string | undefined =>
  business && current && !path.includes('/:businessId') ? current.id : undefined;

export function actingHeaders(endpoint: Called): Record<string, string> {
  const id = actingFor(endpoint);
  return id ? { [actingHeader]: id } : {};
}

/** The server says that one is not in it any more. */
export function noLongerIn(code: string | undefined) {
  if (code === 'forbidden:business') actAs(null);
}
