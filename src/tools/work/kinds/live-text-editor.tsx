/** A text that several people write at once. Each sees who else is there, and what they write as they write it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type * as Y from 'yjs';
import { Field } from '#kit/ui/field.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { LiveFrame, LiveStatus } from '../live/live-frame.tsx';
import { useLiveContent } from '../live/use-live-content.ts';
import { useLiveDocument } from '../live/use-live-document.ts';
import type { LiveEditedWork } from '../work-table.ts';
import { longestText } from './text-content.ts';
import { editBetween, movedBy } from './text-edit.ts';

export default function LiveTextEditor({ id, isReadOnly, onUnavailable }: LiveEditedWork) {
  const live = useLiveDocument(id);
  const isLocked = isReadOnly || live.refusal !== undefined;
  return (
    <LiveFrame live={live} onUnavailable={onUnavailable}>
      {({ doc }) => (
        <div className="grid gap-2">
          <SharedText key={doc.guid} doc={doc} isReadOnly={isLocked} />
          <LiveStatus live={live} isReadOnly={isLocked} />
        </div>
      )}
    </LiveFrame>
  );
}

const wordsOf = (doc: Y.Doc) => doc.getText('text');
const textIn = (doc: Y.Doc) => wordsOf(doc).toString();

function SharedText({ doc, isReadOnly }: { doc: Y.Doc; isReadOnly: boolean }) {
  const text = useLiveContent(doc, textIn);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<[number, number]>(undefined);

  useEffect(() => {
    const words = wordsOf(doc);
    const moveCaret = ({ delta, transaction }: Y.YTextEvent) => {
      const now = area.current;
      if (now && !transaction.local)
        caret.current = [movedBy(delta, now.selectionStart), movedBy(delta, now.selectionEnd)];
    };
    words.observe(moveCaret);
    return () => words.unobserve(moveCaret);
  }, [doc]);

  // What others write before the caret must not move it away from the words that it stands in.
  useLayoutEffect(() => {
    const moved = caret.current;
    caret.current = undefined;
    if (moved && document.activeElement === area.current) area.current?.setSelectionRange(...moved);
  });

  function write(next: string) {
    const words = wordsOf(doc);
    const { at, removed, added } = editBetween(words.toString(), next);
    doc.transact(() => {
      if (removed > 0) words.delete(at, removed);
      if (added) words.insert(at, added);
    });
  }

  return (
    <Field label="Text" hideLabel>
      <Textarea
        ref={area}
        rows={12}
        dir="auto"
        maxLength={longestText}
        className="max-h-[70vh] min-h-60"
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
    </Field>
  );
}
