import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { whatIMissed, type Missed } from '../outcomes/contract.ts';

/** Offered to whoever comes back to several messages: those since what they had read when they came. */
export function MissedCard({ id, since }: { id: string; since: number }) {
  const [isHidden, setHidden] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...query(whatIMissed, { params: { id }, query: { since } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (isHidden || data?.messages === 0) return null;
  return (
    <section aria-label="What you missed" className="mt-2 grid gap-2 rounded-card bg-honey p-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 font-medium">
          {data
            ? `${data.messages} new messages by ${namesOf(data)}`
            : error
              ? wordsOf(error)
              : 'What you missed'}
        </p>
        {data && (
          <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close summary' : 'What did I miss?'}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setHidden(true)}>
          Dismiss
        </Button>
      </div>
      {isOpen && (data ? <Summary id={id} missed={data} /> : <Skeleton className="h-20" />)}
    </section>
  );
}

function namesOf({ people }: Missed): string {
  const names = people.slice(0, 3).map(({ name }) => name);
  const more = people.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function Summary({ id, missed }: { id: string; missed: Missed }) {
  const parts = [
    {
      title: 'To you',
      items: missed.mentions.map(({ messageId, by, text }) => ({ messageId, text: `${by}: ${text}` })),
    },
    {
      title: 'Decisions and tasks',
      items: missed.outcomes.map(({ messageId, kind, text }) => ({
        messageId,
        text: `${kind === 'task' ? 'Task' : 'Decision'}: ${text}`,
      })),
    },
    {
      title: 'Main topics',
      items: missed.gist.map(({ messageId, by, text }) => ({ messageId, text: `${by}: ${text}` })),
    },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="grid max-h-72 gap-3 overflow-y-auto">
      {parts.map(({ title, items }) => (
        <div key={title}>
          <h2 className="font-sans text-sm font-semibold">{title}</h2>
          <ul className="grid gap-1">
            {items.map(({ messageId, text }) => (
              <li key={`${messageId}${text}`} dir="auto" className="wrap-anywhere">
                {messageId ? (
                  <Link className="text-ink" to={href('/threads/:id', { id }, { message: messageId })}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
