import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { BoundaryItems } from '#kit/boundaries/boundary-items.tsx';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { ReportDialog } from '#kit/reports/report-dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { deleteComment, getCreation, listComments, restoreComment, type Comment } from '../contract.ts';
import { AuthorName } from './author-name.tsx';
import { EditCommentForm } from './comment-form.tsx';

/** Whoever wrote it has left; what others answered to stays. */
const formerMember = 'A former member';

interface CommentItemProps {
  comment: Comment;
  signedIn: boolean;
}

export function CommentItem({ comment, signedIn }: CommentItemProps) {
  const { author, text, createdAt, editedAt } = comment;
  const [isEditing, setEditing] = useState(false);
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-3">
        {author ? <AuthorName author={author} /> : <span className="text-muted">{formerMember}</span>}
        <span className="flex-1 basis-28 text-sm whitespace-nowrap text-muted">
          <Time value={createdAt} />
          {editedAt && ' · edited'}
        </span>
        {signedIn && !isEditing && <CommentMenu comment={comment} onEdit={() => setEditing(true)} />}
      </div>
      {isEditing ? (
        <EditCommentForm comment={comment} onDone={() => setEditing(false)} />
      ) : (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  );
}

const refreshes = [listComments, getCreation];
const onError = (error: Error) =>
  toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });

function CommentMenu({ comment: { id, may, author }, onEdit }: { comment: Comment; onEdit: () => void }) {
  const [isReporting, setReporting] = useState(false);
  const restore = useCall(restoreComment, { refreshes });
  const remove = useCall(deleteComment, {
    refreshes,
    onSuccess: () =>
      toast({
        title: 'Comment deleted',
        action: {
          label: 'Undo',
          altText: 'Bring it back from the trash in your settings',
          onSelect: () => restore.mutate({ params: { id } }, { onError }),
        },
      }),
  });
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton
            size="sm"
            label={`More for the comment by ${author?.name ?? formerMember}`}
            pending={remove.isPending}
          >
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {may.edit && <DropdownMenuItem onSelect={onEdit}>Edit</DropdownMenuItem>}
          {may.delete && (
            <DropdownMenuItem danger onSelect={() => remove.mutate({ params: { id } }, { onError })}>
              Delete
            </DropdownMenuItem>
          )}
          {!may.edit && <DropdownMenuItem onSelect={() => setReporting(true)}>Report</DropdownMenuItem>}
          {!may.edit && author?.handle && (
            <BoundaryItems person={{ handle: author.handle, name: author.name }} refreshes={refreshes} />
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ReportDialog target={{ kind: 'gallery-comment', id }} open={isReporting} onOpenChange={setReporting} />
    </>
  );
}
