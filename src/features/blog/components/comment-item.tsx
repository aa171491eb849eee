import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Link } from 'react-router';
import { BoundaryItems } from '#kit/boundaries/boundary-items.tsx';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { ReportDialog } from '#kit/reports/report-dialog.tsx';
import { Avatar } from '#kit/ui/avatar.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#kit/ui/dropdown-menu.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { toast } from '#kit/ui/toast.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';
import {
  deletePostComment,
  editPostComment,
  getPost,
  listPostComments,
  restorePostComment,
  type PostComment,
} from '../contract.ts';
import { longestComment } from '../limits.ts';

/** Whoever wrote it has left; what others answered to stays. */
const formerMember = 'A former member';
const refreshes = [listPostComments, getPost];
const onError = (error: Error) =>
  toast({ variant: 'destructive', title: 'That did not work', description: wordsOf(error) });

interface CommentItemProps {
  comment: PostComment;
  signedIn: boolean;
}

export function CommentItem({ comment, signedIn }: CommentItemProps) {
  const { author, text, createdAt, editedAt } = comment;
  const [isEditing, setEditing] = useState(false);
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <AuthorName author={author} />
        <span className="flex-1 basis-28 text-sm whitespace-nowrap text-muted">
          <Time value={createdAt} />
          {editedAt && ' · edited'}
        </span>
        {signedIn && !isEditing && <CommentMenu comment={comment} onEdit={() => setEditing(true)} />}
      </div>
      {isEditing ? (
        <EditComment comment={comment} onDone={() => setEditing(false)} />
      ) : (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  );
}

function AuthorName({ author }: Pick<PostComment, 'author'>) {
  if (!author) return <span className="text-muted">{formerMember}</span>;
  const { name, handle, picture } = author;
  const shown = (
    <>
      <Avatar size="sm" name={name} src={picture} />
      <bdi className="max-w-48 truncate">{name}</bdi>
    </>
  );
  const look = 'inline-flex min-w-0 items-center gap-2 font-medium text-ink';
  if (!handle) return <span className={look}>{shown}</span>;
  return (
    <Link
      to={href('/profile/:handle', { handle: handle.toLowerCase() })}
      className={`${look} no-underline hover:underline`}
    >
      {shown}
    </Link>
  );
}

function EditComment({ comment, onDone }: { comment: PostComment; onDone: () => void }) {
  const [text, setText] = useState(comment.text);
  const edit = useCall(editPostComment, { refreshes, onSuccess: onDone });
  return (
    <div className="py-4">
      <WordsForm
        most={longestComment}
        label="Edit your comment"
        action="Save"
        text={text}
        onChange={setText}
        pending={edit.isPending}
        error={edit.error}
        onSubmit={() => edit.mutate({ params: { id: comment.id }, body: { text } })}
        onCancel={onDone}
      />
    </div>
  );
}

function CommentMenu({
  comment: { id, mine, author },
  onEdit,
}: {
  comment: PostComment;
  onEdit: () => void;
}) {
  const [isReporting, setReporting] = useState(false);
  const restore = useCall(restorePostComment, { refreshes });
  const remove = useCall(deletePostComment, {
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
          {mine ? (
            <>
              <DropdownMenuItem onSelect={onEdit}>Edit</DropdownMenuItem>
              <DropdownMenuItem danger onSelect={() => remove.mutate({ params: { id } }, { onError })}>
                Delete
              </DropdownMenuItem>
            </>
          ) : (
            <DropdownMenuItem onSelect={() => setReporting(true)}>Report</DropdownMenuItem>
          )}
          {!mine && author?.handle && (
            <BoundaryItems person={{ handle: author.handle, name: author.name }} refreshes={refreshes} />
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <ReportDialog target={{ kind: 'blog-comment', id }} open={isReporting} onOpenChange={setReporting} />
    </>
  );
}
