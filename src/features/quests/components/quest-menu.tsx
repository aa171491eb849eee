import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import { deleteQuest, listMembersQuests, restoreQuest, type QuestView } from '../contract.ts';

/** Its maker edits it, others report it; everyone may pass it on. */
export function QuestMenu({ quest, signedIn }: { quest: QuestView; signedIn: boolean }) {
  const { id, mine, by, isPublic } = quest;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'delete' | 'report' | null>(null);
  const close = () => setOpened(null);
  const remove = useCall(deleteQuest, { refreshes: [listMembersQuests] });
  async function bringBack() {
    await call(restoreQuest, { params: { id } });
    await navigate(href('/frenlyai-v2/quests/:questId', { questId: id }));
  }
  return (
    <>
      {isPublic && <CopyButton label="Copy link" value={() => location.href} />}
      {by && signedIn && (
        <MoreMenu label="More" variant="secondary">
          {mine ? (
            <>
              <DropdownMenuItem onSelect={() => void navigate(href('/frenlyai-v2/quests/new', { edit: id }))}>
                Edit
              </DropdownMenuItem>
              <DropdownMenuItem danger onSelect={() => setOpened('delete')}>
                Delete
              </DropdownMenuItem>
            </>
          ) : (
            <DropdownMenuItem onSelect={() => setOpened('report')}>Report</DropdownMenuItem>
          )}
        </MoreMenu>
      )}
      <ReportDialog target={{ kind: 'quest', id }} open={opened === 'report'} onOpenChange={close} />
      <ConfirmDialog
        danger
        open={opened === 'delete'}
        onOpenChange={close}
        title="Delete this quest?"
        description="No one can do it any more. It moves to your trash. People keep the scrolls they earned."
        confirmLabel="Delete"
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id } });
          await navigate(href('/frenlyai-v2/quests', { shelf: 'own' }));
          toast({
            title: 'Quest deleted',
            action: {
              label: 'Undo',
              altText: 'Restore it from the trash in your settings',
              onSelect: () => void bringBack().catch(sayWhy),
            },
          });
        }}
      />
    </>
  );
}
