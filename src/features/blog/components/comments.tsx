import { Link } from 'react-router';
import { useState } from 'react';
import { useCall, wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { WordsForm } from '#kit/ui/words-form.tsx';
import { addPostComment, getPost, listPostComments, type PostView } from '../contract.ts';
import { longestComment } from '../limits.ts';
import { CommentItem } from './comment-item.tsx';

interface CommentsProps {
  post: PostView;
  signedIn: boolean;
}

/** What people say, the newest last, where one writes the next. */
export function Comments({ post, signedIn }: CommentsProps) {
  const list = usePages(listPostComments, { post: post.id });
  return (
    <Section title="Comments" className="max-w-3xl">
      <LoadMore
        hasMore={list.hasMore}
        pending={list.isLoadingMore}
        onLoadMore={list.loadMore}
        label="Earlier comments"
        className="pt-0"
      />
      {list.error && <Notice tone="error">{wordsOf(list.error)}</Notice>}
      {!list.items && !list.error && <Skeleton aria-busy className="w-3/5" />}
      {list.items?.length === 0 && <p className="pb-4 text-muted">No comments yet.</p>}
      <ul aria-label="Comments" className="divide-y divide-line">
        {list.items?.toReversed().map((comment) => (
          <CommentItem key={comment.id} comment={comment} signedIn={signedIn} />
        ))}
      </ul>
      {signedIn ? <NewComment post={post.id} /> : <SignIn slug={post.slug} />}
    </Section>
  );
}

function NewComment({ post }: { post: string }) {
  const [text, setText] = useState('');
  const add = useCall(addPostComment, {
    refreshes: [listPostComments, getPost],
    onSuccess: () => setText(''),
  });
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

function SignIn({ slug }: { slug: string }) {
  return (
    <p className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-5">
      <span className="flex-1 basis-52">Sign in to comment.</span>
      <Button asChild size="sm">
        <Link to={href('/login', { return_url: href('/blog/:slug', { slug }) })}>Sign in</Link>
      </Button>
    </p>
  );
}
