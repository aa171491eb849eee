import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { deleteForGood, listTrash, restoreFromTrash, type TrashItem } from '#kit/trash/contract.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { getProfile } from '../contract.ts';
import { Failure } from '#kit/contract/failure.tsx';
import { inWords } from '#kit/contract/in-words.ts';
import { ItemList, ItemRow } from '#kit/ui/item-row.tsx';
import { Loaded } from '#kit/ui/loaded.tsx';
import { Panel } from '#kit/ui/panel.tsx';

export function TrashPanel() {
  const trash = useQuery(query(listTrash));
  return (
    <Panel
      name="trash"
      title="Trash"
      lede="Items you deleted in the last 30 days. After that they’re permanently deleted."
    >
      <Loaded query={trash}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState>The trash is empty. Deleted items stay here for 30 days.</EmptyState>
          ) : (
            <ItemList label="In the trash">
              {items.map((item) => (
                <TrashRow key={item.id} item={item} />
              ))}
            </ItemList>
          )
        }
      </Loaded>
    </Panel>
  );
}

function TrashRow({ item: { id, label, deletedAt, purgeAt } }: { item: TrashItem }) {
  const params = { id };
  const restore = useCall(restoreFromTrash, {
    refreshes: [listTrash, getProfile, currentUser],
    onSuccess: () => toast({ title: `“${label}” is restored` }),
  });
  const remove = useCall(deleteForGood, { refreshes: [listTrash] });
  return (
    <>
      <ItemRow
        icon={Trash2}
        title={label}
        detail={
          <>
            Deleted <Time value={deletedAt} /> · deleted permanently <Time value={purgeAt} />
          </>
        }
        actions={
          <>
            <Button
              variant="secondary"
              size="sm"
              pending={restore.isPending}
              onClick={() => restore.mutate({ params })}
            >
              <Undo2 aria-hidden />
              Restore
            </Button>
            <ConfirmDialog
              danger
              trigger={
                <IconButton label={`Delete ${label} permanently`} size="sm">
                  <Trash2 aria-hidden />
                </IconButton>
              }
              title={`Delete “${label}” permanently?`}
              description="This cannot be undone."
              confirmLabel="Delete permanently"
              onConfirm={() => inWords(remove.mutateAsync({ params }))}
            />
          </>
        }
      />
      {restore.error && (
        <li className="border-none pb-4">
          <Failure error={restore.error} />
        </li>
      )}
    </>
  );
}
