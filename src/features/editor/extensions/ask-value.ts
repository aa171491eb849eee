/** Formulas and footnotes that were just added or clicked: their field is where one goes on typing. */
import type { Editor } from '@tiptap/core';

const asking = new WeakSet<Editor>();

export const askForValue = (editor: Editor) => void asking.add(editor);
/** Once. */
export const isAsked = (editor: Editor) => asking.delete(editor);
