import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { usePages } from '#kit/contract/use-pages.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { listComments } from '../contract.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';

interface CommentsProps {
  /** The creation they are about. */
  id: string;
  signedIn: boolean;
}

/** What people say, the newest last, where one writes the next. */
export function Comments({ id, signedIn }: CommentsProps) {
  const list = usePages(listComments, { item: id });
  return (
    <Section title="Comments" className="max-w-3xl py-2 sm:py-4">
      <LoadMore
        hasMore={list.hasMore}
        pending={list.isLoadingMore}
        onLoadMore={list.loadMore}
        label="Earlier comments"
        className="pt-0"
      />
      {list.error && <Notice tone="error">{wordsOf(list.error)}</Notice>}
      {!list.items && !list.error && (
        <div aria-busy className="grid gap-3 pb-6">
          <Skeleton className="w-2/5" />
          <Skeleton className="w-4/5" />
        </div>
      )}
      {list.items?.length === 0 && <p className="pb-6 text-muted">No comments yet.</p>}
      <ul aria-label="Comments" className="divide-y divide-line">
        {list.items?.toReversed().map((comment) => (
          <CommentItem key={comment.id} comment={comment} signedIn={signedIn} />
        ))}
      </ul>
      {signedIn ? (
        <CommentForm id={id} />
      ) : (
        <p className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-5">
          <span className="flex-1 basis-52">Sign in to comment.</span>
          <Button asChild size="sm">
            <Link to={href('/login', { return_url: href('/gallery/:id', { id }) })}>Sign in</Link>
          </Button>
        </p>
      )}
    </Section>
  );
}
