/** Underlines mistakes in the block that was written in last, once typing pauses. */
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { call } from '#kit/contract/call.ts';
import { checkPassage, longestChecked } from '../contract.ts';
import { drawnIn, setDrawn } from '../extensions/decorated.ts';

const pause = 900;

export function usePolish(editor: Editor | null, isOn: boolean) {
  useEffect(() => {
    if (!editor || !isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let asked = 0;
    async function check() {
      if (!editor || editor.isDestroyed) return;
      const place = editor.state.selection.$from;
      const block = place.parent;
      if (!block.isTextblock || block.type.name === 'codeBlock') return;
      const start = place.start();
      const text = block.textBetween(0, block.content.size, undefined, '\uFFFC');
      if (text.length > longestChecked) return;
      asked += 1;
      const mine = asked;
      const found = await call(checkPassage, { body: { text } }).catch(() => undefined); // no connection: checked with the next pause
      const now = editor.isDestroyed ? undefined : editor.state.doc;
      // What was typed meanwhile is looked at with the next pause.
      if (!found || mine !== asked || now?.nodeAt(start - 1)?.textContent !== block.textContent) return;
      const others = drawnIn(editor.state).underlined.filter(
        ({ from }) => from < start || from > start + block.content.size,
      );
      const underlined = found.items.map((one) => ({
        from: start + one.start,
        to: start + one.end,
        now: one.now,
        why: one.why,
      }));
      editor.view.dispatch(setDrawn(editor.state.tr, { underlined: [...others, ...underlined] }));
    }
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void check(), pause);
    };
    hear();
    editor.on('update', hear);
    return () => {
      clearTimeout(timer);
      editor.off('update', hear);
      if (!editor.isDestroyed) editor.view.dispatch(setDrawn(editor.state.tr, { underlined: [] }));
    };
  }, [editor, isOn]);
}
