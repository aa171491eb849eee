import { Link, useNavigate } from 'react-router';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import {
  deleteListing,
  getListing,
  listListings,
  moveListing,
  ownListings,
  restoreListing,
  type ListingView,
} from '../contract.ts';

const refreshes = [getListing, listListings, ownListings];

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

/** What its owner does with it, and how it fares. */
export function OwnerPanel({ listing }: { listing: ListingView }) {
  const { id, state, statistics, expiresAt } = listing;
  const navigate = useNavigate();
  const move = useCall(moveListing, { refreshes });
  const restore = useCall(restoreListing, {
    refreshes,
    onSuccess: () => void navigate(href('/marketplace/item/:id', { id })),
  });
  const remove = useCall(deleteListing, {
    refreshes: [listListings, ownListings],
    onSuccess() {
      void navigate(href('/marketplace/yours'));
      toast({
        title: 'Listing deleted',
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError: toastError }),
        },
      });
    },
  });
  const go = (to: 'live' | 'closed') =>
    move.mutate({ params: { id }, body: { to } }, { onError: toastError });
  return (
    <Card field="sunken" className="grid gap-3">
      {state === 'draft' && (
        <Button pending={move.isPending} onClick={() => go('live')}>
          Publish
        </Button>
      )}
      {state === 'live' && (
        <Button pending={move.isPending} onClick={() => go('closed')}>
          Mark as sold or over
        </Button>
      )}
      {(state === 'live' || state === 'expired' || state === 'closed') && (
        <Button variant="secondary" pending={move.isPending} onClick={() => go('live')}>
          {state === 'closed' ? 'Publish again' : 'Renew'}
        </Button>
      )}
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="secondary" size="sm">
          <Link to={href('/list', { edit: id })}>Edit</Link>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { id } }, { onError: toastError })}
        >
          Delete
        </Button>
      </div>
      {statistics && (
        <p className="text-sm text-muted">
          {counted(statistics.views, 'view')} · {counted(statistics.contacts, 'conversation')} ·{' '}
          {counted(statistics.offers, 'offer')}
        </p>
      )}
      {state === 'live' && expiresAt && (
        <p className="text-sm text-muted">
          Expires <Time value={expiresAt} />
        </p>
      )}
    </Card>
  );
}
