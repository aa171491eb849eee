import { useSyncExternalStore } from 'react';
import type { NoteStore } from '../notes.ts';

export const useNotes = (store: NoteStore) => useSyncExternalStore(store.subscribe, store.all, store.all);
