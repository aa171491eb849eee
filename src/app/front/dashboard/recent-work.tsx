import { Link } from 'react-router';
import { useActing } from '#kit/businesses/acting-tab.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { Spinner } from '#kit/ui/spinner.tsx';
import { Time } from '#kit/ui/time.tsx';
import { isOpen } from '#tools/run/run.ts';
import type { OwnWork } from '#tools/follow/own-work.ts';
import { useOwnWork } from '#tools/follow/use-own-work.ts';

const mostShown = 6;

/** What is under way, then what one made last. */
export function RecentWork() {
  const acting = useActing();
  const { recent, underWay, error, refetch } = useOwnWork();
  const done = recent?.slice(0, mostShown);
  return (
    <div>
      {underWay.length > 0 && (
        <Section title="In progress" className="pt-0 pb-8 sm:pt-0 sm:pb-8">
          <WorkList work={underWay} />
        </Section>
      )}
      <Section
        title="Recent work"
        className="py-0 sm:py-0"
        actions={done && done.length > 0 ? <Link to={href('/chat/history')}>All chats</Link> : undefined}
      >
        {done && done.length > 0 && (
          <p className="mb-3 text-muted">
            Recent results {acting ? `made in ${acting.name}` : 'you made'} with any tool, including chats.
          </p>
        )}
        {error && (
          <Notice
            tone="error"
            action={
              <Button variant="secondary" size="sm" onClick={refetch}>
                Try again
              </Button>
            }
          >
            {wordsOf(error)}
          </Notice>
        )}
        {!error && !done && <Skeleton className="h-48 rounded-card" />}
        {done?.length === 0 && underWay.length === 0 && (
          <EmptyState
            action={
              <Button asChild>
                <Link to={href('/ai')}>See the tools</Link>
              </Button>
            }
            sample={[{ title: 'How bamboo grows', detail: 'Summary, 5 minutes ago' }]}
          >
            Nothing here yet. Ask something above, or choose a tool.
          </EmptyState>
        )}
        {done && done.length > 0 && <WorkList work={done} />}
      </Section>
    </div>
  );
}

function WorkList({ work }: { work: readonly OwnWork[] }) {
  return (
    <ul className="border-t border-line">
      {work.map(({ id, title, toolTitle, state, createdAt, madeBy, href: to }) => (
        <li key={id} className="relative flex items-center gap-3 border-b border-line py-3 hover:bg-sunken">
          {isOpen(state) && <Spinner className="shrink-0 text-bamboo" />}
          <p className="grid min-w-0 flex-1">
            {to ? (
              <Link
                to={to}
                dir="auto"
                className="truncate font-semibold after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            ) : (
              <span dir="auto" className="truncate font-semibold">
                {title}
              </span>
            )}
            <span className="text-sm text-muted">
              {toolTitle},{' '}
              {madeBy && (
                <>
                  by <span dir="auto">{madeBy}</span>,{' '}
                </>
              )}
              <Time value={createdAt} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
