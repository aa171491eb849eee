/** Who hears dictation: this server unless someone chose their browser. Kept in the browser, which it is about. */
import { useSyncExternalStore } from 'react';

export type Ear = 'server' | 'browser';

const key = 'frenly-dictation';
const listeners = new Set<() => void>();

export const dictationEar = {
  read(): Ear {
    try {
      return localStorage.getItem(key) === 'browser' ? 'browser' : 'server';
    } catch {
      return 'server'; // storage is blocked: nobody chose anything
    }
  },
  choose(ear: Ear) {
    try {
      if (ear === 'browser') localStorage.setItem(key, ear);
      else localStorage.removeItem(key);
    } catch {
      // storage is blocked: it stays as it is
    }
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useDictationEar = () => useSyncExternalStore<Ear>(subscribe, dictationEar.read, () => 'server');
