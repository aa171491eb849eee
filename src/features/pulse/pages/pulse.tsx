import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { call } from '#kit/contract/call.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { useChannel } from '#kit/realtime/use-channel.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { PulseEntry } from '../components/pulse-entry.tsx';
import { markPulseSeen, pulseKinds, readPulse, type PulseItem } from '../contract.ts';
import { pulseChannelName } from '../channel-name.ts';
import { filterIn } from '../filter-in-address.ts';
import { kindWords } from '../words.ts';

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  prefetch(context, [readPulse, { query: filterIn(new URL(request.url).searchParams) }]);

export default function Pulse() {
  const [search] = useSearchParams();
  const filter = filterIn(search);
  const { data: user } = useQuery(query(currentUser));
  const { data, error, refetch, isFetching } = useQuery({
    ...query(readPulse, { query: filter }),
    placeholderData: keepPreviousData,
    // It is about now.
    staleTime: 0,
  });
  const [hasNews, setNews] = useState(false);
  useChannel(user ? pulseChannelName : null, ({ type }) => {
    if (type !== 'joined') setNews(true);
  });
  const seenAt = useVisit(Boolean(user), data?.seenAt);
  const isNarrowed = filter.kind !== undefined || filter.who !== undefined;
  return (
    <div className="max-w-3xl pb-16">
      <PageHeader title="Pulse" lede="What is happening in the community." className="pb-6" />
      <div className="grid gap-2 pb-4">
        <FilterLinks
          label="Kind"
          param="kind"
          value={filter.kind}
          options={[
            { value: undefined, label: 'Everything' },
            ...pulseKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
          ]}
        />
        {user && (
          <FilterLinks
            label="People"
            param="who"
            value={filter.who}
            options={[
              { value: undefined, label: 'Everyone' },
              { value: 'following', label: 'People you follow' },
            ]}
          />
        )}
      </div>
      <div role="status">
        {hasNews && (
          <Button
            size="sm"
            variant="secondary"
            pending={isFetching}
            onClick={() => {
              setNews(false);
              void refetch();
            }}
          >
            Show what is new
          </Button>
        )}
      </div>
      {error ? (
        <ErrorState title="The pulse couldn’t be loaded" onRetry={() => void refetch()} retrying={isFetching}>
          {wordsOf(error)}
        </ErrorState>
      ) : !data ? (
        <Waiting />
      ) : data.items.length === 0 ? (
        <Quiet isNarrowed={isNarrowed} />
      ) : (
        <Entries items={data.items} seenAt={seenAt} />
      )}
      <LoadMore hasMore={Boolean(data?.next)} to={after(search, data?.next ?? '')} label="Show earlier" />
    </div>
  );
}

function Entries({ items, seenAt }: { items: readonly PulseItem[]; seenAt: string | null | undefined }) {
  const fresh = seenAt ? items.filter(({ at }) => at > seenAt) : [];
  const rest = items.slice(fresh.length);
  return (
    <>
      {fresh.length > 0 && (
        <section aria-label="New since you were here">
          <h2 className="text-base text-bamboo-deep">New since you were here</h2>
          <List items={fresh} />
        </section>
      )}
      {fresh.length > 0 && rest.length > 0 && <h2 className="mt-6 text-base text-muted">Earlier</h2>}
      {rest.length > 0 && <List items={rest} />}
    </>
  );
}

const List = ({ items }: { items: readonly PulseItem[] }) => (
  <ul className="divide-y divide-line">
    {items.map((item) => (
      <PulseEntry key={item.id} item={item} />
    ))}
  </ul>
);

/** When they were last here, as it was when they came; from now on that is now. */
function useVisit(isMember: boolean, seenAt: string | null | undefined) {
  const [before, setBefore] = useState(seenAt);
  if (before === undefined && seenAt !== undefined) setBefore(seenAt);
  const isKnown = isMember && before !== undefined;
  useEffect(() => {
    // Whether it was noted changes nothing on this page.
    if (isKnown) void call(markPulseSeen).catch(() => undefined);
  }, [isKnown]);
  return before;
}

function after(search: URLSearchParams, next: string) {
  const params = new URLSearchParams(search);
  params.set('before', next);
  return `?${params}`;
}

function Quiet({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        action={
          <Button asChild variant="secondary">
            <Link to={href('/connect/pulse')}>Show everything</Link>
          </Button>
        }
      >
        Nothing matches yet.
      </EmptyState>
    );
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={href('/ai')}>Make something</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={href('/ai/qa')}>Ask something</Link>
          </Button>
        </div>
      }
      sample={[{ title: 'Ana added to the gallery: How bamboo grows', detail: '5 minutes ago' }]}
    >
      No activity yet. Add something to the gallery or ask a question to get things started.
    </EmptyState>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-6 py-4">
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-10 shrink-0 rounded-[32%]" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-1/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
