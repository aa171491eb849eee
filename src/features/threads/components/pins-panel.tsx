import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Time } from '#kit/ui/time.tsx';
import { plainLine } from '#tools/run/plain-line.ts';
import type { ThreadMessage } from '../contract.ts';
import { quotedBy } from './said-by.ts';
import type { OpenThread } from '../use-thread.ts';

export function PinsPanel({ thread }: { thread: OpenThread }) {
  const { pinned, id } = thread.view;
  if (pinned.length === 0)
    return <p className="text-muted">Nothing pinned yet. Editors can pin a message from its menu.</p>;
  return (
    <ul className="grid gap-2">
      {pinned.map((message) => (
        <li key={message.id}>
          <MessageLink threadId={id} message={message} />
        </li>
      ))}
    </ul>
  );
}

/** A message in a list: leads to its place in the talk. */
export function MessageLink({ threadId, message }: { threadId: string; message: ThreadMessage }) {
  return (
    <Link
      to={href('/threads/:id', { id: threadId }, { message: message.id })}
      className="grid gap-0.5 rounded-lg border border-line bg-surface p-3 text-ink no-underline hover:border-edge"
    >
      <span className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
        <bdi className="font-semibold text-ink">{quotedBy(message)}</bdi>
        <Time value={message.createdAt} />
      </span>
      <span dir="auto" className="line-clamp-3 wrap-anywhere">
        {plainLine(message.text) || 'A file'}
      </span>
    </Link>
  );
}
