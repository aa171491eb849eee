import { data, useSearchParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import {
  helpArticle,
  helpArticles,
  searchHelp,
  type HelpArticleAnswer,
} from '#features/assistant/contract.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { HelpArticle } from '../components/help-article.tsx';
import { HelpOverview } from '../components/help-overview.tsx';
import { articleHead } from '../help-head.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const slug = search.get('article');
  const q = search.get('q')?.trim();
  if (slug === null && q) return prefetch(context, [helpArticles], [searchHelp, { query: { q } }]);
  if (slug === null) return prefetch(context, [helpArticles]);
  const page = await prefetch(context, [helpArticle, { params: { slug } }], [helpArticles]);
  if (!articleIn(page, slug)) throw data(null, { status: 404 });
  return page;
}

function articleIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>, slug: string) {
  const found = dehydrated.queries.map(({ state }) => state.data as Partial<HelpArticleAnswer> | undefined);
  return found.find((answer) => answer?.slug === slug) as HelpArticleAnswer | undefined;
}

export function meta({ loaderData, location, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const slug = new URLSearchParams(location.search).get('article');
  const article = slug && loaderData && articleIn(loaderData, slug);
  return article ? articleHead(inherited, article) : inherited;
}

export default function Support() {
  const [search] = useSearchParams();
  const slug = search.get('article');
  return slug === null ? <HelpOverview /> : <HelpArticle key={slug} slug={slug} />;
}
