import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { WorkTitle } from '#tools/work/components/work-title.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { useDesk } from '#tools/work/use-desk.ts';
import { dashboardWork } from '../kind.ts';

export default function OpenedDashboard({ id, onGone }: { id: string; onGone: () => void }) {
  return (
    <OpenedWork id={id} kinds={[dashboardWork]} away="New dashboard" onGone={onGone}>
      {(work) => <Desk work={work} onGone={onGone} />}
    </OpenedWork>
  );
}

function Desk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
      <WorkTitle key={work.title} work={work} />
      <WorkDesk work={work} editing={editing} onGone={onGone} />
    </div>
  );
}
