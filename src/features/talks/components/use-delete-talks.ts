import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { toast } from '#kit/ui/toast.ts';
import { deleteTalks, listFolders, listTalks, restoreTalks } from '../contract.ts';

const refreshes = [listTalks, listFolders];

/** Deletes at once, and says how to undo it. Whatever asked for it may be gone from the page by then. */
export function useDeleteTalks(onDeleted?: () => void) {
  const restore = useCall(restoreTalks, { refreshes });
  const { mutateAsync, isPending } = useCall(deleteTalks, { refreshes });

  async function remove(ids: string[], what: string) {
    const body = { ids };
    try {
      await mutateAsync({ body });
    } catch (error) {
      return toastError(error);
    }
    onDeleted?.();
    toast({
      title: 'Deleted',
      description: what,
      action: {
        label: 'Undo',
        altText: 'Restore it from the trash in your settings',
        onSelect: () => void restore.mutateAsync({ body }).catch(toastError),
      },
    });
  }

  return { isPending, remove: (ids: string[], what: string) => void remove(ids, what) };
}
