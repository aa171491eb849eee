import { useCall, wordsOf } from '#kit/contract/use-call.ts';
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
      return sayWhatFailed(error);
    }
    onDeleted?.();
    toast({
      title: 'Deleted',
      description: what,
      action: {
        label: 'Undo',
        altText: 'Bring it back from the trash in your settings',
        onSelect: () => void restore.mutateAsync({ body }).catch(sayWhatFailed),
      },
    });
  }

  return { isPending, remove: (ids: string[], what: string) => void remove(ids, what) };
}

export function sayWhatFailed(error: unknown) {
  toast({ title: 'That did not work', description: wordsOf(error), variant: 'destructive' });
}
