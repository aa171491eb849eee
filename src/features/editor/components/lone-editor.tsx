/** A document that one person writes: kept with each pause, and in the browser where there is no connection. */
import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EditedWork } from '#tools/work/work-table.ts';
import type { DocNode, RichContent } from '../document/content.ts';
import { loneNotes } from '../notes.ts';
import { directMeta } from '../suggest/suggested.ts';
import { RichEditor } from './rich-editor.tsx';

export default function LoneEditor({ content, onChange }: EditedWork<RichContent>) {
  const given = content;
  const [first] = useState(given.doc);
  const [notes] = useState(() => loneNotes(given.notes));
  const [editor, setEditor] = useState<Editor>();
  /** What was told last, and what came from elsewhere: neither is told again. */
  const known = useRef<unknown>(content);
  const isTaking = useRef(false);

  function tell() {
    if (!editor || editor.isDestroyed || !onChange || isTaking.current) return;
    const next: RichContent = { doc: editor.getJSON() as DocNode, notes: notes.all() };
    known.current = next;
    onChange(next);
  }
  const reportNotes = useEffectEvent(tell);
  useEffect(() => notes.subscribe(() => reportNotes()), [notes]);
  // Saved elsewhere, or a version brought back: what is here becomes that.
  useEffect(() => {
    if (content === known.current || !editor || editor.isDestroyed) return;
    known.current = content;
    const { doc, notes: theirs } = content;
    if (JSON.stringify(editor.getJSON()) === JSON.stringify(doc)) return;
    isTaking.current = true;
    editor.chain().setMeta(directMeta, true).setContent(doc, { emitUpdate: false }).run();
    notes.replace(theirs);
    isTaking.current = false;
  }, [content, editor, notes]);
  return (
    <RichEditor
      first={first}
      notes={notes}
      isReadOnly={onChange === null}
      onChange={tell}
      onReady={setEditor}
    />
  );
}
