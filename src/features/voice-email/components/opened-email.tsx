import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { EditableWork } from '#tools/work/components/work-desk.tsx';
import { spokenEmailWork } from '../kind.ts';

export default function OpenedEmail({ id, onGone }: { id: string; onGone: () => void }) {
  return (
    <OpenedWork id={id} kinds={[spokenEmailWork]} away="New e-mail" onGone={onGone}>
      {(work) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
          <EditableWork work={work} onGone={onGone} />
        </div>
      )}
    </OpenedWork>
  );
}
