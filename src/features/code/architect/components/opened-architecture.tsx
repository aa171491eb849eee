import { useNavigate } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { WorkTitle } from '#tools/work/components/work-title.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { useBeginWork } from '#tools/work/use-begin-work.ts';
import { useDesk } from '#tools/work/use-desk.ts';
import type { Architecture } from '../architecture.ts';
import { architectureWork } from '../kind.ts';

export default function OpenedArchitecture({ id, onGone }: { id: string; onGone: () => void }) {
  return (
    <OpenedWork id={id} kinds={[architectureWork]} away="New system" onGone={onGone}>
      {(work) => <Desk work={work} onGone={onGone} />}
    </OpenedWork>
  );
}

function Desk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  const architecture = editing.content as Architecture;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
      <WorkTitle key={work.title} work={work} />
      {architecture.entities.length > 0 && <OpenScaffold title={work.title} architecture={architecture} />}
      <WorkDesk work={work} editing={editing} onGone={onGone} />
    </div>
  );
}

/** A server over the data model with its tests, as a code project. */
function OpenScaffold({ title, architecture }: { title: string; architecture: Architecture }) {
  const navigate = useNavigate();
  const begin = useBeginWork(projectWork, {
    onSuccess: ({ id }) => void navigate(href('/code-generator', { work: id })),
    onError: (error) => toast({ title: 'The scaffold couldn’t be opened', description: wordsOf(error) }),
  });
  async function open() {
    const { scaffold } = await import('../scaffold.ts');
    begin.mutate({ title, content: scaffold(title, architecture) });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken p-4">
      <p className="min-w-60 flex-1">
        A server with this data model, its interface and tests that pass. It needs Node 24 and no packages.
      </p>
      <Button size="sm" pending={begin.isPending} onClick={() => void open()}>
        Open the scaffold
      </Button>
    </div>
  );
}
