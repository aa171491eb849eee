import type { Editor } from '@tiptap/react';
import { createContext, useContext } from 'react';
import type { NoteStore } from '../notes.ts';

interface Known {
  editor: Editor;
  notes: NoteStore;
  /** Under which name one suggests and comments. */
  me: string;
  isReadOnly: boolean;
}

export const EditorContext = createContext<Known | null>(null);

export function useKnownEditor(): Known {
  const known = useContext(EditorContext);
  if (!known) throw new Error('Only within the editor.');
  return known;
}
