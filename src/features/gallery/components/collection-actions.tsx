import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  deleteCollection,
  editCollection,
  followCollection,
  getCollection,
  listCollected,
  listCollections,
  unfollowCollection,
  type CollectionView,
} from '../collections/contract.ts';
import { CollectionForm } from './collection-form.tsx';

const refreshes = [getCollection, listCollections, listCollected];

/** For members: its owner edits it, others follow or report it. */
export function CollectionActions({ collection }: { collection: CollectionView }) {
  const { id, mine } = collection;
  const [opened, setOpened] = useState<'edit' | 'delete' | 'report' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      {!mine && <Follow collection={collection} />}
      <MoreMenu label="More" variant="secondary">
        {mine ? (
          <>
            <DropdownMenuItem onSelect={() => setOpened('edit')}>Edit</DropdownMenuItem>
            <DropdownMenuItem danger onSelect={() => setOpened('delete')}>
              Delete
            </DropdownMenuItem>
          </>
        ) : (
          <DropdownMenuItem onSelect={() => setOpened('report')}>Report</DropdownMenuItem>
        )}
      </MoreMenu>
      <ReportDialog target={{ kind: 'collection', id }} open={opened === 'report'} onOpenChange={close} />
      <Dialog open={opened === 'edit'} onOpenChange={close}>
        <DialogContent title="Edit collection">
          <Edit collection={collection} onDone={close} />
        </DialogContent>
      </Dialog>
      <Delete id={id} open={opened === 'delete'} onOpenChange={close} />
    </>
  );
}

function Follow({ collection: { id, following } }: { collection: CollectionView }) {
  const follow = useCall(followCollection, { refreshes });
  const unfollow = useCall(unfollowCollection, { refreshes });
  const { mutate, isPending } = following ? unfollow : follow;
  return (
    <Button
      variant={following ? 'secondary' : 'primary'}
      pending={isPending}
      onClick={() =>
        mutate(
          { params: { id } },
          {
            onError: toastError,
          },
        )
      }
    >
      {following ? 'Following' : 'Follow'}
    </Button>
  );
}

function Edit({ collection, onDone }: { collection: CollectionView; onDone: () => void }) {
  const { id, title, about, isPublic, rule } = collection;
  const edit = useCall(editCollection, { refreshes, onSuccess: onDone });
  return (
    <CollectionForm
      initial={{ title, about, isPublic, rule }}
      action="Save"
      pending={edit.isPending}
      error={edit.error}
      onSubmit={(body) => edit.mutate({ params: { id }, body })}
    />
  );
}

function Delete({ id, open, onOpenChange }: { id: string; open: boolean; onOpenChange: () => void }) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this collection?"
      description="Its creations stay in the gallery. This can’t be undone."
      confirmLabel="Delete"
      danger
      onConfirm={async () => {
        await call(deleteCollection, { params: { id } });
        toast({ title: 'Collection deleted' });
        await navigate(href('/collections', { shelf: 'mine' }));
      }}
    />
  );
}
