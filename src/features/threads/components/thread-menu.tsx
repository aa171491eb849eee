import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/contract/call.ts';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Dialog, DialogContent, DialogFooter } from '#kit/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import {
  changeThread,
  deleteThread,
  followThread,
  getThread,
  listPublicThreads,
  listThreads,
} from '../contract.ts';
import { longestTitle } from '../limits.ts';
import { removeThreadMember } from '../people-contract.ts';
import { reportKind } from '../report-kind.ts';
import { followLevels, followWords, isAtLeast } from '../roles.ts';
import type { OpenThread } from '../use-thread.ts';

type OpenDialog = 'rename' | 'leave' | 'delete' | 'open' | 'report' | null;

interface ThreadMenuProps {
  thread: OpenThread;
  trigger: ReactNode;
  onPanel: (panel: 'pins' | 'search') => void;
}

export function ThreadMenu({ thread, trigger, onPanel }: ThreadMenuProps) {
  const { view } = thread;
  const { id, role, me } = view;
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const follow = useCall(followThread, { refreshes: [getThread, listThreads] });
  const close = () => setOpenDialog(null);
  const isEditor = role !== null && isAtLeast(role, 'editor');
  const isPublic = view.visibility === 'public';
  const leave = () => void navigate(href(view.isGuest ? '/' : '/threads'));
  if (role === null && me === null) return null;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>{trigger}</DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {role !== null && !view.isGuest && (
            <>
              <DropdownMenuLabel>Notify me about</DropdownMenuLabel>
              {followLevels.map((level) => (
                <DropdownMenuCheckboxItem
                  key={level}
                  checked={view.follow === level}
                  onCheckedChange={() => follow.mutate({ params: { id }, body: { follow: level } })}
                >
                  {followWords[level]}
                </DropdownMenuCheckboxItem>
              ))}
              <DropdownMenuSeparator />
              <DropdownMenuItem className="sm:hidden" onSelect={() => onPanel('pins')}>
                Pinned messages
              </DropdownMenuItem>
              <DropdownMenuItem className="sm:hidden" onSelect={() => onPanel('search')}>
                Search this thread
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => void navigate(href('/threads/workspace', { thread: id }))}>
                Open workspace
              </DropdownMenuItem>
            </>
          )}
          {isEditor && <DropdownMenuItem onSelect={() => setOpenDialog('rename')}>Rename</DropdownMenuItem>}
          {role === 'owner' && (
            <>
              <DropdownMenuItem onSelect={() => setOpenDialog('open')}>
                {isPublic ? 'Make private' : 'Make public'}
              </DropdownMenuItem>
              <DropdownMenuItem danger onSelect={() => setOpenDialog('delete')}>
                Delete thread
              </DropdownMenuItem>
            </>
          )}
          {role !== null && role !== 'owner' && (
            <DropdownMenuItem danger onSelect={() => setOpenDialog('leave')}>
              Leave thread
            </DropdownMenuItem>
          )}
          {isPublic && role !== 'owner' && !view.isGuest && (
            <DropdownMenuItem onSelect={() => setOpenDialog('report')}>Report</DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {openDialog === 'rename' && <Rename thread={thread} onClose={close} />}
      <ReportDialog target={{ kind: reportKind, id }} open={openDialog === 'report'} onOpenChange={close} />
      <ConfirmDialog
        open={openDialog === 'open'}
        onOpenChange={close}
        title={isPublic ? 'Make this thread private?' : 'Make this thread public?'}
        description={
          isPublic
            ? 'Only people in the thread can read it from then on.'
            : 'Everyone, with or without an account, can read what is written from now on, and your own earlier messages. Decisions, tasks and closed questions from now on are public too, with names. What others wrote before stays visible to members only; they are notified and can share it. Only people in the thread write.'
        }
        confirmLabel={isPublic ? 'Make private' : 'Make public'}
        onConfirm={async () => {
          await call(changeThread, { params: { id }, body: { visibility: isPublic ? 'private' : 'public' } });
          thread.refreshThread();
        }}
      />
      <ConfirmDialog
        open={openDialog === 'leave'}
        onOpenChange={close}
        danger
        title="Leave this thread?"
        description={
          view.isGuest
            ? 'You can rejoin with the link while it works. Your messages stay.'
            : 'You can only come back if someone adds you. Your messages stay.'
        }
        confirmLabel="Leave"
        onConfirm={async () => {
          await call(removeThreadMember, { params: { id, member: me! } });
          leave();
        }}
      />
      <ConfirmDialog
        open={openDialog === 'delete'}
        onOpenChange={close}
        danger
        title="Delete this thread for everyone?"
        description="It’s deleted for everyone. You can restore it from your trash for 30 days."
        confirmLabel="Delete"
        onConfirm={async () => {
          await call(deleteThread, { params: { id } });
          leave();
          toast({ title: 'Thread deleted', description: 'It’s in your trash, under Settings.' });
        }}
      />
    </>
  );
}

function Rename({ thread, onClose }: { thread: OpenThread; onClose: () => void }) {
  const [title, setTitle] = useState(thread.view.title);
  const change = useCall(changeThread, {
    refreshes: [getThread, listThreads, listPublicThreads],
    onSuccess: onClose,
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Rename thread" width="sm">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ params: { id: thread.view.id }, body: { title } });
          }}
        >
          <Field label="Name" error={change.error ? wordsOf(change.error) : undefined}>
            <Input maxLength={longestTitle} value={title} onChange={({ target }) => setTitle(target.value)} />
          </Field>
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" pending={change.isPending} disabled={title.trim() === ''}>
              Rename
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
