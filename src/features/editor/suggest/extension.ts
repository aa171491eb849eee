/** Suggesting mode: as long as it is on, what one types, pastes and deletes becomes suggestions. */
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { NoteStore } from '../notes.ts';
import { asOwnWords, resigned } from './own-words.ts';
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
  addProseMirrorPlugins() {
    const { notes } = this.options;
    return [
      new Plugin({
        props: {
          transformPasted: (slice, view) =>
            view.dragging?.move
              ? slice
              : resigned(slice, (id) => {
                  const known = notes.all()[id];
                  const why = known?.is === 'suggestion' ? known.why : null;
                  const own = newNoteId();
                  notes.put(own, { is: 'suggestion', by: this.storage.by, at: Date.now(), why });
                  return own;
                }),
        },
      }),
    ];
  },
  dispatchTransaction({ transaction, next }) {
    const { notes } = this.options;
    const { isOn, by } = this.storage;
    // What comes from others, undo and what is settled is not ours to turn into a suggestion.
    const isForeign =
      transaction.getMeta('y-sync$') !== undefined || transaction.getMeta('history$') !== undefined;
    if (!transaction.docChanged || isForeign || transaction.getMeta(directMeta)) return next(transaction);
    const isOwn = (id: string) => notes.all()[id]?.by === by && notes.all()[id]?.is === 'suggestion';
    if (!isOn) {
      // What is moved stays whose it was.
      if (transaction.getMeta('uiEvent') !== 'drop') asOwnWords(transaction, isOwn);
      return next(transaction);
    }
    const made: string[] = [];
    const newId = () => {
      const id = newNoteId();
      made.push(id);
      return id;
    };
    const turned = suggested(transaction, this.editor.state, newId, (id) => made.includes(id) || isOwn(id));
    if (!turned) return next(transaction);
    for (const id of made) notes.put(id, { is: 'suggestion', by, at: Date.now(), why: null });
    next(turned);
  },
});

export const newNoteId = () => crypto.randomUUID().slice(0, 13);
