/** A document that several people write at once. */
import { HocuspocusProvider } from '@hocuspocus/provider';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import * as Y from 'yjs';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { livePath } from '#tools/work/live/live-path.ts';
import type { LiveEditedWork } from '#tools/work/work-table.ts';
import { notesField } from '../document/live.ts';
import { setDrawn, type Caret } from '../extensions/decorated.ts';
import { sharedNotes, type NoteStore } from '../notes.ts';
import { RichEditor } from './rich-editor.tsx';

/** What is typed in this time is sent together. */
const flushDelay = 150;

interface Shared {
  doc: Y.Doc;
  notes: NoteStore;
  provider: HocuspocusProvider;
}

interface Connected {
  status: 'connecting' | 'connected' | 'disconnected';
  isSynced: boolean;
  isSaved: boolean;
  others: readonly string[];
}

export default function LiveEditor({ id, isReadOnly, onUnavailable }: LiveEditedWork) {
  const [shared, setShared] = useState<Shared>();
  const [state, setState] = useState<Connected>({
    status: 'connecting',
    isSynced: false,
    isSaved: true,
    others: [],
  });
  const [refusal, setRefusal] = useState<string>();
  const editor = useRef<Editor>(undefined);

  useEffect(() => {
    const doc = new Y.Doc();
    const become = (change: Partial<Connected>) => setState((now) => ({ ...now, ...change }));
    const provider = new HocuspocusProvider({
      url: liveUrl(),
      name: id,
      document: doc,
      flushDelay,
      onStatus: ({ status }) => become({ status }),
      onSynced: () => become({ isSynced: true }),
      onUnsyncedChanges: ({ number }) => become({ isSaved: number === 0 }),
      onAuthenticationFailed: ({ reason }) => setRefusal(reason),
      onClose: ({ event }) => event.code === 4403 && setRefusal(event.reason),
      onAwarenessChange({ states }) {
        const there = states.filter(({ clientId }) => clientId !== doc.clientID);
        become({ others: there.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])) });
        const carets = there.flatMap(({ name, place }): Caret[] =>
          typeof name === 'string' && typeof place === 'number' ? [{ name, at: place }] : [],
        );
        const now = editor.current;
        if (now && !now.isDestroyed) now.view.dispatch(setDrawn(now.state.tr, { carets }));
      },
    });
    setShared({ doc, provider, notes: sharedNotes(doc.getMap(notesField)) });
    return () => {
      provider.destroy();
      doc.destroy();
    };
  }, [id]);

  if (refusal !== undefined)
    return (
      <Notice
        tone="warning"
        title="This cannot be edited together now"
        action={
          <Button size="sm" variant="secondary" onClick={onUnavailable}>
            Edit it alone
          </Button>
        }
      >
        {refusal}
      </Notice>
    );
  if (!shared || !state.isSynced) return <Skeleton className="h-96 rounded-card" />;
  return (
    <RichEditor
      shared={shared.doc}
      notes={shared.notes}
      isReadOnly={isReadOnly}
      onReady={(ready) => {
        editor.current = ready;
        const tell = () => shared.provider.setAwarenessField('place', ready.state.selection.head);
        ready.on('selectionUpdate', tell);
        tell();
      }}
      status={
        <p role="status">
          {statusWords(state, isReadOnly)}
          {state.others.length > 0 && ` Here now: ${new Intl.ListFormat('en').format(state.others)}.`}
        </p>
      }
    />
  );
}

function statusWords({ status, isSaved }: Connected, isReadOnly: boolean): string {
  if (status !== 'connected')
    return 'No connection. Keep writing: your changes are merged when you are back.';
  if (isReadOnly) return 'You can read this, but not edit it.';
  return isSaved ? 'Saved.' : 'Saving…';
}

function liveUrl(): string {
  const url = new URL(livePath, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
