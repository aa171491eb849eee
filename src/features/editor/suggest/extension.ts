/** Suggesting mode: as long as it is on, what one types, pastes and deletes becomes suggestions. */
import { Extension } from '@tiptap/core';
import type { NoteStore } from '../notes.ts';
import { directMeta, suggested } from './suggested.ts';

/** Set by the page as it is switched. */
interface SuggestingNow {
  isOn: boolean;
  /** Who types. */
  by: string;
}

declare module '@tiptap/core' {
  interface Storage {
    suggesting: SuggestingNow;
  }
}

export const Suggesting = Extension.create<{ notes: NoteStore }, SuggestingNow>({
  name: 'suggesting',
  addOptions: () => ({ notes: undefined as never }),
  addStorage: () => ({ isOn: false, by: '' }),
  dispatchTransaction({ transaction, next }) {
    const { notes } = this.options;
    const { isOn, by } = this.storage;
    // What comes from others, undo and what is settled is not ours to turn into a suggestion.
    const isForeign =
      transaction.getMeta('y-sync$') !== undefined || transaction.getMeta('history$') !== undefined;
    if (!transaction.docChanged || !isOn || isForeign || transaction.getMeta(directMeta))
      return next(transaction);
    const made: string[] = [];
    const newId = () => {
      const id = newNoteId();
      made.push(id);
      return id;
    };
    const isOwn = (id: string) => notes.all()[id]?.by === by && notes.all()[id]?.is === 'suggestion';
    const turned = suggested(transaction, this.editor.state, newId, (id) => made.includes(id) || isOwn(id));
    if (!turned) return next(transaction);
    for (const id of made) notes.put(id, { is: 'suggestion', by, at: Date.now(), why: null });
    next(turned);
  },
});

export const newNoteId = () => crypto.randomUUID().slice(0, 13);
