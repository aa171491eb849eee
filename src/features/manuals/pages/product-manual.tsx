/** A manual to read: one's own or shared with one, a public one, or whoever has a share link. */
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { data, Link, useLoaderData, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { prefetch, serverCall } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getCreation } from '#features/gallery/contract.ts';
import { LinkNotFound } from '#tools/share/components/link-not-found.tsx';
import { ReportShared } from '#tools/share/components/report-shared.tsx';
import { SharedWorkView } from '#tools/share/components/shared-work-view.tsx';
import { readShared } from '#tools/share/contract.ts';
import { shareHeaders } from '#tools/share/share-headers.ts';
import { sharedHead } from '#tools/share/shared-head.ts';
import { exportWork, getWork } from '#tools/work/contract.ts';
import { mayEditWork } from '#tools/work/work-role.ts';
import ManualViewer from '../components/manual-viewer.tsx';
import { manualWork } from '../kind.ts';
import type { Manual } from '../manual.ts';

const isId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

/** What is no id is the secret of a link. */
export async function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  if (isId(id)) return prefetch(context, [getCreation, { params: { id } }]);
  const shared = await context.get(serverCall)(readShared, { params: { secret: id } });
  return data({ secret: id, shared: shared ?? null }, { status: shared ? 200 : 404, headers: shareHeaders });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  return loaderData && 'secret' in loaderData ? sharedHead(inherited, loaderData) : inherited;
}

export default function ProductManual() {
  const loaded = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  if (!loaded || !('secret' in loaded)) return <FoundById key={id} id={id} />;
  if (loaded.shared?.subject !== 'work') return <LinkNotFound />;
  return (
    <SharedWorkView shared={loaded.shared}>
      <ReportShared id={loaded.shared.id} />
    </SharedWorkView>
  );
}

/** One's own is found by its own id, a public one by that of what was published. */
function FoundById({ id }: { id: string }) {
  const creation = useQuery(query(getCreation, { params: { id } }));
  const work = useQuery({ ...query(getWork, { params: { id } }), enabled: creation.isError });
  const published = creation.data?.kind === manualWork.id ? creation.data : undefined;
  const own = work.data?.kind === manualWork.id ? work.data : undefined;
  if (published?.output.data)
    return (
      <Page title={published.title} manual={published.output.data as Manual}>
        <Button asChild variant="ghost" size="sm">
          <Link to={href('/gallery/:id', { id })}>Comments</Link>
        </Button>
      </Page>
    );
  if (own?.condition === 'sound')
    return (
      <Page title={own.title} manual={own.content as Manual}>
        <Button asChild variant="secondary" size="sm">
          <a href={urlOf(exportWork, { params: { id }, query: { format: 'pdf' } })} download>
            <Download aria-hidden /> PDF
          </a>
        </Button>
        {mayEditWork(own) && (
          <Button asChild variant="ghost" size="sm">
            <Link to={href('/product-manuals', { work: id })}>
              <Pencil aria-hidden /> Edit
            </Link>
          </Button>
        )}
      </Page>
    );
  if (creation.isPending || (creation.isError && work.isPending))
    return (
      <div aria-busy className="grid gap-6 pt-10">
        <h1 className="sr-only">Product manual</h1>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  return (
    <ErrorState level={1} title="This manual can’t be opened">
      {work.error ? wordsOf(work.error) : 'Check the link, or open another manual.'}{' '}
      <Link to={href('/product-manuals')}>Product manuals</Link>
    </ErrorState>
  );
}

function Page({ title, manual, children }: { title: string; manual: Manual; children: ReactNode }) {
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="min-w-0 text-3xl wrap-anywhere" dir="auto">
          {title}
        </h1>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      <ManualViewer content={manual} />
    </div>
  );
}
