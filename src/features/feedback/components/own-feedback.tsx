import { usePages } from '#kit/contract/use-pages.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { ownFeedback, type FeedbackState, type OwnFeedback as Item } from '../contract.ts';
import { feedbackKinds } from '../feedback-kinds.ts';

/** What a member wrote before, and what became of it. */
export function OwnFeedback() {
  const { items, error, refetch, isFetching, hasMore, loadMore, isLoadingMore } = usePages(ownFeedback, {});
  return (
    <Section title="Your feedback" className="border-t border-line">
      {error ? (
        <Notice
          tone="error"
          title="Your earlier feedback couldn’t be loaded"
          action={
            <Button size="sm" variant="secondary" pending={isFetching} onClick={refetch}>
              Try again
            </Button>
          }
        >
          {wordsOf(error)}
        </Notice>
      ) : !items ? (
        <Waiting />
      ) : items.length === 0 ? (
        <EmptyState
          sample={[{ title: 'The panda blinks too fast', detail: 'Bug, answered: “Fixed, thank you!”' }]}
        >
          No feedback yet. Your feedback and our replies appear here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </ul>
      )}
      <LoadMore hasMore={hasMore} pending={isLoadingMore} onLoadMore={loadMore} />
    </Section>
  );
}

const states: Record<FeedbackState, { label: string; tone: 'sky' | 'leaf' | 'neutral' }> = {
  open: { label: 'Not answered yet', tone: 'sky' },
  answered: { label: 'Answered', tone: 'leaf' },
  closed: { label: 'Closed', tone: 'neutral' },
};

function Entry({
  item: { type, text, state, answer, answeredAt, createdAt, hasScreenshot },
}: {
  item: Item;
}) {
  const { label, Icon } = feedbackKinds[type];
  return (
    <li className="grid gap-3 py-6 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5 font-medium text-ink">
          <Icon aria-hidden className="size-4" />
          {label}
        </span>
        <Time value={createdAt} />
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
        {hasScreenshot && <span>with a screenshot</span>}
      </div>
      <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {answer && (
        <div className="grid max-w-prose gap-1.5 rounded-lg bg-leaf p-4">
          <p className="text-sm text-muted">
            <span className="font-medium text-ink">Our answer</span>{' '}
            {answeredAt && <Time value={answeredAt} />}
          </p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {answer}
          </p>
        </div>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <div className="grid gap-8" aria-busy>
      {[1, 2].map((row) => (
        <div key={row} className="grid gap-3">
          <Skeleton className="w-56" />
          <Skeleton className="w-full max-w-prose" />
          <Skeleton className="w-2/3 max-w-prose" />
        </div>
      ))}
    </div>
  );
}
