import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Time } from '#kit/ui/time.tsx';
import { listWorks } from '#tools/work/contract.ts';

export function DraftsView({ onNew }: { onNew: () => void }) {
  const { data, error } = useQuery({
    ...query(listWorks, { query: { kind: 'mail-draft' } }),
    refetchOnMount: 'always',
  });
  if (error) return <Notice tone="error">{wordsOf(error)}</Notice>;
  if (data === undefined) return <Skeleton className="h-40 rounded-card" />;
  const items = data?.items ?? [];
  if (items.length === 0)
    return (
      <EmptyState
        action={<Button onClick={onNew}>Write an e-mail</Button>}
        sample={[
          { title: 'Moving our meeting', detail: 'Hello Mira, our meeting on Thursday has to move…' },
          { title: 'Invoice 104', detail: 'Dear Ms Novak, thank you for your payment…' },
        ]}
      >
        Your drafts will be here. They save themselves while you write.
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {items.map(({ id, title, excerpt, updatedAt }) => (
        <li key={id} className="relative grid gap-0.5 px-5 py-4 hover:bg-sunken">
          <span className="flex items-baseline justify-between gap-4">
            <Link
              to={href('/frenlyemail', { work: id })}
              className="min-w-0 truncate font-medium text-ink no-underline after:absolute after:inset-0"
            >
              <bdi>{title}</bdi>
            </Link>
            <span className="shrink-0 text-sm text-muted">
              <Time value={updatedAt} />
            </span>
          </span>
          <span dir="auto" className="truncate text-sm text-muted">
            {excerpt || 'Nothing written yet'}
          </span>
        </li>
      ))}
    </ul>
  );
}
