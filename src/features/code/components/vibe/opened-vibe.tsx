/** A project that people talk about: what was said on the left, the running page on the right. */
import Code from 'lucide-react/icons/code';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { projectWork } from '#tools/kinds/project-work.ts';
import type { ProjectData } from '#tools/kinds/project.ts';
import { useHasModel } from '#tools/page/use-has-model.ts';
import { OpenedWork } from '#tools/work/components/opened-work.tsx';
import { Proposals } from '#tools/work/components/proposals.tsx';
import { SaveConflict } from '#tools/work/components/save-conflict.tsx';
import { SaveStatus } from '#tools/work/components/save-status.tsx';
import { WorkActions } from '#tools/work/components/work-actions.tsx';
import { WorkTitle } from '#tools/work/components/work-title.tsx';
import type { WorkView } from '#tools/work/contract.ts';
import { useDesk, useIsMember } from '#tools/work/use-desk.ts';
import { partOf, selectorOf } from '../../point/selector.ts';
import type { Picked } from '../../preview/picked.ts';
import { usePreview } from '../../preview/use-preview.ts';
import { ChangeBox } from '../change-box.tsx';
import { PreviewPane } from '../preview-pane.tsx';
import { ElementForm } from './element-form.tsx';
import { ElementList } from './element-list.tsx';
import { PointButtons } from './point-buttons.tsx';
import { TimeLineList } from './time-line-list.tsx';
import { useChanges } from './use-changes.ts';
import { usePointing } from './use-pointing.ts';
import { WishBox } from './wish-box.tsx';

export default function OpenedVibe({ id, onGone }: { id: string; onGone: () => void }) {
  return (
    <OpenedWork id={id} kinds={[projectWork]} away="New project" onGone={onGone}>
      {(work) => <VibeDesk work={work} onGone={onGone} />}
    </OpenedWork>
  );
}

function VibeDesk({ work, onGone }: { work: WorkView; onGone: () => void }) {
  const { id } = work;
  const navigate = useNavigate();
  const editing = useDesk(work);
  const isMember = useIsMember();
  const hasModel = useHasModel() === true;
  const { mayEdit } = editing;
  const project = editing.content as ProjectData;
  const preview = usePreview(project, { isStarted: true });
  const changes = useChanges(id, editing);
  const pointing = usePointing();
  const { picked } = pointing;
  // What was asked of one element is not asked of the next.
  const [asked, setAsked] = useState(0);
  function apply(next: ProjectData, name: string) {
    pointing.leave();
    void changes.apply(next, name);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-16">
      <WorkTitle key={work.title} work={work} />
      <div className="flex flex-wrap items-center gap-2">
        <WorkActions work={work} isMember={isMember} onBefore={editing.flush} onGone={onGone} />
        <Button asChild size="sm" variant="secondary">
          <Link to={href('/code-generator', { work: id })}>
            <Code aria-hidden /> Open the code
          </Link>
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2">
          {changes.problem && <Notice tone="error">{changes.problem}</Notice>}
          <TimeLineList id={id} changes={changes} mayEdit={mayEdit} />
          {mayEdit && pointing.listed && (
            <ElementList elements={pointing.listed} picked={picked} onPick={pointing.choose} />
          )}
          {mayEdit && picked && (
            <ElementForm
              key={selectorOf(picked)}
              project={project}
              picked={picked}
              isBusy={changes.isBusy}
              onApply={apply}
              onClose={pointing.leave}
            />
          )}
          {mayEdit && !hasModel && (
            <WishBox project={project} picked={picked} isBusy={changes.isBusy} onApply={apply} />
          )}
          {mayEdit && hasModel && (
            <ChangeBox
              key={asked}
              work={id}
              project={project}
              errors=""
              about={picked ? wordsOfPicked(picked) : undefined}
              onBefore={editing.flush}
            />
          )}
          <Proposals
            work={work}
            onTaken={({ note }) => {
              setAsked((count) => count + 1);
              void changes.keep(note || 'A proposal');
            }}
          />
          {editing.status === 'conflict' ? (
            <SaveConflict editing={editing} />
          ) : (
            <SaveStatus editing={editing} />
          )}
        </div>
        <div className="h-[75dvh] min-h-[30rem] overflow-hidden rounded-card border border-line bg-surface lg:sticky lg:top-20">
          <PreviewPane
            preview={preview}
            handle={pointing.handle}
            onMessage={pointing.hear}
            onOpen={() => void navigate(href('/code-generator', { work: id }))}
            tools={mayEdit && <PointButtons pointing={pointing} isDisabled={!preview.page} />}
          />
        </div>
      </div>
    </div>
  );
}

const wordsOfPicked = (picked: Picked) =>
  [
    `The request is about the element <${picked.tag}>`,
    picked.text && ` with the text “${picked.text.slice(0, 120)}”`,
    partOf(picked) && ` in the part with the id “${partOf(picked)}”`,
    ` (${selectorOf(picked)}).`,
  ]
    .filter(Boolean)
    .join('');
