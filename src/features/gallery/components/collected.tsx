import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { keyOf } from '#kit/contract/query-key.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import {
  getCollection,
  listCollected,
  listCollections,
  markCollectionSeen,
  moveInCollection,
  removeFromCollection,
  type CollectionView,
} from '../collections/contract.ts';
import type { Creation } from '../contract.ts';
import { CreationGrid, WaitingGrid } from './creation-grid.tsx';
import { OrderedCreations } from './ordered-creations.tsx';

/** What a collection holds; its owner can put it in order. */
export function Collected({
  collection: { id, mine, rule, following, isNew },
}: {
  collection: CollectionView;
}) {
  const list = usePages(listCollected, { collection: id });
  const [isOrdering, setOrdering] = useState(false);
  const client = useQueryClient();
  const isToSee = following && isNew;
  useEffect(() => {
    if (!isToSee) return;
    void call(markCollectionSeen, { params: { id } })
      .then(() => client.invalidateQueries({ queryKey: keyOf(listCollections) }))
      .catch(() => null); // it stays marked as new
  }, [client, id, isToSee]);
  if (list.error)
    return (
      <ErrorState
        title="This collection couldn’t be loaded"
        onRetry={list.refetch}
        retrying={list.isFetching}
      >
        {wordsOf(list.error)}
      </ErrorState>
    );
  if (!list.items) return <WaitingGrid />;
  if (list.items.length === 0)
    return (
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to={href('/gallery')}>Go to the gallery</Link>
          </Button>
        }
      >
        {rule
          ? 'Nothing matches the rule yet. Matching creations appear here automatically.'
          : mine
            ? 'Nothing here yet. Open something in the gallery and choose “Save”.'
            : 'Nothing here that you can see.'}
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {mine && !rule && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-pressed={isOrdering}
          onClick={() => setOrdering(!isOrdering)}
        >
          {isOrdering ? 'Done' : 'Change order'}
        </Button>
      )}
      {isOrdering ? (
        <Ordering id={id} creations={list.items} onFailed={list.refetch} />
      ) : (
        <CreationGrid creations={list.items} />
      )}
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </div>
  );
}

interface OrderingProps {
  id: string;
  creations: readonly Creation[];
  onFailed: () => void;
}

/** Shows a move at once; each is sent when the one before has arrived. */
function Ordering({ id, creations, onFailed }: OrderingProps) {
  const client = useQueryClient();
  const [order, setOrder] = useState<readonly string[]>(() => creations.map((one) => one.id));
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const known = new Map(creations.map((one) => [one.id, one]));
  const shown = [
    ...order.flatMap((one) => known.get(one) ?? []),
    ...creations.filter((one) => !order.includes(one.id)),
  ];
  function send(work: () => Promise<unknown>) {
    sending.current = sending.current
      .then(work)
      .then(() =>
        Promise.all([
          client.invalidateQueries({ queryKey: keyOf(listCollected) }),
          client.invalidateQueries({ queryKey: keyOf(getCollection) }),
        ]),
      )
      .catch((error: unknown) => {
        toastError(error);
        onFailed();
      });
  }
  return (
    <OrderedCreations
      creations={shown}
      onMove={(item, to) => {
        const rest = shown.map((one) => one.id).filter((one) => one !== item);
        setOrder(rest.toSpliced(to, 0, item));
        send(() => call(moveInCollection, { params: { id, item }, body: { to } }));
      }}
      onRemove={(item) => {
        setOrder(order.filter((one) => one !== item));
        send(() => call(removeFromCollection, { params: { id, item } }));
      }}
    />
  );
}
