import { useState } from 'react';
import { useCall } from '#kit/contract/use-call.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';
import {
  addComment,
  editComment,
  getCreation,
  listComments,
  longestComment,
  type Comment,
} from '../contract.ts';

const refreshes = [listComments, getCreation];

export function CommentForm({ id }: { id: string }) {
  const [text, setText] = useState('');
  const add = useCall(addComment, { refreshes, onSuccess: () => setText('') });
  return (
    <div className="py-4">
      <WordsForm
        label="Your comment"
        action="Comment"
        most={longestComment}
        text={text}
        onChange={setText}
        pending={add.isPending}
        error={add.error}
        onSubmit={() => add.mutate({ params: { id }, body: { text } })}
      />
    </div>
  );
}

interface EditCommentFormProps {
  comment: Comment;
  onDone: () => void;
}

export function EditCommentForm({ comment, onDone }: EditCommentFormProps) {
  const [text, setText] = useState(comment.text);
  const edit = useCall(editComment, { refreshes, onSuccess: onDone });
  return (
    <div className="py-4">
      <WordsForm
        label="Edit your comment"
        action="Save"
        most={longestComment}
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
