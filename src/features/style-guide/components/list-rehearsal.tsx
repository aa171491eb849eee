import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { useRehearsal } from './use-rehearsal.ts';

interface ListRehearsalProps {
  lasts: number;
  fails: boolean;
}

/** A list as pages show it: while it loads, when it is there, and when it could not be had. */
export function ListRehearsal({ lasts, fails }: ListRehearsalProps) {
  const { state, start } = useRehearsal({ lasts, fails });
  const waiting = state === 'waiting';
  return (
    <Card padding="lg" className="grid grid-cols-1 gap-5">
      <div className="flex items-center justify-between gap-4">
        <h3>Parts of this guide</h3>
        <Button variant="secondary" size="sm" pending={waiting} onClick={start}>
          Load again
        </Button>
      </div>
      <div className="min-h-76" aria-busy={waiting}>
        {waiting && <ListSkeleton />}
        {state === 'failed' && (
          <ErrorState level={3} title="The list did not load" onRetry={start} className="py-0">
            No response from the server. Check your connection and try again.
          </ErrorState>
        )}
        {(state === 'done' || state === 'resting') && <List />}
      </div>
      <p aria-live="polite" className="sr-only">
        {waiting ? 'Loading' : state === 'done' ? 'Loaded' : ''}
      </p>
    </Card>
  );
}

function List() {
  return (
    <ul className="divide-y divide-line">
      {parts.map(({ to, title, text }) => (
        <li key={to} className="flex items-center gap-4 py-3">
          <Avatar name={title} />
          <div className="min-w-0">
            <Link to={to} className="font-medium underline-offset-4 hover:underline">
              {title}
            </Link>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The same rows, the same heights: nothing jumps when the words arrive. */
function ListSkeleton() {
  return (
    <ul className="divide-y divide-line">
      {parts.map(({ to }) => (
        <li key={to} className="flex items-center gap-4 py-3">
          <Skeleton className="size-10 rounded-[32%]" />
          <div className="grid flex-1 gap-2.5 py-1">
            <Skeleton className="w-24" />
            <Skeleton className="w-full max-w-80" />
          </div>
        </li>
      ))}
    </ul>
  );
}

const parts = [
  { to: href('/mascot-animations'), title: 'The panda', text: 'Seven moods in five poses.' },
  {
    to: href('/emoji-demo'),
    title: 'Faces',
    text: 'Twelve, in place of emoji.',
  },
  {
    to: href('/icon-styles'),
    title: 'Icons',
    text: 'One meaning each.',
  },
  { to: href('/animated-demo'), title: 'Motion', text: 'Five moves and two curves.' },
];
