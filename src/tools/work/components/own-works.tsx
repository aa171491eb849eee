import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { usePages } from '#kit/contract/use-pages.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import type { OutputOf } from '#kit/contract/endpoint.ts';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listWorks } from '../contract.ts';
import type { WorkKind } from '../work-kind.ts';

export type ListedWork = OutputOf<typeof listWorks>['items'][number];

interface OwnWorksProps {
  kind: WorkKind;
  /** Above the list; without it the list stands by itself. */
  title?: string;
  actions?: ReactNode;
  /** Where there are none; without it nothing is shown until there is one. */
  empty?: ReactNode;
  /** How they stand beside each other. */
  className?: string;
  /** In place of a card. */
  item?: ComponentType<{ work: ListedWork }>;
}

/** One's works of a kind, and those that others share; the newest first. */
export function OwnWorks({ kind, title, actions, empty, className, item: Item }: OwnWorksProps) {
  const { items, error, ...list } = usePages(listWorks, { kind: kind.id });
  if (!empty && !items?.length) return null;
  const works = (
    <>
      {!items && !error && <Skeleton className="h-40 rounded-card" />}
      {error && <Notice tone="error">{wordsOf(error)}</Notice>}
      {items?.length === 0 && empty}
      {items && items.length > 0 && (
        <ul className={className ?? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'}>
          {items.map((work) =>
            Item ? (
              <Item key={work.id} work={work} />
            ) : (
              <WorkCard key={work.id} work={work} isBelowTitle={title !== undefined} />
            ),
          )}
        </ul>
      )}
      <LoadMore hasMore={list.hasMore} pending={list.isLoadingMore} onLoadMore={list.loadMore} />
    </>
  );
  if (!title) return works;
  return (
    <Section title={title} actions={actions}>
      {works}
    </Section>
  );
}

function WorkCard({ work, isBelowTitle }: { work: ListedWork; isBelowTitle: boolean }) {
  const { title, excerpt, updatedAt, href } = work;
  const Heading = isBelowTitle ? 'h3' : 'h2';
  return (
    <Card asChild interactive>
      <li className="grid content-start gap-1.5">
        <Heading className="text-lg wrap-anywhere" dir="auto">
          {href ? (
            <Link to={href} className={cardLink}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p dir="auto" className="line-clamp-2 wrap-anywhere text-muted">
          {excerpt || 'Empty'}
        </p>
        <p className="text-sm text-muted">
          Changed <Time value={updatedAt} />
        </p>
      </li>
    </Card>
  );
}
