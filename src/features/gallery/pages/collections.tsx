import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#kit/ui/dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { collectionShelves, createCollection, listCollections } from '../collections/contract.ts';
import { CollectionCard } from '../components/collection-card.tsx';
import { CollectionForm } from '../components/collection-form.tsx';
import { WaitingGrid } from '../components/creation-grid.tsx';

function askedIn(search: URLSearchParams) {
  const shelf = collectionShelves.find((one) => one === search.get('shelf'));
  const before = search.get('before') ?? '';
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(before);
  return { query: { ...(shelf && { shelf }), ...(isId && { before }) } };
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [listCollections, askedIn(new URL(request.url).searchParams)]);

export default function Collections() {
  const [search] = useSearchParams();
  const asked = askedIn(search);
  const { shelf } = asked.query;
  const { data: user } = useQuery(query(currentUser));
  const { data, error, refetch, isFetching } = useQuery(query(listCollections, asked));
  return (
    <div className="pb-16">
      <PageHeader
        title="Collections"
        lede="Groups of creations, curated by members or filled by a rule."
        className="pb-6"
        actions={
          user ? (
            <NewCollection />
          ) : (
            <Button asChild>
              <Link to={href('/login', { return_url: href('/collections') })}>Sign in to create one</Link>
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {user && (
          <FilterLinks
            label="Show"
            param="shelf"
            value={shelf}
            options={[
              { value: undefined, label: 'Public' },
              { value: 'mine', label: 'Yours' },
              { value: 'followed', label: 'Followed' },
            ]}
          />
        )}
        {error ? (
          <ErrorState
            title="Collections couldn’t be loaded"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            {wordsOf(error)}
          </ErrorState>
        ) : !data ? (
          <WaitingGrid />
        ) : data.items.length === 0 ? (
          <EmptyState
            action={
              <Button asChild variant="secondary">
                <Link to={href('/gallery')}>Go to the gallery</Link>
              </Button>
            }
          >
            {shelf === 'followed'
              ? 'You’re not following any collections yet. Open one and choose “Follow”.'
              : 'No collections yet. Open a creation and choose “Save”, or create a collection with a rule.'}
          </EmptyState>
        ) : (
          <ul aria-label="Collections" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {data.items.map((collection) => (
              <li key={collection.id} className="min-w-0">
                <CollectionCard collection={collection} />
              </li>
            ))}
          </ul>
        )}
        <LoadMore hasMore={Boolean(data?.next)} to={after(search, data?.next ?? '')} label="Show more" />
      </div>
    </div>
  );
}

function after(search: URLSearchParams, next: string) {
  const params = new URLSearchParams(search);
  params.set('before', next);
  return `?${params}`;
}

function NewCollection() {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const create = useCall(createCollection, {
    refreshes: [listCollections],
    onSuccess: ({ id }) => void navigate(href('/collections/:id', { id })),
  });
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden /> New collection
        </Button>
      </DialogTrigger>
      <DialogContent title="New collection">
        <CollectionForm
          action="Create"
          pending={create.isPending}
          error={create.error}
          onSubmit={(body) => create.mutate({ body })}
        />
      </DialogContent>
    </Dialog>
  );
}
