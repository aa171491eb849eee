import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import FileText from 'lucide-react/icons/file-text';
import { memo, useState } from 'react';
import { Link } from 'react-router';
import { useFileAddress } from '#kit/files/file-address.ts';
import { href } from '#kit/href.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { sizeWords } from '#kit/ui/size-words.ts';
import { plainLine } from '#tools/run/plain-line.ts';
import type { ThreadMessage } from '../contract.ts';
import type { OpenThread } from '../use-thread.ts';
import { AskCard } from './ask-card.tsx';
import { EditForm } from './edit-form.tsx';
import { MessageActions } from './message-actions.tsx';
import { Face, Head } from './message-head.tsx';
import { Reactions } from './reactions.tsx';
import { RunCard } from './run-card.tsx';
import { quotedBy, saidBy } from './said-by.ts';

interface MessageItemProps {
  thread: OpenThread;
  message: ThreadMessage;
  /** Goes on from the one above, by the same person. */
  isGrouped: boolean;
  isMarked: boolean;
  onReply: (message: ThreadMessage) => void;
}

export function MessageItem({ thread, message, ...rest }: MessageItemProps) {
  const { view, state } = thread;
  const quoted = message.replyTo ? state.messages.find(({ id }) => id === message.replyTo) : undefined;
  return <Drawn {...rest} thread={thread} message={message} view={view} quoted={quoted} />;
}

interface DrawnProps extends MessageItemProps {
  view: OpenThread['view'];
  quoted: ThreadMessage | undefined;
}

/** Drawn anew only when it, what it answers or the thread has changed. */
const Drawn = memo(DrawnMessage, (a, b) =>
  (['message', 'isGrouped', 'isMarked', 'view', 'quoted', 'onReply'] as const).every(
    (key) => a[key] === b[key],
  ),
);

function DrawnMessage({ thread, message, isGrouped, isMarked, onReply, view, quoted }: DrawnProps) {
  const [isEditing, setEditing] = useState(false);
  const [isShown, setShown] = useState(false);
  const { author } = message;
  const isMuted = author !== null && view.muted.includes(author.id) && !isShown;
  const isToMe = view.me !== null && message.mentions.includes(view.me);
  if (message.deleted)
    return (
      <article data-message={message.id} className={cn('flex gap-3 px-2 py-1', !isGrouped && 'mt-2')}>
        <span className="w-9 shrink-0 pt-1">{!isGrouped && <Face message={message} />}</span>
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
          {!isGrouped && <Head message={message} />}
          <p className="text-sm text-muted italic">Message deleted</p>
        </div>
      </article>
    );
  const isAnswer = message.kind === 'run';
  return (
    <article
      data-message={message.id}
      aria-label={
        isAnswer
          ? `Answer by ${saidBy(message)} for ${author?.name ?? 'a former member'}`
          : `Message by ${saidBy(message)}`
      }
      className={cn(
        'group relative flex gap-3 rounded-lg px-2 py-1 hover:bg-sunken focus-within:bg-sunken',
        !isGrouped && 'mt-2',
        isToMe && 'bg-leaf',
        isMarked && 'bg-honey',
      )}
    >
      <span className="w-9 shrink-0 pt-1">{!isGrouped && <Face message={message} />}</span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        {!isGrouped && <Head message={message} />}
        {message.replyTo && (
          <Quote
            threadId={view.id}
            of={message.replyTo}
            quoted={quoted}
            unless={isAnswer ? message.text : 'An earlier message'}
          />
        )}
        {isMuted ? (
          <p className="text-sm text-muted">
            Hidden, because you muted {author.name}.{' '}
            <Button size="sm" variant="link" onClick={() => setShown(true)}>
              Show
            </Button>
          </p>
        ) : isEditing ? (
          <EditForm
            message={message}
            onDone={(next) => {
              if (next) thread.store.take(next);
              setEditing(false);
            }}
          />
        ) : (
          <Body thread={thread} message={message} />
        )}
        <Reactions thread={thread} message={message} />
      </div>
      {!isEditing && (
        <MessageActions
          thread={thread}
          message={message}
          onReply={() => onReply(message)}
          onEdit={() => setEditing(true)}
        />
      )}
    </article>
  );
}

function Quote({
  threadId,
  of,
  quoted,
  unless,
}: {
  threadId: string;
  of: string;
  quoted: ThreadMessage | undefined;
  /** What stands there where that message is not at hand. */
  unless: string;
}) {
  return (
    <Link
      to={href('/threads/:id', { id: threadId }, { message: of })}
      className="flex max-w-full items-center gap-1.5 text-sm text-muted no-underline hover:underline"
    >
      <CornerUpLeft aria-hidden className="size-3.5 shrink-0" />
      <span dir="auto" className="truncate">
        {quoted
          ? `${quotedBy(quoted)}: ${quoted.deleted ? 'deleted' : plainLine(quoted.text).slice(0, 140) || 'a file'}`
          : plainLine(unless)}
      </span>
    </Link>
  );
}

function Body({ thread, message }: { thread: OpenThread; message: ThreadMessage }) {
  if (message.kind === 'run') return <RunCard thread={thread} message={message} />;
  if (message.kind === 'ask') return <AskCard thread={thread} message={message} />;
  return (
    <>
      {message.text && <AnswerText text={message.text} topHeading={4} className="max-w-none text-base" />}
      {message.editedAt && <span className="text-sm text-muted">(edited)</span>}
      <Files files={message.files} />
    </>
  );
}

function Files({ files }: { files: ThreadMessage['files'] }) {
  const address = useFileAddress();
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="flex flex-wrap gap-2 pt-1">
      {files.map(({ id, name, isPicture, bytes }) => (
        <li key={id}>
          <a
            href={address(id, isPicture ? { inline: true } : {})}
            target="_blank"
            rel="noreferrer"
            className="flex max-w-72 items-center gap-2 rounded-lg border border-line bg-surface p-2 text-sm text-ink no-underline hover:border-edge"
          >
            {isPicture ? (
              <img
                src={address(id, { inline: true })}
                alt={name}
                loading="lazy"
                className="max-h-48 min-h-24 min-w-24 max-w-full rounded-md bg-sunken"
              />
            ) : (
              <>
                <FileText aria-hidden className="size-4 shrink-0 text-muted" />
                <span dir="auto" className="truncate">
                  {name}
                </span>
                <span className="shrink-0 text-muted">{sizeWords(bytes)}</span>
              </>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
