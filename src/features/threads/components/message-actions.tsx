import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import MoreHorizontal from 'lucide-react/icons/ellipsis';
import SmilePlus from 'lucide-react/icons/smile-plus';
import { useState } from 'react';
import { call } from '#kit/contract/call.ts';
import { toastError } from '#kit/contract/toast-error.ts';
import { href } from '#kit/href.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deleteMessage, markRead, pinMessage, restoreMessage, type ThreadMessage } from '../contract.ts';
import { proposeMessage } from '../document/contract.ts';
import { addOutcome } from '../outcomes/contract.ts';
import { longestOutcome } from '../limits.ts';
import { isAtLeast } from '../roles.ts';
import type { OpenThread } from '../use-thread.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { quickEmoji, react } from './reactions.tsx';

interface MessageActionsProps {
  thread: OpenThread;
  message: ThreadMessage;
  onReply: () => void;
  onEdit: () => void;
}

/** Shown where the pointer or the keyboard is; on touch screens always, and small. */
export function MessageActions({ thread, message, onReply, onEdit }: MessageActionsProps) {
  const [showsHistory, setShowsHistory] = useState(false);
  const { view, store, mayWrite } = thread;
  const isMine = message.author !== null && message.author.id === view.me;
  const mayEdit = view.role !== null && isAtLeast(view.role, 'editor');
  const params = { id: message.id };

  /** What failed is said, and nothing changes. */
  async function act(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      toastError(error);
    }
  }

  const remove = () =>
    act(async () => {
      store.take(await call(deleteMessage, { params }));
      toast({
        title: 'Message deleted',
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => void act(async () => store.take(await call(restoreMessage, { params }))),
        },
      });
    });

  const copyLink = () =>
    act(async () => {
      const path = href('/threads/:id', { id: view.id }, { message: message.id });
      await navigator.clipboard.writeText(new URL(path, location.href).href);
      toast({ title: 'Link copied' });
    });

  const writeDown = (kind: 'decision' | 'task') =>
    act(async () => {
      const text = message.text.replaceAll(/\s+/g, ' ').slice(0, longestOutcome).trim() || 'See the message';
      await call(addOutcome, { params: { id: view.id }, body: { kind, text, message: message.id } });
      thread.refreshThread();
      toast({
        title: kind === 'task' ? 'Task added' : 'Decision added',
        description: 'It’s in the thread’s side panel.',
      });
    });

  return (
    <div className="absolute top-0 right-1 flex rounded-full border border-line bg-surface opacity-0 shadow-raised transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 has-[[data-state=open]]:opacity-100 pointer-coarse:opacity-100 pointer-coarse:border-transparent pointer-coarse:bg-transparent pointer-coarse:shadow-none">
      {mayWrite && (
        <>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton size="sm" label="React" className="pointer-coarse:hidden">
                <SmilePlus aria-hidden />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end" className="min-w-0">
              <EmojiRow onChoose={(emoji) => void react(thread, message, emoji)} />
            </DropdownMenuContent>
          </DropdownMenu>
          <IconButton size="sm" label="Reply" className="pointer-coarse:hidden" onClick={onReply}>
            <CornerUpLeft aria-hidden />
          </IconButton>
        </>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="sm" label="More actions">
            <MoreHorizontal aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {mayWrite && (
            <>
              <EmojiRow onChoose={(emoji) => void react(thread, message, emoji)} />
              <DropdownMenuItem onSelect={onReply}>Reply</DropdownMenuItem>
            </>
          )}
          {isMine && message.kind === 'text' && <DropdownMenuItem onSelect={onEdit}>Edit</DropdownMenuItem>}
          <DropdownMenuItem onSelect={() => void copyLink()}>Copy link</DropdownMenuItem>
          {message.editedAt && (
            <DropdownMenuItem onSelect={() => setShowsHistory(true)}>Edit history</DropdownMenuItem>
          )}
          {view.role !== null && (
            <DropdownMenuItem
              onSelect={() =>
                void act(async () => {
                  await call(markRead, {
                    params: { id: view.id },
                    body: { seq: message.seq - 1, back: true },
                  });
                  toast({ title: 'Unread from here' });
                })
              }
            >
              Mark as unread
            </DropdownMenuItem>
          )}
          {mayEdit && (
            <DropdownMenuItem
              onSelect={() =>
                void act(async () => {
                  store.take(await call(pinMessage, { params, body: { pinned: !message.pinned } }));
                  thread.refreshThread();
                })
              }
            >
              {message.pinned ? 'Unpin' : 'Pin'}
            </DropdownMenuItem>
          )}
          {mayWrite && !view.isGuest && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={() => void writeDown('decision')}>
                Save as decision
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => void writeDown('task')}>Save as task</DropdownMenuItem>
              {view.workId && (
                <DropdownMenuItem
                  onSelect={() =>
                    void act(async () => {
                      await call(proposeMessage, { params });
                      toast({
                        title: 'Suggested for the document',
                        description: 'Editors accept or reject it there.',
                      });
                    })
                  }
                >
                  Suggest for the document
                </DropdownMenuItem>
              )}
            </>
          )}
          {(isMine || view.role === 'owner') && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem danger onSelect={() => void remove()}>
                Delete
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {showsHistory && <HistoryDialog message={message} onClose={() => setShowsHistory(false)} />}
    </div>
  );
}

function EmojiRow({ onChoose }: { onChoose: (emoji: string) => void }) {
  return (
    <div className="grid grid-cols-4 gap-0.5 p-1">
      {quickEmoji.map((emoji) => (
        <DropdownMenuItem
          key={emoji}
          aria-label={`React with ${emoji}`}
          className="grid size-10 min-h-0 place-items-center p-0 text-xl"
          onSelect={() => onChoose(emoji)}
        >
          {emoji}
        </DropdownMenuItem>
      ))}
    </div>
  );
}
