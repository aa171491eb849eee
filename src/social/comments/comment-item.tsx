import { useState } from 'react';
import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { PersonName, formerMember } from '#social/people/person-name.tsx';
import { Time } from '#kit/ui/time.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { SaidMenu } from './said-menu.tsx';

export interface ShownComment {
  id: string;
  text: string;
  author: { name: string; handle: string | null; picture: string | null } | null;
  createdAt: string;
  editedAt: string | null;
}

/** What a room does with its comments, each answering once the server has. */
export interface CommentDoings {
  reportKind: string;
  longest: number;
  refreshes: AnyEndpoint[];
  edit: (id: string, text: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
}

interface CommentItemProps {
  comment: ShownComment;
  may: { edit: boolean; delete: boolean };
  signedIn: boolean;
  doings: CommentDoings;
}

export function CommentItem({ comment, may, signedIn, doings }: CommentItemProps) {
  const { id, author, text, createdAt, editedAt } = comment;
  const [isEditing, setEditing] = useState(false);
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-3">
        <PersonName person={author} />
        <span className="flex-1 basis-28 text-sm whitespace-nowrap text-muted">
          <Time value={createdAt} />
          {editedAt && ' · edited'}
        </span>
        {signedIn && !isEditing && (
          <SaidMenu
            label={`More for the comment by ${author?.name ?? formerMember}`}
            deleted="Comment deleted"
            author={author}
            may={may}
            report={{ kind: doings.reportKind, id }}
            refreshes={doings.refreshes}
            onEdit={() => setEditing(true)}
            remove={() => doings.remove(id)}
            restore={() => doings.restore(id)}
          />
        )}
      </div>
      {isEditing ? (
        <EditComment comment={comment} doings={doings} onDone={() => setEditing(false)} />
      ) : (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  );
}

interface EditCommentProps extends Pick<CommentItemProps, 'comment' | 'doings'> {
  onDone: () => void;
}

function EditComment({ comment, doings, onDone }: EditCommentProps) {
  const [text, setText] = useState(comment.text);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  async function save() {
    setPending(true);
    try {
      await doings.edit(comment.id, text);
      onDone();
    } catch (problem) {
      setError(problem as Error);
      setPending(false);
    }
  }
  return (
    <div className="py-4">
      <WordsForm
        label="Edit your comment"
        action="Save"
        most={doings.longest}
        text={text}
        onChange={setText}
        pending={pending}
        error={error}
        onSubmit={() => void save()}
        onCancel={onDone}
      />
    </div>
  );
}
