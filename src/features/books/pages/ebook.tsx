/** The reader: of a public book, or of one's own. */
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Link, useParams, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { urlOf } from '#kit/contract/call.ts';
import { prefetch } from '#kit/contract/prefetch.ts';
import { query } from '#kit/contract/query.ts';
import { wordsOf } from '#kit/contract/use-call.ts';
import { href } from '#kit/href.ts';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getCreation, type CreationView } from '#features/gallery/contract.ts';
import { exportWork, getWork } from '#tools/work/contract.ts';
import { mayEditWork } from '#tools/work/work-role.ts';
import type { Book } from '../book.ts';
import { bookHead } from '../book-head.ts';
import { publicEpub } from '../contract.ts';
import { bookWork } from '../kind.ts';
import { Reader } from '../reader/reader.tsx';

const isId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

export function loader({ context, params: { id = '' } }: LoaderFunctionArgs) {
  return isId(id) ? prefetch(context, [getCreation, { params: { id } }]) : null;
}

export function meta({ loaderData, matches }: MetaArgs<typeof loader>) {
  const inherited = matches[0]?.meta ?? [];
  const creation = loaderData?.dehydrated.queries[0]?.state.data as CreationView | undefined;
  return creation?.kind === bookWork.id ? bookHead(inherited, creation) : inherited;
}

export default function Ebook() {
  const { id = '' } = useParams();
  const enabled = isId(id);
  const creation = useQuery({ ...query(getCreation, { params: { id } }), enabled });
  // One's own book is found by its own id, a public one by that of what was published.
  const work = useQuery({ ...query(getWork, { params: { id } }), enabled: enabled && creation.isError });
  const published = creation.data?.kind === bookWork.id ? creation.data : undefined;
  const own = work.data?.kind === bookWork.id ? work.data : undefined;
  if (published?.output.data)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-16">
        <Head title={published.title} by={(published.output.data as Book).author || published.author.name}>
          <Button asChild variant="secondary" size="sm">
            <a href={urlOf(publicEpub, { params: { id } })} download>
              <Download aria-hidden /> EPUB
            </a>
          </Button>
          <Button asChild variant="ghost" size="sm">
            <Link to={href('/gallery/:id', { id })}>Comments</Link>
          </Button>
        </Head>
        <Reader key={id} id={id} title={published.title} book={published.output.data as Book} />
      </div>
    );
  if (own?.condition === 'sound')
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6 pb-16">
        <Head title={own.title} by={(own.content as Book).author}>
          <Button asChild variant="secondary" size="sm">
            <a href={urlOf(exportWork, { params: { id }, query: { format: 'epub' } })} download>
              <Download aria-hidden /> EPUB
            </a>
          </Button>
          {mayEditWork(own) && (
            <Button asChild variant="ghost" size="sm">
              <Link to={href('/ebooks', { work: id })}>
                <Pencil aria-hidden /> Edit
              </Link>
            </Button>
          )}
        </Head>
        <Reader key={id} id={id} title={own.title} book={own.content as Book} />
      </div>
    );
  if (enabled && (creation.isPending || (creation.isError && work.isPending)))
    return (
      <div aria-busy className="grid gap-6 pt-10">
        <h1 className="sr-only">Ebook</h1>
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  return (
    <ErrorState level={1} title="This book can’t be opened">
      {work.error ? wordsOf(work.error) : 'Check the link, or open another book.'}{' '}
      <Link to={href('/ebooks/public')}>Public bookshelf</Link>
    </ErrorState>
  );
}

function Head({ title, by, children }: { title: string; by: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="grid gap-1" dir="auto">
        <h1 className="text-3xl wrap-anywhere">{title}</h1>
        {by && <p className="text-muted">By {by}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
