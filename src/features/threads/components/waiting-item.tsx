import Clock from 'lucide-react/icons/clock';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Spinner } from '#kit/ui/spinner.tsx';
import type { WaitingMessage } from '../sender.ts';
import type { OpenThread } from '../use-thread.ts';

interface WaitingItemProps {
  one: WaitingMessage;
  thread: OpenThread;
  /** Goes on from what one wrote above. */
  isGrouped: boolean;
}

/** Written here and not with the others yet. */
export function WaitingItem({ one, thread, isGrouped }: WaitingItemProps) {
  const { text, fileNames } = one.body;
  const { members, me } = thread.view;
  const self = members.find(({ id }) => id === me);
  const name = self?.name ?? 'You';
  return (
    <article
      aria-label="Not sent yet"
      data-waiting={one.id}
      className={cn('flex gap-3 rounded-lg px-2 py-1', !isGrouped && 'mt-2')}
    >
      <span className="w-9 shrink-0 pt-1">
        {!isGrouped && <Avatar size="sm" name={name} src={self?.picture ?? null} />}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
        {!isGrouped && <bdi className="font-semibold">{name}</bdi>}
        <p dir="auto" className="whitespace-pre-line wrap-anywhere text-muted">
          {text || fileNames.join(', ')}
        </p>
        <Progress one={one} thread={thread} />
      </div>
    </article>
  );
}

function Progress({ one: { id, refused, isDelayed }, thread }: Omit<WaitingItemProps, 'isGrouped'>) {
  if (refused)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="text-danger">Not sent. {refused}</span>
        <Button size="sm" variant="link" onClick={() => void thread.sender?.retry(id)}>
          Try again
        </Button>
        <Button size="sm" variant="link" onClick={() => void thread.sender?.discard(id)}>
          Discard
        </Button>
      </div>
    );
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      {isDelayed ? (
        <>
          <Clock aria-hidden className="size-3.5" /> Waiting to be sent
        </>
      ) : (
        <>
          <Spinner className="size-3.5" /> Sending…
        </>
      )}
    </p>
  );
}
