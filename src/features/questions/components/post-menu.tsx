import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BoundaryItems } from '#social/boundaries/boundary-items.tsx';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#social/reports/report-dialog.tsx';
import { Dialog, DialogContent } from '#kit/ui/dialog.tsx';
import { DropdownMenuItem } from '#kit/ui/dropdown-menu.tsx';
import { MoreMenu } from '#kit/ui/more-menu.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deletePost, restorePost, type Person } from '../contract.ts';
import { reportKinds } from '../report-kinds.ts';
import { refreshes } from '../use-question.ts';
import { formerMember } from './author-line.tsx';
import { Versions } from './versions.tsx';

interface PostMenuProps {
  kind: keyof typeof reportKinds;
  post: { id: string; mine: boolean; author: Person | null; editedAt: string | null };
  onEdit: () => void;
}

/** What can be done with a question, an answer or a comment, by whoever wrote it and by others who are signed in. */
export function PostMenu({ kind, post, onEdit }: PostMenuProps) {
  const { id, mine, author, editedAt } = post;
  const [opened, setOpened] = useState<'report' | 'versions' | null>(null);
  const close = () => setOpened(null);
  const remove = useDelete(kind, id);
  const navigate = useNavigate();
  return (
    <>
      <MoreMenu
        size="sm"
        label={`More for the ${kind} by ${author?.name ?? formerMember}`}
        pending={remove.isPending}
      >
        {mine && <DropdownMenuItem onSelect={onEdit}>Edit</DropdownMenuItem>}
        {editedAt && kind !== 'comment' && (
          <DropdownMenuItem onSelect={() => setOpened('versions')}>Versions</DropdownMenuItem>
        )}
        {mine && (
          <DropdownMenuItem
            danger
            onSelect={() => remove.mutate({ params: { id } }, { onError: toastError })}
          >
            Delete
          </DropdownMenuItem>
        )}
        {!mine && author?.handle && kind !== 'comment' && (
          <DropdownMenuItem
            onSelect={() => void navigate(href('/connect/acknowledgements', { for: `${kind}:${id}` }))}
          >
            Thank
          </DropdownMenuItem>
        )}
        {!mine && <DropdownMenuItem onSelect={() => setOpened('report')}>Report</DropdownMenuItem>}
        {!mine && author?.handle && (
          <BoundaryItems person={{ handle: author.handle, name: author.name }} refreshes={refreshes} />
        )}
      </MoreMenu>
      <ReportDialog
        target={{ kind: reportKinds[kind], id }}
        open={opened === 'report'}
        onOpenChange={close}
      />
      <Dialog open={opened === 'versions'} onOpenChange={close}>
        <DialogContent title="Versions" description="Earlier versions and what each edit changed." width="lg">
          <Versions id={id} />
        </DialogContent>
      </Dialog>
    </>
  );
}

/** A question that is gone has no page: whoever deleted it goes on to the others. */
function useDelete(kind: keyof typeof reportKinds, id: string) {
  const navigate = useNavigate();
  const restore = useCall(restorePost, {
    refreshes,
    onSuccess: () => {
      if (kind === 'question') void navigate(href('/qa/:id', { id }));
    },
  });
  return useCall(deletePost, {
    ...(kind === 'question' ? {} : { refreshes }),
    onSuccess: () => {
      if (kind === 'question') void navigate(href('/qa'));
      toast({
        title: `${{ question: 'Question', answer: 'Answer', comment: 'Comment' }[kind]} deleted`,
        action: {
          label: 'Undo',
          altText: 'Restore it from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError: toastError }),
        },
      });
    },
  });
}
