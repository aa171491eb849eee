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
import { certificateBadge, getCertificate, type CertificateView } from '../certificate/contract.ts';
import { CertificateShown } from '../components/certificate-shown.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = await prefetch(context, [getCertificate, { params: { id: params.id! } }]);
  if (!certificateIn(page)) throw data(null, { status: 404 });
  return page;
}

function certificateIn({ dehydrated }: Awaited<ReturnType<typeof prefetch>>) {
  return dehydrated.queries[0]?.state.data as CertificateView | undefined;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const certificate = loaderData && certificateIn(loaderData);
  if (!certificate) return inherited;
  const { id, name, trackTitle } = certificate;
  const title = `${name}: ${trackTitle}`;
  const picture = new URL(urlOf(certificateBadge, { params: { id } }), contentOf(inherited, 'og:url')).href;
  return replaceTags(inherited, [
    { title: `${title} · ${contentOf(inherited, 'og:site_name')}` },
    { property: 'og:title', content: title },
    { property: 'og:image', content: picture },
    { property: 'og:image:alt', content: title },
  ]);
}

const nowhere = '00000000-0000-0000-0000-000000000000';

export default function Certificate() {
  const { id = nowhere } = useParams();
  const {
    data: certificate,
    error,
    refetch,
    isFetching,
  } = useQuery(query(getCertificate, { params: { id } }));
  if (error)
    return (
      <ErrorState level={1} title="Not found" onRetry={() => void refetch()} retrying={isFetching}>
        {wordsOf(error)} <Link to={href('/university')}>See the lessons</Link>
      </ErrorState>
    );
  if (!certificate) return <Skeleton aria-busy className="my-12 h-96 max-w-3xl rounded-card" />;
  return <CertificateShown certificate={certificate} />;
}
