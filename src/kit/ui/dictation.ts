/** Speech as text in a field. All but the button is loaded when someone presses it, so that no page grows by it. */
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface DictationState {
  is: 'idle' | 'busy' | 'listening';
  problem?: string | undefined;
  /** What is happening. */
  note?: string | undefined;
}

/** Listens until what it answers is called; a second call does nothing. */
export type Dictate = (
  write: (heard: string) => void,
  tell: (change: Partial<DictationState>) => void,
) => () => void;

/** Given by the root; null where nothing listens. */
export const DictationContext = createContext<(() => Promise<Dictate>) | null>(null);

const neverChanges = () => () => {};

export function useDictation(write: (text: string) => void) {
  const load = useContext(DictationContext);
  const isThere = useSyncExternalStore(
    neverChanges,
    () => Boolean(navigator.mediaDevices),
    () => false,
  );
  const [state, setState] = useState<DictationState>({ is: 'idle' });
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return {
    ...state,
    isPossible: isThere && load !== null,
    async start(before: string) {
      setState({ is: 'busy' });
      stop.current = (await load!())(
        (heard) => write(`${before.trim()} ${heard}`.trim()),
        (change) => setState((known) => ({ ...known, ...change })),
      );
    },
    stop: () => stop.current(),
  };
}
