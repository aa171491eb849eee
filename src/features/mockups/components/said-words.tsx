import { useState } from 'react';
import { toastError } from '#kit/contract/toast-error.ts';
import { useCall } from '#kit/contract/use-call.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Time } from '#kit/ui/time.tsx';
import { deleteMockupComment, editMockupComment, listPins, type Said } from '../contract.ts';
import { CommentForm } from './comment-form.tsx';

const refreshes = [listPins];

/** A comment or a reply, and what its author can do with it. */
export function SaidWords({ said }: { said: Said }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useCall(editMockupComment, { refreshes, onSuccess: () => setEditing(false) });
  const remove = useCall(deleteMockupComment, { refreshes });
  const { id, text, author, mine, createdAt, editedAt, deleted } = said;
  const name = author?.name ?? (mine ? 'You' : 'A former member');
  const params = { id };
  if (deleted) return <p className="text-muted">This comment was deleted.</p>;
  if (isEditing)
    return (
      <CommentForm
        label="Edit your comment"
        action="Save"
        first={text}
        pending={edit.isPending}
        error={edit.error}
        onSubmit={(next) => edit.mutate({ params, body: { text: next } })}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <div className="grid min-w-0 gap-1">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <Avatar size="sm" name={name} src={author?.picture ?? null} />
        <bdi className="max-w-48 truncate font-medium text-ink">{name}</bdi>
        <Time value={createdAt} />
        {editedAt && <span>· edited</span>}
        {mine && (
          <>
            <Button size="sm" variant="link" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button
              size="sm"
              variant="link"
              pending={remove.isPending}
              onClick={() => remove.mutate({ params }, { onError: toastError })}
            >
              Delete
            </Button>
          </>
        )}
      </p>
      <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}
