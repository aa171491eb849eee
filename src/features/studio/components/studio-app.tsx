/** The brief, the run that makes a set of it, or the set that came of it. */
import { useMemo } from 'react';
import { RunOrWork } from '#tools/work/components/run-or-work.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { useDesk } from '#tools/work/use-desk.ts';
import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { setWork } from '../kind.ts';
import { studio } from '../tool.ts';
import { StartForm } from './start-form.tsx';
import { WorkIdContext } from './work-id.ts';

export const StudioApp = () => (
  <RunOrWork
    toolId={studio.id}
    kind={setWork}
    what="Set"
    className="pb-16"
    Start={StartForm}
    Opened={OpenedSet}
  />
);

function OpenedSet({ id, onGone }: { id: string; onGone: () => void }) {
  return (
    <OpenedWork id={id} kinds={[setWork]} away="New set" onGone={onGone}>
      {(work) => <Desk work={work} onGone={onGone} />}
    </OpenedWork>
  );
}

function Desk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  const { flush } = editing;
  const here = useMemo(() => ({ id: work.id, flush }), [work.id, flush]);
  return (
    <WorkIdContext value={here}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-16">
        <p dir="auto" className="font-display text-2xl font-bold wrap-anywhere">
          {work.title}
        </p>
        <WorkDesk work={work} editing={editing} onGone={onGone} />
      </div>
    </WorkIdContext>
  );
}
