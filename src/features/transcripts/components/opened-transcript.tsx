import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { EditableWork } from '#tools/work/components/work-desk.tsx';
import { transcriptWork } from '../kind.ts';

/** A transcript that someone edits, by its own address or by the run that it began with. */
export function OpenedTranscript({ id, onGone }: { id: string; onGone: () => void }) {
  return (
    <OpenedWork id={id} kinds={[transcriptWork]} away="New transcript" onGone={onGone}>
      {(work) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
          <EditableWork work={work} onGone={onGone} />
        </div>
      )}
    </OpenedWork>
  );
}
