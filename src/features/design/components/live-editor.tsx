/** A design that several people work on at once. */
import type * as Y from 'yjs';
import { LiveFrame, LiveStatus } from '#tools/work/live/live-frame.tsx';
import { useLiveContent } from '#tools/work/live/use-live-content.ts';
import { useLiveDocument } from '#tools/work/live/use-live-document.ts';
import type { LiveEditedWork } from '#tools/work/work-table.ts';
import { readLive, writeLive } from '../live/live-design.ts';
import { Desk } from './desk.tsx';

export default function LiveDesignEditor({ id, isReadOnly, onUnavailable }: LiveEditedWork) {
  const live = useLiveDocument(id);
  const isLocked = isReadOnly || live.refusal !== undefined;
  return (
    <LiveFrame live={live} onUnavailable={onUnavailable}>
      {({ doc }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <SharedDesk key={doc.guid} doc={doc} isReadOnly={isLocked} />
          <LiveStatus live={live} isReadOnly={isLocked} />
        </div>
      )}
    </LiveFrame>
  );
}

function SharedDesk({ doc, isReadOnly }: { doc: Y.Doc; isReadOnly: boolean }) {
  const design = useLiveContent(doc, readLive);
  return <Desk design={design} onChange={isReadOnly ? null : (next) => writeLive(doc, next)} />;
}
