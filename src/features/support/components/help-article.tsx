import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { helpArticle, helpArticles, type HelpSummary } from '#features/assistant/contract.ts';
import { currentUser } from '#kit/auth/contract.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleLinks } from './article-links.tsx';
import { StillStuck } from './still-stuck.tsx';

export function HelpArticle({ slug }: { slug: string }) {
  const { data: article, error, refetch, isFetching } = useQuery(query(helpArticle, { params: { slug } }));
  const { data: user } = useQuery(query(currentUser));
  const { data: help } = useQuery(query(helpArticles));
  if (error)
    return (
      <ErrorState
        level={1}
        title="This article couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {wordsOf(error)}
      </ErrorState>
    );
  if (!article) return <Waiting />;
  return (
    <>
      <div className="grid gap-x-16 gap-y-12 pt-6 pb-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article>
          <BackToAll />
          <h1 className="mt-6 mb-4">{article.title}</h1>
          <p className="mb-8 max-w-[34em] text-xl text-muted">{article.summary}</p>
          <ArticleBody blocks={article.blocks} isAdmin={user?.isAdmin ?? false} />
          <WasItHelpful />
        </article>
        <Related articles={article.related} />
      </div>
      <StillStuck supportEmail={help?.supportEmail} />
    </>
  );
}

function BackToAll() {
  return (
    <Link
      to={href('/support')}
      className="inline-flex min-h-9 items-center gap-2 rounded-sm text-muted hover:text-ink hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      All help
    </Link>
  );
}

function WasItHelpful() {
  return (
    <div className="mt-12 flex max-w-[38em] flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6">
      <p className="font-medium">Was this helpful?</p>
      <Button asChild size="sm" variant="secondary">
        <Link to={href('/feedback', { type: 'praise' })}>Yes</Link>
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link to={href('/feedback', { type: 'suggestion' })}>No, tell us what’s missing</Link>
      </Button>
    </div>
  );
}

function Related({ articles }: { articles: readonly HelpSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <aside aria-labelledby="related" className="content-start lg:pt-14">
      <h2 id="related" className="mb-2 text-xl">
        Related
      </h2>
      <ArticleLinks articles={articles} />
    </aside>
  );
}

function Waiting() {
  return (
    <div className="grid max-w-[38em] gap-5 pt-6 pb-20" aria-busy>
      <BackToAll />
      <Skeleton className="mt-6 h-12 w-3/4" />
      <Skeleton className="mb-6 h-6 w-full" />
      {['w-full', 'w-11/12', 'w-full', 'w-2/3', 'w-full', 'w-1/2'].map((width, row) => (
        <Skeleton key={`${width}-${row}`} className={width} />
      ))}
    </div>
  );
}
