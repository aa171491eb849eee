import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { query } from '#kit/contract/query.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { listSavedSearches, removeSavedSearch, saveSearch } from '../contract.ts';
import { addressOf, type AskedInAddress } from '../search-address.ts';

const refreshes = [listSavedSearches];
/** Keeps what is asked for, to search again later; pressed once more it is let go. */
export function SaveSearch({ asked }: { asked: AskedInAddress }) {
  const saved = useQuery(query(listSavedSearches));
  const save = useCall(saveSearch, { refreshes });
  const remove = useCall(removeSavedSearch, { refreshes });
  const known = saved.data?.items.find(({ address }) => address === addressOf(asked));
  const toggle = () =>
    known
      ? remove.mutate({ params: { id: known.id } }, { onError: toastError })
      : save.mutate({ body: asked }, { onError: toastError });
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={known !== undefined}
      disabled={!saved.isSuccess}
      pending={save.isPending || remove.isPending}
      onClick={toggle}
    >
      <Bookmark aria-hidden className={known ? 'fill-current' : undefined} />
      {known ? 'Saved' : 'Save search'}
    </Button>
  );
}
