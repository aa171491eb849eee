import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { missingHead } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { AnswerText } from '#kit/ui/answer-text.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { postHead } from '../blog-head.ts';
import { PostComments } from '../components/comments.tsx';
import { PostCard } from '../components/post-card.tsx';
import { PostFacts } from '../components/post-facts.tsx';
import { PostTags } from '../components/post-tags.tsx';
import { getPost, type PostView } from '../contract.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getPost, { params: { slug: params.slug! } }]);
  if (!postIn(page)) throw data(null, { status: 404 });
  return page;
}

function postIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as PostView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const post = loaderData && postIn(loaderData);
  return post ? postHead(inherited, post) : missingHead(inherited);
}

export default function Post() {
  const { slug = '' } = useParams();
  const { data: post, error, refetch, isFetching } = useQuery(query(getPost, { params: { slug } }));
  const { data: user } = useQuery(query(currentUser));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/blog')}>See all posts</Link>
      </ErrorState>
    );
  if (!post) return <Waiting />;
  return (
    <div className="pt-8 pb-16 sm:pt-12">
      <article className="max-w-3xl">
        <header className="grid gap-4 border-b border-line pb-6">
          <h1 className="text-3xl wrap-anywhere sm:text-5xl">{post.title}</h1>
          <p className="text-lg text-muted">{post.summary}</p>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <PostFacts {...post} />
            <CopyButton size="sm" label="Copy link" value={() => location.href} />
          </div>
        </header>
        <AnswerText text={post.text} topHeading={2} className="py-8 text-lg" />
        <PostTags tags={post.tags} />
      </article>
      {post.related.length > 0 && (
        <Section title="Related posts">
          <ul className="grid gap-5 md:grid-cols-3">
            {post.related.map((one) => (
              <li key={one.id}>
                <PostCard post={one} level={3} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <PostComments post={post} signedIn={Boolean(user)} />
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy className="grid max-w-3xl gap-5 py-12">
      <Skeleton className="h-14 w-4/5" />
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
