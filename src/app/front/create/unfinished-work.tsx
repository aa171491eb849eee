import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Badge } from '#kit/ui/badge.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card, cardLink } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listWorks } from '#tools/work/contract.ts';

const mostShown = 6;

/** What one began and can go on with: own works and those that others share. */
export function UnfinishedWork() {
  const { data, error } = useQuery(query(listWorks, { query: {} }));
  const works = data?.items
    .filter(({ href: to }) => to !== null)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, mostShown);
  return (
    <Section title="Continue" className="pt-0 sm:pt-0">
      {error && <Notice tone="error">{wordsOf(error)}</Notice>}
      {!error && !works && (
        <div aria-busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-32 rounded-card" />
          ))}
        </div>
      )}
      {works?.length === 0 && (
        <EmptyState
          action={
            <Button asChild variant="secondary">
              <Link to={href('/ai/text-editor')}>Start a document</Link>
            </Button>
          }
          sample={[{ title: 'Notes for Saturday', detail: 'Document, changed 2 hours ago' }]}
        >
          Nothing in progress. Documents, mockups and other drafts appear here.
        </EmptyState>
      )}
      {works && works.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {works.map(({ id, title, excerpt, kindTitle, role, updatedAt, href: to }) => (
            <Card key={id} asChild interactive>
              <li className="flex min-w-0 flex-col gap-2">
                <div className="flex flex-wrap gap-2">
                  <Badge>{kindTitle}</Badge>
                  {role !== 'owner' && <Badge tone="outline">Shared with you</Badge>}
                </div>
                <h3 dir="auto" className="text-lg wrap-anywhere">
                  <Link to={to!} className={`text-ink no-underline ${cardLink}`}>
                    {title}
                  </Link>
                </h3>
                <p dir="auto" className="line-clamp-2 text-muted wrap-anywhere">
                  {excerpt || 'Empty'}
                </p>
                <p className="mt-auto text-sm text-muted">
                  Changed <Time value={updatedAt} />
                </p>
              </li>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}
