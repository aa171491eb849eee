import { useState } from 'react';
import { CommentItem } from '#kit/comments/comment-item.tsx';
import { CommentSection } from '#kit/comments/comment-section.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';
import {
  addComment,
  deleteComment,
  editComment,
  getCreation,
  listComments,
  longestComment,
  restoreComment,
} from '../contract.ts';

const refreshes = [listComments, getCreation];

interface CommentsProps {
  /** The creation they are about. */
  id: string;
  signedIn: boolean;
}

export function Comments({ id: item, signedIn }: CommentsProps) {
  const list = usePages(listComments, { item });
  const edit = useCall(editComment, { refreshes });
  const remove = useCall(deleteComment, { refreshes });
  const restore = useCall(restoreComment, { refreshes });
  const doings = {
    reportKind: 'gallery-comment',
    longest: longestComment,
    refreshes,
    edit: (id: string, text: string) => edit.mutateAsync({ params: { id }, body: { text } }),
    remove: (id: string) => remove.mutateAsync({ params: { id } }),
    restore: (id: string) => restore.mutateAsync({ params: { id } }),
  };
  return (
    <CommentSection
      className="py-2 sm:py-4"
      list={list}
      page={href('/gallery/:id', { id: item })}
      form={signedIn ? <NewComment item={item} /> : null}
      renderItem={({ may, ...comment }) => (
        <CommentItem key={comment.id} comment={comment} may={may} signedIn={signedIn} doings={doings} />
      )}
    />
  );
}

function NewComment({ item }: { item: string }) {
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
        onSubmit={() => add.mutate({ params: { id: item }, body: { text } })}
      />
    </div>
  );
}
