import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { cn } from '#kit/ui/cn.ts';
import { Notice } from '#kit/ui/notice.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';

/** As `usePages` gives it. */
export interface CommentList<Comment> {
  items: readonly Comment[] | undefined;
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

interface CommentSectionProps<Comment> {
  list: CommentList<Comment>;
  renderItem: (comment: Comment) => ReactNode;
  /** Where one writes the next; null for whoever is not signed in. */
  form: ReactNode;
  /** The page to come back to after signing in. */
  page: string;
  className?: string;
}

/** Comments, newest last, with the form for the next one below. */
export function CommentSection<Comment>({
  list,
  renderItem,
  form,
  page,
  className,
}: CommentSectionProps<Comment>) {
  return (
    <Section title="Comments" className={cn('max-w-3xl', className)}>
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
        {list.items?.toReversed().map(renderItem)}
      </ul>
      {form ?? (
        <p className="flex flex-wrap items-center gap-4 rounded-card bg-sunken p-5">
          <span className="flex-1 basis-52">Sign in to comment.</span>
          <Button asChild size="sm">
            <Link to={href('/login', { return_url: page })}>Sign in</Link>
          </Button>
        </p>
      )}
    </Section>
  );
}
