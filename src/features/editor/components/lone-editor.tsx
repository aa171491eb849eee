/** A document that one person writes: kept with each pause, and in the browser where there is no connection. */
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { DocNode, RichContent } from '../document/content.ts';
import { loneNotes } from '../notes.ts';
import { directMeta } from '../suggest/suggested.ts';
import { RichEditor } from './rich-editor.tsx';

export default function LoneEditor({ content, onChange }: EditedWork) {
  const given = content as RichContent;
  const [first] = useState(given.doc);
  const editor = useRef<Editor>(undefined);
  const told = useRef<unknown>(content);
  const tell = useRef(() => {});
  const [notes] = useState(() => loneNotes(given.notes, () => tell.current()));
  tell.current = () => {
    if (!editor.current || editor.current.isDestroyed || !onChange) return;
    const next: RichContent = { doc: editor.current.getJSON() as DocNode, notes: notes.all() };
    told.current = next;
    onChange(next);
  };
  // Saved elsewhere, or a version brought back: what is here becomes that.
  useEffect(() => {
    if (content === told.current || !editor.current || editor.current.isDestroyed) return;
    told.current = content;
    if (JSON.stringify(editor.current.getJSON()) === JSON.stringify(given.doc)) return;
    notes.replace(given.notes);
    editor.current.chain().setMeta(directMeta, true).setContent(given.doc, { emitUpdate: false }).run();
  }, [content, given, notes]);
  return (
    <RichEditor
      first={first}
      notes={notes}
      isReadOnly={onChange === null}
      onChange={() => tell.current()}
      onReady={(ready) => (editor.current = ready)}
    />
  );
}
