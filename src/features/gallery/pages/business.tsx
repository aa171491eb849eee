import { useQuery } from '@tanstack/react-query';
import { data, Link, useParams, useSearchParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { contentOf, replaceTags } from '#kit/head.ts';
import { href } from '#kit/href.ts';
import { Avatar } from '#kit/ui/avatar.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { LoadMore } from '#kit/ui/pagination.tsx';
import { Section } from '#kit/ui/section.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { CreationGrid, WaitingGrid } from '../components/creation-grid.tsx';
import { listGallery, readBusinessPage, type BusinessPage } from '../contract.ts';
import { filterIn } from '../filter-in-address.ts';

function shownIn(handle: string, search: URLSearchParams) {
  const { before } = filterIn(search);
  return { query: { by: handle, ...(before ? { before } : {}) } };
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const handle = params.handle!;
  const page = await prefetch(
    context,
    [readBusinessPage, { params: { handle } }],
    [listGallery, shownIn(handle, new URL(request.url).searchParams)],
  );
  if (!businessIn(page)) throw data(null, { status: 404 });
  return page;
}

function businessIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries.find(({ state }) => (state.data as BusinessPage | undefined)?.about !== undefined)
    ?.state.data as BusinessPage | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const business = loaderData && businessIn(loaderData);
  if (!business) return inherited;
  const description = business.about || `${business.name} in the gallery.`;
  return replaceTags(inherited, [
    { title: `${business.name} · ${contentOf(inherited, 'og:site_name')}` },
    { name: 'description', content: description },
    { property: 'og:title', content: business.name },
    { property: 'og:description', content: description },
  ]);
}

/** A business as everyone sees it: its name, its picture, and what it shows. Who is in it is nobody's to read. */
export default function BusinessPageShown() {
  const { handle = '' } = useParams();
  const [search] = useSearchParams();
  const business = useQuery(query(readBusinessPage, { params: { handle } }));
  const list = useQuery(query(listGallery, shownIn(handle, search)));
  const error = business.error ?? list.error;
  if (error)
    return (
      <ErrorState
        level={1}
        title="Not found"
        onRetry={() => void business.refetch()}
        retrying={business.isFetching}
      >
        {wordsOf(error)} <Link to={href('/gallery')}>See the gallery</Link>
      </ErrorState>
    );
  if (!business.data) return <Skeleton className="mt-12 h-40 rounded-card" />;
  const { name, about, picture, creations } = business.data;
  return (
    <div className="pb-16">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-8 pb-6 sm:pt-10">
        <Avatar size="lg" name={name} src={picture} />
        <div className="grid min-w-0 flex-1 basis-72 gap-1">
          <h1 dir="auto" className="wrap-anywhere">
            {name}
          </h1>
          <p className="text-muted">Business · @{business.data.handle}</p>
        </div>
        {about && (
          <p dir="auto" className="w-full max-w-prose text-lg wrap-anywhere whitespace-pre-line text-muted">
            {about}
          </p>
        )}
      </header>
      <Section
        title={creations === 1 ? '1 creation in the gallery' : `${creations} creations in the gallery`}
        className="pt-0 sm:pt-0"
      >
        {list.data ? <CreationGrid creations={list.data.items} /> : <WaitingGrid />}
        <LoadMore hasMore={Boolean(list.data?.next)} to={`?before=${list.data?.next}`} label="Show more" />
      </Section>
    </div>
  );
}
