/** A design that several people work on at once. */
import { HocuspocusProvider } from '@hocuspocus/provider';
import { useEffect, useRef, useState } from 'react';
import * as Y from 'yjs';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { livePath } from '#tools/work/live/live-path.ts';
import type { LiveEditedWork } from '#tools/work/work-table.ts';
import { readLive, writeLive } from '../live/live-design.ts';
import type { Design } from '../scene.ts';
import { Desk } from './desk.tsx';

/** What is changed in this time is sent together. */
const flushDelay = 120;

interface Connected {
  status: 'connecting' | 'connected' | 'disconnected';
  isSaved: boolean;
  others: string[];
}

export default function LiveDesignEditor({ id, isReadOnly, onUnavailable }: LiveEditedWork) {
  const [design, setDesign] = useState<Design>();
  const [state, setState] = useState<Connected>({ status: 'connecting', isSaved: true, others: [] });
  const [refusal, setRefusal] = useState<string>();
  const shared = useRef<Y.Doc>(undefined);

  useEffect(() => {
    const doc = new Y.Doc();
    shared.current = doc;
    const become = (change: Partial<Connected>) => setState((now) => ({ ...now, ...change }));
    let isSynced = false;
    const show = () => isSynced && setDesign(readLive(doc));
    const provider = new HocuspocusProvider({
      url: liveUrl(),
      name: id,
      document: doc,
      flushDelay,
      onStatus: ({ status }) => become({ status }),
      onSynced: () => {
        isSynced = true;
        show();
      },
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
    doc.on('update', show);
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
  if (!design) return <Skeleton className="h-96 rounded-card" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Desk
        design={design}
        onChange={isReadOnly ? null : (next) => shared.current && writeLive(shared.current, next)}
      />
      <p role="status" className="text-sm text-muted">
        {statusWords(state, isReadOnly)}
        {state.others.length > 0 && ` Here now: ${new Intl.ListFormat('en').format(state.others)}.`}
      </p>
    </div>
  );
}

function statusWords({ status, isSaved }: Connected, isReadOnly: boolean): string {
  if (status !== 'connected')
    return 'No connection. Keep working: your changes are merged when you are back.';
  if (isReadOnly) return 'You can look at this, but not edit it.';
  return isSaved ? 'Saved.' : 'Saving…';
}

function liveUrl(): string {
  const url = new URL(livePath, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  return url.href;
}
