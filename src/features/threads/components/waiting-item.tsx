import Clock from 'lucide-react/icons/clock';
import { Button } from '#kit/ui/button.tsx';
import type { WaitingMessage } from '../sender.ts';
import type { OpenThread } from '../use-thread.ts';

/** Written here and not with the others yet. */
export function WaitingItem({ one, thread }: { one: WaitingMessage; thread: OpenThread }) {
  const { text, fileNames } = one.body;
  const refused = one.refused;
  return (
    <article
      aria-label="Not sent yet"
      data-waiting={one.id}
      className="grid gap-1 rounded-lg px-2 py-1.5 sm:pl-14"
    >
      <p dir="auto" className="whitespace-pre-line wrap-anywhere text-muted">
        {text || fileNames.join(', ')}
      </p>
      {refused ? (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="text-danger">Not sent. {refused}</span>
          <Button size="sm" variant="link" onClick={() => void thread.sender?.retry(one.id)}>
            Try again
          </Button>
          <Button size="sm" variant="link" onClick={() => void thread.sender?.discard(one.id)}>
            Discard
          </Button>
        </div>
      ) : (
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Clock aria-hidden className="size-3.5" /> Waiting to be sent
        </p>
      )}
    </article>
  );
}
