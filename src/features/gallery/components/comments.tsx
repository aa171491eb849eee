import { Comments } from '#social/comments/comments.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
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

interface CreationCommentsProps {
  /** The creation they are about. */
  id: string;
  signedIn: boolean;
}

export function CreationComments({ id, signedIn }: CreationCommentsProps) {
  const add = useCall(addComment, { refreshes });
  return (
    <Comments
      list={usePages(listComments, { item: id })}
      add={{
        pending: add.isPending,
        error: add.error,
        submit: (text, onSuccess) => add.mutate({ params: { id }, body: { text } }, { onSuccess }),
      }}
      edit={useCall(editComment, { refreshes })}
      remove={useCall(deleteComment, { refreshes })}
      restore={useCall(restoreComment, { refreshes })}
      reportKind="gallery-comment"
      longest={longestComment}
      refreshes={refreshes}
      signedIn={signedIn}
      page={href('/gallery/:id', { id })}
      className="py-2 sm:py-4"
    />
  );
}
