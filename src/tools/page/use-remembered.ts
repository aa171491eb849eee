import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A choice that this browser keeps, where it keeps anything; the server cannot know it. */
export function useRemembered(
  name: string,
): [value: string | null, remember: (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  return [
    value,
    (next) => {
      write(name, next);
      for (const listener of listeners) listener();
    },
  ];
}

/** Also where storage is blocked: then it lasts as long as the page. */
const unkept = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return unkept.get(name) ?? null;
  }
}

function write(name: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    if (value === null) unkept.delete(name);
    else unkept.set(name, value);
  }
}
