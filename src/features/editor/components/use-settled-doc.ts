import type { Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { directMeta } from '../suggest/suggested.ts';

/** The document as it was when typing last paused: what is drawn from all of it must not keep anyone waiting for a letter. */
export function useSettledDoc(editor: Editor, pause = 300) {
  const [doc, setDoc] = useState(editor.state.doc);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const take = () => setDoc(editor.state.doc);
    const hear = ({ transaction }: { transaction: Transaction }) => {
      clearTimeout(timer);
      // What was decided with a button is seen at once.
      if (transaction.getMeta(directMeta)) take();
      else timer = setTimeout(take, pause);
    };
    editor.on('update', hear);
    return () => {
      clearTimeout(timer);
      editor.off('update', hear);
    };
  }, [editor, pause]);
  return doc;
}
