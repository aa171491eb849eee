import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { ScrollShown } from '../components/scroll-shown.tsx';
import { getScroll, scrollPicture, type ScrollView } from '../contract.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getScroll, { params: { id: params.scrollId! } }]);
  if (!scrollIn(page)) throw data(null, { status: 404 });
  return page;
}

function scrollIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as ScrollView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const scroll = loaderData && scrollIn(loaderData);
  if (!scroll) return inherited;
  const title = `${scroll.by.name}: ${scroll.title}`;
  const picture = new URL(urlOf(scrollPicture, { params: { id: scroll.id } }), contentOf(inherited, 'og:url'))
    .href;
  return replaceTags(inherited, [
    { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
    { property: 'og:title', content: title },
    { property: 'og:description', content: scroll.about },
    ...(scroll.isPublic
      ? [
          { property: 'og:image', content: picture },
          { property: 'og:image:alt', content: title },
        ]
      : []),
  ]);
}

const nowhere = '00000000-0000-0000-0000-000000000000';

export default function Scroll() {
  const { scrollId: id = nowhere } = useParams();
  const { data: scroll, error, refetch, isFetching } = useQuery(query(getScroll, { params: { id } }));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/frenlyai-v2/quests')}>See all quests</Link>
      </ErrorState>
    );
  if (!scroll) return <Skeleton aria-busy className="my-12 h-96 max-w-3xl rounded-card" />;
  return <ScrollShown key={id} scroll={scroll} />;
}
