import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';

/** The document as it was when typing last paused: what is drawn from all of it must not keep anyone waiting for a letter. */
export function useSettledDoc(editor: Editor, pause = 300) {
  const [doc, setDoc] = useState(editor.state.doc);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDoc(editor.state.doc), pause);
    };
    editor.on('update', hear);
    return () => {
      clearTimeout(timer);
      editor.off('update', hear);
    };
  }, [editor, pause]);
  return doc;
}
