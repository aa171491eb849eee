import { useSyncExternalStore } from 'react';

const nameOf = (tool: string) => `engine:${tool}`;
const listeners = new Set<() => void>();

/** The engine that this browser used last with this tool; undefined leaves the choice to the house. */
export function useChosenEngine(tool: string, known: readonly { id: string }[]) {
  // The server cannot know it: it is read once the page lives.
  const chosen = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(nameOf(tool)),
    () => null,
  );
  return {
    /** One that is no longer offered is not asked for. */
    engine: known.find(({ id }) => id === chosen)?.id,
    choose(engine: string | undefined) {
      if (engine === undefined) localStorage.removeItem(nameOf(tool));
      else localStorage.setItem(nameOf(tool), engine);
      for (const listener of listeners) listener();
    },
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
