import { Comments } from '#social/comments/comments.tsx';
import { useCall } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
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

interface PostCommentsProps {
  post: PostView;
  signedIn: boolean;
}

export function PostComments({ post, signedIn }: PostCommentsProps) {
  const list = usePages(listPostComments, { post: post.id });
  const add = useCall(addPostComment, { refreshes });
  const items = list.items?.map(({ mine, ...comment }) => ({
    ...comment,
    may: { edit: mine, delete: mine },
  }));
  return (
    <Comments
      list={{ ...list, items }}
      add={{
        pending: add.isPending,
        error: add.error,
        submit: (text, onSuccess) => add.mutate({ body: { post: post.id, text } }, { onSuccess }),
      }}
      edit={useCall(editPostComment, { refreshes })}
      remove={useCall(deletePostComment, { refreshes })}
      restore={useCall(restorePostComment, { refreshes })}
      reportKind="blog-comment"
      longest={longestComment}
      refreshes={refreshes}
      signedIn={signedIn}
      page={href('/blog/:slug', { slug: post.slug })}
    />
  );
}
