import { useQuery } from '@tanstack/react-query';
import { data as answer, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { currentUser } from '#kit/auth/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { cutAtWord } from '#kit/cut-at-word.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { HiddenNotice } from '#social/reports/hidden-notice.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { PageHeader } from '#kit/ui/page-header.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getCollection, type CollectionView } from '../collections/contract.ts';
import { AuthorName } from '../components/author-name.tsx';
import { CollectionActions } from '../components/collection-actions.tsx';
import { holdsWords } from '../components/collection-card.tsx';
import { Collected } from '../components/collected.tsx';
import { RuleWords } from '../components/rule-words.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getCollection, { params: { id: params.id! } }]);
  if (!collectionIn(page)) throw answer(null, { status: 404 });
  return page;
}

function collectionIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as CollectionView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const shown = loaderData && collectionIn(loaderData);
  if (!shown) return inherited;
  const description = cutAtWord(shown.about || `${holdsWords(shown)}, curated by ${shown.owner.name}.`, 155);
  return replaceTags(inherited, [
    { title: `${shown.title} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: shown.title },
    { property: 'og:description', content: description },
    ...(shown.hidden || !shown.isPublic ? [{ name: 'robots', content: 'noindex' }] : []),
  ]);
}

export default function CollectionPage() {
  const { id = '' } = useParams();
  const { data: user } = useQuery(query(currentUser));
  const { data: shown, error, refetch, isFetching } = useQuery(query(getCollection, { params: { id } }));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)}
      </ErrorState>
    );
  if (!shown) return <Skeleton className="my-12 h-72 rounded-card" />;
  const { owner, followers, rule } = shown;
  return (
    <div className="pb-16">
      <PageHeader
        className="pb-6"
        title={
          <bdi dir="auto" className="wrap-anywhere">
            {shown.title}
          </bdi>
        }
        lede={shown.about && <bdi dir="auto">{shown.about}</bdi>}
        actions={user && <CollectionActions collection={shown} />}
      />
      {shown.hidden && (
        <HiddenNotice target={{ kind: 'collection', id }} mine={shown.mine} className="mb-6" />
      )}
      <div className="mb-8 flex flex-wrap items-center gap-x-5 gap-y-2 text-muted">
        <AuthorName author={{ ...owner, handle: owner.handle || null }} />
        <span>{holdsWords(shown)}</span>
        {followers > 0 && <span>{followers === 1 ? '1 follower' : `${followers} followers`}</span>}
        {!shown.isPublic && <span>Private: only you can see it</span>}
        {rule && <RuleWords rule={rule} />}
      </div>
      <Collected collection={shown} />
    </div>
  );
}
