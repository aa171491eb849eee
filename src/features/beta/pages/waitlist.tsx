import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/contract/query.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { FilterLinks, useFilter } from '#kit/ui/filter-links.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { FlagStates } from '../components/flag-states.tsx';
import { InviteBatch } from '../components/invite-batch.tsx';
import {
  listWaitlist,
  removeFromWaitlist,
  waitlistFigures,
  waitlistStates,
  type WaitlistItem,
} from '../contract.ts';
import { interestWords } from '../interests.ts';

const words = {
  unconfirmed: { label: 'Not confirmed', tone: 'neutral' },
  waiting: { label: 'Waiting', tone: 'sky' },
  invited: { label: 'Invited', tone: 'leaf' },
} as const;

export default function Waitlist() {
  const state = useFilter('state', waitlistStates);
  const { data: figures } = useQuery(query(waitlistFigures));
  const list = usePages(listWaitlist, state ? { state } : {});
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-4 sm:pt-8"
        title="Waitlist"
        lede="People waiting for the panda beta. Invite them in batches; every change is in the audit log."
      />
      <InviteBatch figures={figures} />
      <Section title="People" className="pb-0 sm:pb-0">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FilterLinks
            label="Show"
            param="state"
            value={state}
            options={[
              { value: undefined, label: 'All' },
              ...waitlistStates.map((value) => ({
                value,
                label: words[value].label,
                ...(figures && { count: figures[value] }),
              })),
            ]}
          />
          {list.error ? (
            <ErrorState title="The list couldn’t be loaded" onRetry={list.refetch} retrying={list.isFetching}>
              {wordsOf(list.error)}
            </ErrorState>
          ) : !list.items ? (
            <Skeleton aria-busy className="h-64 rounded-card" />
          ) : list.items.length === 0 ? (
            <EmptyState>No one yet. People apply at /panda-beta.</EmptyState>
          ) : (
            <ul
              aria-label="Waitlist"
              className="divide-y divide-line rounded-card border border-line bg-surface"
            >
              {list.items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          )}
          <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
        </div>
      </Section>
      {figures && <FlagStates flags={figures.flags} />}
      {figures && figures.audit.length > 0 && (
        <Section title="Recent changes" className="py-0 sm:py-0">
          <ul className="divide-y divide-line">
            {figures.audit.map(({ id, by, words: said, at }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="wrap-anywhere">
                  <bdi>{by}</bdi> {said}
                </span>
                <span className="text-sm text-muted">
                  <Time value={at} />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Row({ item }: { item: WaitlistItem }) {
  const { id, email, interests, why, state, place, batch, createdAt, hasAccount } = item;
  const remove = useCall(removeFromWaitlist, { refreshes: [listWaitlist, waitlistFigures] });
  const { label, tone } = words[state];
  return (
    <li className="grid gap-1 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex-1 basis-56 font-medium wrap-anywhere">{email}</span>
        <Badge tone={tone}>{place ? `Number ${place}` : label}</Badge>
        {batch && <span className="text-sm text-muted">batch {batch}</span>}
        <ConfirmDialog
          danger
          trigger={
            <Button size="sm" variant="ghost">
              Remove
            </Button>
          }
          title={`Remove ${email}?`}
          description="They lose their place, and beta access if they have it. This can’t be undone, but they can apply again."
          confirmLabel="Remove"
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id } });
          }}
        />
      </div>
      <p className="text-sm text-muted">
        {interests.map((one) => interestWords[one]).join(', ')} ·{' '}
        {hasAccount ? 'has an account' : 'no account yet'} · applied <Time value={createdAt} />
      </p>
      {why && (
        <p dir="auto" className="wrap-anywhere">
          {why}
        </p>
      )}
    </li>
  );
}
