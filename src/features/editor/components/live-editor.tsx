/** A document that several people write at once. */
import { HocuspocusProvider } from '@hocuspocus/provider';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import * as Y from 'yjs';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { livePath } from '#tools/work/live/live-path.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '#tools/work/unsent.ts';
import type { LiveEditedWork } from '#tools/work/work-table.ts';
import { notesField } from '../document/live.ts';
import { roomForText } from '../document/room-for-text.ts';
import { setDrawn, type Caret } from '../extensions/decorated.ts';
import { sharedNotes, type NoteStore } from '../notes.ts';
import { RichEditor } from './rich-editor.tsx';

/** What is typed in this time is sent together. */
const flushDelay = 150;
/** What the server has not confirmed by then is kept in this browser. */
const keepDelay = 400;

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
  const { data: me } = useQuery<{ id: string } | null>({ queryKey: ['GET', '/api/auth/user'] });
  const owner = me?.id;

  useEffect(() => {
    if (!owner) return undefined;
    const mine = { owner, work: id };
    const doc = new Y.Doc();
    roomForText(doc);
    const become = (change: Partial<Connected>) => setState((now) => ({ ...now, ...change }));
    /** What the server has: the rest is kept here until it does. */
    let sent = Y.encodeStateVector(doc);
    let isRefused = false;
    let isGone = false;
    /** Until what was kept is back, nothing here may take its place. */
    let isBack = false;
    let keeping: ReturnType<typeof setTimeout> | undefined;
    const keep = () => void keepUnsent(mine, Y.encodeStateAsUpdate(doc, sent));
    function keepSoon(unsent: number) {
      clearTimeout(keeping);
      if (isRefused || !isBack) return;
      if (unsent > 0) keeping = setTimeout(keep, keepDelay);
      else if (provider.isSynced) {
        sent = Y.encodeStateVector(doc);
        void forgetUnsent(mine);
      }
    }
    /** What was refused once would be refused each time: it stays on the page, to be copied, and is not kept. */
    function refuse(reason: string) {
      isRefused = true;
      clearTimeout(keeping);
      void forgetUnsent(mine);
      setRefusal(reason);
    }
    /** What a closed tab left behind goes to the server as if it had just been typed. */
    async function bringBack() {
      if (isBack) return;
      const kept = await readUnsent(mine);
      if (isGone || isBack) return;
      isBack = true;
      sent = Y.encodeStateVector(doc);
      if (kept) Y.applyUpdate(doc, kept, 'kept');
      keepSoon(provider.unsyncedChanges);
      setShared((now) => now ?? { doc, provider, notes: sharedNotes(doc.getMap(notesField)) });
      become({ isSynced: true });
    }
    const provider = new HocuspocusProvider({
      url: liveUrl(),
      name: id,
      document: doc,
      flushDelay,
      onStatus: ({ status }) => become({ status }),
      onSynced: () => void bringBack(),
      onUnsyncedChanges: ({ number }) => {
        become({ isSaved: number === 0 });
        keepSoon(number);
      },
      onAuthenticationFailed: ({ reason }) => refuse(reason),
      onClose: ({ event }) => event.code === 4403 && refuse(event.reason),
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
    const leave = () => isBack && !isRefused && provider.hasUnsyncedChanges && keep();
    addEventListener('pagehide', leave);
    return () => {
      leave();
      isGone = true;
      setShared(undefined);
      clearTimeout(keeping);
      removeEventListener('pagehide', leave);
      provider.destroy();
      doc.destroy();
    };
  }, [id, owner]);

  const refused = refusal !== undefined && (
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
      {state.isSynced && ' What you wrote is still below, to be read and copied.'}
    </Notice>
  );
  if (!shared || !state.isSynced) return refused || <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {refused}
      <RichEditor
        shared={shared.doc}
        notes={shared.notes}
        isReadOnly={isReadOnly || refusal !== undefined}
        onReady={(ready) => {
          editor.current = ready;
          const tell = () => shared.provider.setAwarenessField('place', ready.state.selection.head);
          ready.on('selectionUpdate', tell);
          tell();
        }}
        status={
          <p role="status">
            {statusWords(state, isReadOnly || refusal !== undefined)}
            {state.others.length > 0 && ` Here now: ${new Intl.ListFormat('en').format(state.others)}.`}
          </p>
        }
      />
    </div>
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
