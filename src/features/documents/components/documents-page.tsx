import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '#kit/contract/query.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { getRun } from '#tools/run/contract.ts';
import { Library } from './library.tsx';
import { useLiveDocuments } from './use-live-documents.ts';

/** Loaded when a document is open. */
const Desk = lazy(async () => ({ default: (await import('./desk.tsx')).Desk }));

const noRun = '00000000-0000-0000-0000-000000000000';

/** All documents, or one of them on the desk. A result that is opened from the history brings its document along. */
export function DocumentsPage({ title }: { title: string }) {
  useLiveDocuments();
  const [search] = useSearchParams();
  const run = search.get('run');
  const opened = useQuery({ ...query(getRun, { params: { id: run ?? noRun } }), enabled: run !== null });
  const { document, documents } = (opened.data?.input ?? {}) as { document?: string; documents?: string[] };
  const id = search.get('document') ?? document ?? (documents?.length === 1 ? documents[0] : undefined);
  const isTalk = opened.data?.tool === 'document-talk';
  if (id)
    return (
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        <Desk key={id} id={id} title={title} tab={search.get('tab') ?? (isTalk ? 'ask' : 'overview')} />
      </Suspense>
    );
  return <Library title={title} />;
}
