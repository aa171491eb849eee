import { call } from '#kit/contract/call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { cn } from '#kit/ui/cn.ts';
import { reactToMessage, type ThreadMessage } from '../contract.ts';
import type { OpenThread } from '../use-thread.ts';

export const quickEmoji = ['👍', '❤️', '🎉', '😂', '🤔', '👀', '✅', '🐼'] as const;

export async function react(thread: OpenThread, message: ThreadMessage, emoji: string) {
  const { me } = thread.view;
  const on = !message.reactions.some((one) => one.emoji === emoji && me !== null && one.by.includes(me));
  try {
    thread.store.take(await call(reactToMessage, { params: { id: message.id }, body: { emoji, on } }));
  } catch (error) {
    toastError(error);
  }
}

export function Reactions({ thread, message }: { thread: OpenThread; message: ThreadMessage }) {
  if (message.reactions.length === 0) return null;
  const { me, members } = thread.view;
  const nameOf = (id: string) =>
    id === me ? 'You' : (members.find((one) => one.id === id)?.name ?? 'Someone');
  return (
    <ul aria-label="Reactions" className="flex flex-wrap gap-1.5 pt-0.5">
      {message.reactions.map(({ emoji, by }) => {
        const isMine = me !== null && by.includes(me);
        return (
          <li key={emoji}>
            <button
              type="button"
              disabled={!thread.mayWrite}
              aria-pressed={isMine}
              aria-label={`${emoji}, ${by.length}`}
              title={by.slice(0, 12).map(nameOf).join(', ')}
              className={cn(
                'flex h-7 items-center gap-1 rounded-full border px-2 text-sm tabular-nums',
                isMine ? 'border-bamboo bg-leaf font-semibold' : 'border-line bg-surface',
              )}
              onClick={() => void react(thread, message, emoji)}
            >
              <span>{emoji}</span> {by.length}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
