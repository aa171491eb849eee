/** Above a message: a picture and a name, and when it came. */
import Lock from 'lucide-react/icons/lock';
import Pin from 'lucide-react/icons/pin';
import { Link } from 'react-router';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Badge } from '#kit/ui/badge.tsx';
import { Panda } from '#kit/ui/panda/panda.tsx';
import { Time } from '#kit/ui/time.tsx';
import type { ThreadMessage } from '../contract.ts';
import { pandaTitle } from '../mentions.ts';
import { useThreadRun } from './run-card.tsx';
import { saidBy } from './said-by.ts';

/** Whose words they are: of an answer those of whoever was asked. */
export function Head({ message }: { message: ThreadMessage }) {
  const { author, kind } = message;
  return (
    <header className="flex flex-wrap items-baseline gap-x-2">
      {kind === 'run' ? <AnswerName message={message} /> : <Name author={author} isNote={kind === 'note'} />}
      <Time value={message.createdAt} className="text-sm text-muted" />
      {message.membersOnly && (
        <span className="flex items-center gap-1 text-sm text-muted">
          <Lock aria-hidden className="size-3.5" /> Members only
        </span>
      )}
      {message.pinned && (
        <span className="flex items-center gap-1 text-sm text-muted">
          <Pin aria-hidden className="size-3.5" /> Pinned
        </span>
      )}
    </header>
  );
}

export function Face({ message }: { message: ThreadMessage }) {
  const { author, kind } = message;
  if (kind === 'run') return <AnswerFace message={message} />;
  return kind === 'note' ? (
    <Panda size={36} />
  ) : (
    <Avatar size="sm" name={author?.name ?? '?'} src={author?.picture ?? null} />
  );
}

function AnswerFace({ message }: { message: ThreadMessage }) {
  const name = useAnswerer(message);
  return name === pandaTitle ? <Panda size={36} /> : <Avatar size="sm" name={name} src={null} />;
}

/** An ally is known by name once it has answered. */
function useAnswerer(message: ThreadMessage) {
  const { data: run } = useThreadRun(message);
  return run?.answeredBy ?? saidBy(message);
}

function AnswerName({ message }: { message: ThreadMessage }) {
  const name = useAnswerer(message);
  return (
    <>
      <bdi className="font-semibold">{name}</bdi>
      <span className="text-sm text-muted">
        asked by <bdi>{message.author?.name ?? 'a former member'}</bdi>
      </span>
    </>
  );
}

function Name({ author, isNote }: { author: ThreadMessage['author']; isNote: boolean }) {
  if (isNote) return <span className="font-semibold">Panda</span>;
  if (!author) return <span className="font-semibold text-muted">Someone who left</span>;
  const name = <bdi className="font-semibold">{author.name}</bdi>;
  if (author.isGuest)
    return (
      <span className="flex items-baseline gap-1.5">
        {name} <Badge>Guest</Badge>
      </span>
    );
  return author.handle ? (
    <Link
      to={href('/profile/:handle', { handle: author.handle.toLowerCase() })}
      className="text-ink no-underline hover:underline"
    >
      {name}
    </Link>
  ) : (
    name
  );
}
