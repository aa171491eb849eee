import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Time } from '#kit/ui/time.tsx';
import { OwnWorks, type ListedWork } from '#tools/work/components/own-works.tsx';
import { draftWork } from '../draft/draft-work.ts';

export function DraftsView({ onNew }: { onNew: () => void }) {
  return (
    <OwnWorks
      kind={draftWork}
      className="divide-y divide-line rounded-card border border-line bg-surface"
      item={Draft}
      empty={
        <EmptyState
          action={<Button onClick={onNew}>Write an e-mail</Button>}
          sample={[
            { title: 'Moving our meeting', detail: 'Hello Mira, our meeting on Thursday has to move…' },
            { title: 'Invoice 104', detail: 'Dear Ms Novak, thank you for your payment…' },
          ]}
        >
          No drafts yet. Drafts save automatically as you write.
        </EmptyState>
      }
    />
  );
}

function Draft({ work: { id, title, excerpt, updatedAt } }: { work: ListedWork }) {
  return (
    <li className="relative grid gap-0.5 px-5 py-4 hover:bg-sunken">
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
        {excerpt || 'Empty draft'}
      </span>
    </li>
  );
}
