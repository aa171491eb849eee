import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { listSavedSearches, removeSavedSearch, saveSearch } from '../contract.ts';
import { filterWords } from '../filters.ts';
import { askedIn } from '../search-address.ts';

const refreshes = [listSavedSearches];

/** One's saved searches, each a link that searches again. Nothing is shown where there is none. */
export function SavedSearches() {
  const saved = useQuery(query(listSavedSearches));
  const save = useCall(saveSearch, { refreshes });
  const remove = useCall(removeSavedSearch, { refreshes });
  const items = saved.data?.items ?? [];
  if (items.length === 0) return null;

  async function letGo({ id, address, q }: (typeof items)[number]) {
    await remove.mutateAsync({ params: { id } });
    const body = askedIn(new URLSearchParams(address))!;
    toast({
      title: 'Removed from your saved searches',
      description: q,
      action: { label: 'Undo', altText: 'Save it again', onSelect: () => save.mutate({ body }) },
    });
  }

  return (
    <section aria-label="Saved searches" className="grid gap-2">
      <h2 className="font-sans text-base font-medium tracking-normal text-muted">Saved</h2>
      <ul className="grid gap-1">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-2">
            <Link
              to={item.address}
              dir="auto"
              className="min-w-0 truncate font-medium underline underline-offset-4"
            >
              {item.q}
            </Link>
            {item.filter !== 'web' && <span className="text-sm text-muted">{filterWords[item.filter]}</span>}
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Remove ${item.q}`}
              onClick={() => void letGo(item)}
            >
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
