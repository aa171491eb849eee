/** Speech as text in a field. How it is heard is loaded when someone presses the button, so that no page grows by it. */
import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';

export interface DictationOptions {
  /** All that was heard so far. */
  onText: (text: string) => void;
  onProblem: (words: string | undefined) => void;
  /** It ended by itself. */
  onEnd: () => void;
}

export interface Dictation {
  /** Resolves when the last words are in. */
  stop(): Promise<void>;
}

export type StartDictation = (options: DictationOptions) => Promise<Dictation>;

/** Given by the root; null where nothing listens. */
export const DictationContext = createContext<(() => Promise<StartDictation>) | null>(null);

const neverChanges = () => () => {};
const hasMicrophone = () => Boolean(navigator.mediaDevices?.getUserMedia);

export function useDictation(write: (text: string) => void) {
  const load = useContext(DictationContext);
  const isThere = useSyncExternalStore(neverChanges, hasMicrophone, () => false);
  const [state, setState] = useState<'idle' | 'opening' | 'listening' | 'ending'>('idle');
  const [problem, setProblem] = useState<string>();
  const running = useRef<Dictation>(undefined);
  useEffect(() => () => void running.current?.stop(), []);

  async function start(before: string) {
    if (!load || state !== 'idle') return;
    setProblem(undefined);
    setState('opening');
    try {
      const begin = await load();
      running.current = await begin({
        onText: (text) => write([before.trim(), text].filter(Boolean).join(' ')),
        onProblem: setProblem,
        onEnd: () => setState('idle'),
      });
      setState('listening');
    } catch (error) {
      setProblem((error as Error).message);
      setState('idle');
    }
  }
  async function stop() {
    if (state !== 'listening') return;
    setState('ending');
    await running.current?.stop();
    running.current = undefined;
    setState('idle');
  }
  return {
    isPossible: isThere && load !== null,
    /** The microphone is open. */
    isListening: state === 'listening',
    isBusy: state === 'opening' || state === 'ending',
    problem,
    start,
    stop,
  };
}
