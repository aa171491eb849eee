import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { call } from '#kit/contract/call.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { sayWhy } from '#tools/page/say-why.ts';
import { deleteAlly, editAlly, getAlly, listAllies, remixAlly, restoreAlly, type Ally } from '../contract.ts';
import { listMemories } from '../memories/contract.ts';
import { allyReportKind } from '../report-kind.ts';

/** What can be done with an ally, by whoever made it and by others. */
export function AllyMenu({ ally }: { ally: Ally }) {
  const { id, name, isMine, mayChange, isShared } = ally;
  const acting = useActing();
  const [opened, setOpened] = useState<'delete' | 'report' | null>(null);
  const navigate = useNavigate();
  const edit = useCall(editAlly, { refreshes: [getAlly, listAllies] });
  const remix = useCall(remixAlly, {
    refreshes: [getAlly, listAllies],
    onSuccess: (made) => {
      toast({
        title: acting ? `${name} created` : `${name} is now yours`,
        description: 'Its notes and links were copied too.',
      });
      void navigate(href('/frenlyai-v2/codex/:allyId', { allyId: made.id }));
    },
  });
  return (
    <>
      <MoreMenu label="More" pending={edit.isPending || remix.isPending}>
        <DropdownMenuItem onSelect={() => remix.mutate({ params: { id }, body: {} }, { onError: sayWhy })}>
          {isMine ? 'Make a copy' : 'Remix'}
        </DropdownMenuItem>
        {mayChange && (
          <>
            {/* An ally of a business stays in the business. */}
            {!acting && (
              <DropdownMenuItem
                onSelect={() =>
                  edit.mutate({ params: { id }, body: { isShared: !isShared } }, { onError: sayWhy })
                }
              >
                {isShared ? 'Stop sharing' : 'Share with everyone'}
              </DropdownMenuItem>
            )}
            <DropdownMenuItem danger onSelect={() => setOpened('delete')}>
              Delete
            </DropdownMenuItem>
          </>
        )}
        {!isMine && <DropdownMenuItem onSelect={() => setOpened('report')}>Report</DropdownMenuItem>}
      </MoreMenu>
      <ReportDialog
        target={{ kind: allyReportKind, id }}
        open={opened === 'report'}
        onOpenChange={() => setOpened(null)}
      />
      <DeleteDialog ally={ally} open={opened === 'delete'} onClose={() => setOpened(null)} />
    </>
  );
}

function DeleteDialog({
  ally: { id, name },
  open,
  onClose,
}: {
  ally: Ally;
  open: boolean;
  onClose: () => void;
}) {
  const acting = useActing();
  const [withMemories, setWithMemories] = useState(false);
  const navigate = useNavigate();
  const remove = useCall(deleteAlly, {
    refreshes: [getAlly, listAllies, listMemories],
    onSuccess: () => {
      void navigate(href('/frenlyai-v2/codex'));
      toast({
        title: `${name} was deleted`,
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () =>
            void call(restoreAlly, { params: { id } })
              .then(() => navigate(href('/frenlyai-v2/codex/:allyId', { allyId: id })))
              .catch(sayWhy),
        },
      });
    },
  });
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        title={`Delete ${name}?`}
        description="Its own knowledge is deleted too. It stays in the trash for 30 days."
      >
        <Checkbox
          label={acting ? 'Also delete what it learnt' : 'Also delete what it learnt about me'}
          hint="Otherwise your other allies keep it."
          checked={withMemories}
          onChange={({ target }) => setWithMemories(target.checked)}
        />
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            pending={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { id }, query: { memories: withMemories ? 'delete' : 'keep' } },
                { onError: sayWhy },
              )
            }
          >
            Delete
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
