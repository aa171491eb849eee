/** A document that several people write at once. */
import type { Editor } from '@tiptap/react';
import { useMemo, useRef } from 'react';
import { LiveFrame, LiveStatus } from '#tools/work/live/live-frame.tsx';
import { useLiveDocument, type LiveDocument } from '#tools/work/live/use-live-document.ts';
import type { LiveEditedWork } from '#tools/work/work-table.ts';
import { notesField } from '../document/live.ts';
import { roomForText } from '../document/room-for-text.ts';
import { setDrawn } from '../extensions/decorated.ts';
import { sharedNotes } from '../notes.ts';
import { RichEditor } from './rich-editor.tsx';

export default function LiveEditor({ id, isReadOnly, onUnavailable }: LiveEditedWork) {
  const editor = useRef<Editor>(undefined);
  const live = useLiveDocument(id, {
    prepare: roomForText,
    onOthers(others) {
      const carets = others.map(({ name, place }) => ({ name, at: place }));
      const now = editor.current;
      if (now && !now.isDestroyed) now.view.dispatch(setDrawn(now.state.tr, { carets }));
    },
  });
  return (
    <LiveFrame live={live} onUnavailable={onUnavailable}>
      {(shared) => (
        <SharedEditor
          live={live}
          shared={shared}
          isReadOnly={isReadOnly || live.refusal !== undefined}
          onReady={(ready) => {
            editor.current = ready;
          }}
        />
      )}
    </LiveFrame>
  );
}

interface SharedEditorProps {
  live: LiveDocument;
  shared: NonNullable<LiveDocument['shared']>;
  isReadOnly: boolean;
  onReady: (editor: Editor) => void;
}

function SharedEditor({ live, shared: { doc, provider }, isReadOnly, onReady }: SharedEditorProps) {
  const notes = useMemo(() => sharedNotes(doc.getMap(notesField)), [doc]);
  return (
    <RichEditor
      shared={doc}
      notes={notes}
      isReadOnly={isReadOnly}
      onReady={(ready) => {
        onReady(ready);
        const showPlace = () => provider.setAwarenessField('place', ready.state.selection.head);
        ready.on('selectionUpdate', showPlace);
        showPlace();
      }}
      status={<LiveStatus live={live} isReadOnly={isReadOnly} />}
    />
  );
}
