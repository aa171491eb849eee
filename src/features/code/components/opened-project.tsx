import type { WorkView } from '#tools/work/contract.ts';
import { projectWork } from '#tools/kinds/project-work.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { WorkDesk } from '#tools/work/components/work-desk.tsx';
import { WorkTitle } from '#tools/work/components/work-title.tsx';
import { useDesk } from '#tools/work/use-desk.ts';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { useHasModel } from '#tools/page/use-has-model.ts';
import { ChangeBox } from './change-box.tsx';
import { FixContext } from './fix-context.ts';
import { GenerationNotes } from './generation-notes.tsx';

export default function OpenedProject({ id, onGone }: { id: string; onGone: () => void }) {
  return (
    <OpenedWork id={id} kinds={[projectWork]} away="New project" onGone={onGone}>
      {(work) => <ProjectDesk work={work} onGone={onGone} />}
    </OpenedWork>
  );
}

function ProjectDesk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const editing = useDesk(work);
  const hasModel = useHasModel() === true;
  const [errors, setErrors] = useState('');
  return (
    <FixContext value={hasModel && editing.mayEdit ? setErrors : null}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
        <WorkTitle key={work.title} work={work} />
        <Button asChild size="sm" variant="secondary" className="justify-self-start">
          <Link to={href('/v2/vibe-coder', { work: work.id })}>
            <MousePointerClick aria-hidden /> Change it by pointing
          </Link>
        </Button>
        {work.runId && work.role === 'owner' && <GenerationNotes run={work.runId} />}
        {hasModel && editing.mayEdit && (
          <ChangeBox
            key={errors}
            work={work.id}
            project={editing.content as ProjectData}
            errors={errors}
            onBefore={editing.flush}
          />
        )}
        <WorkDesk work={work} editing={editing} onGone={onGone} />
      </div>
    </FixContext>
  );
}
