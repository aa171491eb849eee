import { urlOf } from '#kit/contract/call.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { ExportMenu } from '#tools/export/components/export-menu.tsx';
import { SendTo } from '#tools/page/send-to.tsx';
import { AddToGallery } from '#tools/share/components/add-to-gallery.tsx';
import { ShareWork } from '#tools/share/components/share-work.tsx';
import { exportWork, type WorkView } from '../contract.ts';
import { useFilesChoice } from '../use-files-choice.ts';
import { useShownWork } from '../work-table.ts';
import { PeopleDialog } from './people-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { WorkMenu } from './work-menu.tsx';

interface WorkActionsProps {
  work: WorkView;
  isMember: boolean;
  /** What is not saved yet is, before it is taken away or shown to others. */
  onBefore: () => Promise<void>;
  onGone: () => void;
}

/** What can be done with a work beside editing it. */
export function WorkActions({ work, isMember, onBefore, onGone }: WorkActionsProps) {
  const { id, title, tool, text } = work;
  const files = useFilesChoice(work);
  const isOwner = work.role === 'owner';
  const isSound = work.condition === 'sound';
  const isPrivate = useShownWork(work.kind)?.kind.isPrivate ?? false;
  return (
    <div className="flex flex-wrap gap-2" onPointerDownCapture={() => void onBefore()}>
      {isSound && text && <CopyButton value={() => `${text.trimEnd()}\n`} />}
      <ExportMenu
        title={title}
        exports={work.exports}
        hasRaw={false}
        addressOf={({ format }) => urlOf(exportWork, { params: { id }, query: { format } })}
      />
      {isOwner && isSound && (
        <>
          <ShareWork work={work} />
          {!isPrivate && <AddToGallery subject={{ kind: 'work', id, title, files }} />}
        </>
      )}
      {isSound && !isPrivate && <SendTo kind="text" tool={tool} sent={{ fromWork: id }} />}
      <VersionsDialog work={work} />
      <PeopleDialog work={work} isMember={isMember} />
      <WorkMenu work={work} onGone={onGone} />
    </div>
  );
}
