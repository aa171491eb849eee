/** Who suggested what and why, and what is said about passages: beside the document, by the id that its marks carry. */
import type { Node } from '@tiptap/pm/model';
import type * as Y from 'yjs';
import type { Note, Notes } from './document/content.ts';

export interface NoteStore {
  all(): Notes;
  put(id: string, note: Note): void;
  remove(id: string): void;
  subscribe(listen: () => void): () => void;
}

/** For whoever writes alone: kept with the content. */
export function loneNotes(first: Notes): NoteStore & { replace(notes: Notes): void } {
  let notes = first;
  const listeners = new Set<() => void>();
  const become = (next: Notes) => {
    notes = next;
    for (const listen of listeners) listen();
  };
  return {
    all: () => notes,
    put: (id, note) => become({ ...notes, [id]: note }),
    remove(id) {
      const { [id]: _, ...rest } = notes;
      become(rest);
    },
    replace: become,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** For several: kept in the shared document. */
export function sharedNotes(map: Y.Map<unknown>): NoteStore {
  let seen = map.toJSON() as Notes;
  const listeners = new Set<() => void>();
  map.observe(() => {
    seen = map.toJSON() as Notes;
    for (const listen of listeners) listen();
  });
  return {
    all: () => seen,
    put: (id, note) => void map.set(id, note),
    remove: (id) => map.delete(id),
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

const keptFor = 24 * 3600 * 1000;

/** Notes of suggestions that stand nowhere any more, after a day: until then undo may bring them back. */
export function forgetSettled(doc: Node, notes: NoteStore, now = Date.now()): void {
  const marked = new Set<unknown>();
  doc.descendants((node) => {
    for (const { attrs } of node.marks) if (attrs.id !== undefined) marked.add(attrs.id);
  });
  for (const [id, note] of Object.entries(notes.all()))
    if (note.is === 'suggestion' && !marked.has(id) && now - note.at > keptFor) notes.remove(id);
}
