/** A text that several people write at once. Each sees who else is there, and what they write as they write it. */
import { HocuspocusProvider } from '@hocuspocus/provider';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as Y from 'yjs';
import { Field } from '#kit/ui/field.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { livePath } from '../live/live-path.ts';
import type { LiveEditedWork } from '../work-table.ts';
import { longestText } from './text-content.ts';
import { editBetween, movedBy } from './text-edit.ts';

/** What is typed in this time is sent together. */
const flushDelay = 150;

interface Connected {
  status: 'connecting' | 'connected' | 'disconnected';
  isSynced: boolean;
  isSaved: boolean;
  others: string[];
}

export default function LiveTextEditor({ id, isReadOnly, onUnavailable }: LiveEditedWork) {
  const [text, setText] = useState('');
  const [state, setState] = useState<Connected>({
    status: 'connecting',
    isSynced: false,
    isSaved: true,
    others: [],
  });
  const [refusal, setRefusal] = useState<string>();
  const shared = useRef<Y.Text>(undefined);
  const area = useRef<HTMLTextAreaElement>(null);
  const caret = useRef<[number, number]>(undefined);

  useEffect(() => {
    const doc = new Y.Doc();
    const words = doc.getText('text');
    shared.current = words;
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
      onAwarenessChange: ({ states }) =>
        become({
          others: states
            .filter(({ clientId }) => clientId !== doc.clientID)
            .flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
        }),
    });
    provider.setAwarenessField('place', 0);
    words.observe(({ delta, transaction }) => {
      const now = area.current;
      if (now && !transaction.local)
        caret.current = [movedBy(delta, now.selectionStart), movedBy(delta, now.selectionEnd)];
      setText(words.toString());
    });
    return () => {
      provider.destroy();
      doc.destroy();
    };
  }, [id]);

  // What others write before the caret must not move it away from the words that it stands in.
  useLayoutEffect(() => {
    const moved = caret.current;
    caret.current = undefined;
    if (moved && document.activeElement === area.current) area.current?.setSelectionRange(...moved);
  });

  function write(next: string) {
    const words = shared.current;
    if (!words) return;
    const { at, removed, added } = editBetween(words.toString(), next);
    words.doc?.transact(() => {
      if (removed > 0) words.delete(at, removed);
      if (added) words.insert(at, added);
    });
  }

  if (refusal !== undefined)
    return (
      <Notice
        tone="warning"
        title="This cannot be edited together now"
        action={
          <button type="button" className="underline underline-offset-4" onClick={onUnavailable}>
            Edit it alone
          </button>
        }
      >
        {refusal}
      </Notice>
    );
  return (
    <div className="grid gap-2">
      <Field label="Text" hideLabel>
        <Textarea
          ref={area}
          rows={12}
          dir="auto"
          maxLength={longestText}
          className="max-h-[70vh] min-h-60"
          aria-busy={!state.isSynced}
          readOnly={isReadOnly || !state.isSynced}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </Field>
      <p role="status" className="text-sm text-muted">
        {statusWords(state, isReadOnly)}
        {state.others.length > 0 && ` Here now: ${new Intl.ListFormat('en').format(state.others)}.`}
      </p>
    </div>
  );
}

function statusWords({ status, isSynced, isSaved }: Connected, isReadOnly: boolean): string {
  if (!isSynced) return 'Opening…';
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
