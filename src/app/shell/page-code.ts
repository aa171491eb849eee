/**
 * The code of a page is fetched when someone goes there, and may not come: there is no connection, or an upgrade has
 * replaced the file. React Router then reloads the page one is on, which loses what is written there and leads nowhere.
 * Here it is an error like any other, at the address that was asked for; PageError mends it.
 */
import { use, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  type RouteObject,
} from 'react-router';

export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('The code of this page did not arrive.', { cause });
    this.name = 'MissingCode';
  }
}

/** Parts that a page itself loads later; the bundler's loader tells of each that does not come. */
const missingParts = new WeakSet<object>();
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }) => missingParts.add(payload));

export function isMissingCode(error: unknown) {
  return error instanceof MissingCode || (error instanceof Error && missingParts.has(error));
}

export function usePageCode() {
  const router = use(DataRouterContext)?.router;
  const framework = use(FrameworkContext);
  useEffect(() => {
    if (!router || !framework) return;
    const { manifest, routeModules } = framework;
    const arrive = async (id: string) => {
      try {
        routeModules[id] ??= await import(/* @vite-ignore */ manifest.routes[id]!.module);
      } catch (error) {
        throw new MissingCode(error);
      }
    };
    router.routes.forEach((route) => guard(route, arrive));
  }, [router, framework]);
}

function guard(route: RouteObject, arrive: (id: string) => Promise<void>) {
  route.children?.forEach((child) => guard(child, arrive));
  const { id, lazy } = route;
  if (id === undefined || typeof lazy !== 'object') return;
  const guarded = Object.entries(lazy).map(([property, load]) => [
    property,
    load &&
      (() => arrive(id).then(load, (error) => (property === 'Component' ? failWith(error) : undefined))),
  ]);
  route.lazy = Object.fromEntries(guarded);
}

/** The router passes over code that fails to load and shows nothing; a page that fails is caught by the boundary around it. */
function failWith(error: unknown) {
  return function MissingPage(): never {
    throw error;
  };
}

const reloadedKey = 'frenly-reloaded';
const oneMinute = 60_000;

/** A new document brings the new names of all files. Only once, so that a file that is truly gone does not reload for ever. */
export function mayReload() {
  try {
    const [address, time] = sessionStorage.getItem(reloadedKey)?.split(' ') ?? [];
    return address !== window.location.href || Date.now() - Number(time) > oneMinute;
  } catch {
    return false; // storage is blocked, so nothing would remember that it was done
  }
}

export function reloadOnce() {
  sessionStorage.setItem(reloadedKey, `${window.location.href} ${Date.now()}`);
  window.location.reload();
}
