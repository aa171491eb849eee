import { useState } from 'react';
import { CommentItem } from '#kit/comments/comment-item.tsx';
import { CommentSection } from '#kit/comments/comment-section.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { WordsForm } from '#kit/ui/words-form.tsx';
import {
  addPostComment,
  deletePostComment,
  editPostComment,
  getPost,
  listPostComments,
  restorePostComment,
  type PostView,
} from '../contract.ts';
import { longestComment } from '../limits.ts';

const refreshes = [listPostComments, getPost];

interface CommentsProps {
  post: PostView;
  signedIn: boolean;
}

export function Comments({ post, signedIn }: CommentsProps) {
  const list = usePages(listPostComments, { post: post.id });
  const edit = useCall(editPostComment, { refreshes });
  const remove = useCall(deletePostComment, { refreshes });
  const restore = useCall(restorePostComment, { refreshes });
  const doings = {
    reportKind: 'blog-comment',
    longest: longestComment,
    refreshes,
    edit: (id: string, text: string) => edit.mutateAsync({ params: { id }, body: { text } }),
    remove: (id: string) => remove.mutateAsync({ params: { id } }),
    restore: (id: string) => restore.mutateAsync({ params: { id } }),
  };
  return (
    <CommentSection
      list={list}
      page={href('/blog/:slug', { slug: post.slug })}
      form={signedIn ? <NewComment post={post.id} /> : null}
      renderItem={({ mine, ...comment }) => (
        <CommentItem
          key={comment.id}
          comment={comment}
          may={{ edit: mine, delete: mine }}
          signedIn={signedIn}
          doings={doings}
        />
      )}
    />
  );
}

function NewComment({ post }: { post: string }) {
  const [text, setText] = useState('');
  const add = useCall(addPostComment, { refreshes, onSuccess: () => setText('') });
  return (
    <div className="py-4">
      <WordsForm
        most={longestComment}
        label="Your comment"
        action="Comment"
        text={text}
        onChange={setText}
        pending={add.isPending}
        error={add.error}
        onSubmit={() => add.mutate({ body: { post, text } })}
      />
    </div>
  );
}
